/** Whether what is sent there stays on this machine: by loopback, by a socket of the file system, or to nobody named. */
function isHere(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return /^(|(.+\.)?localhost|127(\.\d+){3}|::1|(\/|%2f).*)$/i.test(name);
}

/**
 * A database elsewhere is asked by TLS, or its address says what else (`sslmode=disable`): that is then for whoever runs it to answer for, as
 * within a private network of containers.
 */
export function isDatabaseSafe(url: URL): boolean {
  const { searchParams } = url;
  const host = searchParams.get('host') ?? url.hostname;
  return isHere(host) || searchParams.has('sslmode') || ['true', '1'].includes(searchParams.get('ssl') ?? '');
}

/** Whether letters go nowhere before the connection is encrypted. `smtps:` begins so; `ignoreTLS=true` in the address asks for none. */
export const needsStartTls = (url: URL): boolean =>
  url.protocol === 'smtp:' && !isHere(url.hostname) && url.searchParams.get('ignoreTLS') !== 'true';

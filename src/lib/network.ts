import { parsedUrl } from './parsed-url.ts';

/** An address as it is counted: of IPv6 the /64. */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const groups =
    tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Of an address that exists on the machine itself only: no other device comes to it. */
export function isOnlyHere(url: string): boolean {
  const host = parsedUrl(url)?.hostname ?? '';
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/.test(host);
}

/** What one customer of a provider has at most: of an IPv6 network its /48, and of IPv4 the address. */
export function siteOf(network: string): string {
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network;
}

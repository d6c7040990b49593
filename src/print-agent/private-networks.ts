import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const lans = [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const;

const lan = new BlockList();
const inside = new BlockList();
for (const [net, prefix] of lans) lan.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [...lans, ['169.254.0.0', 16], ['127.0.0.0', 8]] as const)
  inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');
inside.addAddress('::1', 'ipv6');

/** Whether an IPv4 address is of a private network (RFC 1918). */
export const isLanAddress = (address: string) => lan.check(address, 'ipv4');

/** Whether a host of a URL is of this network by its name: a private address, 'localhost', 'caixa', 'comanda.local'. */
export function isLocalHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  if (family) return inside.check(bare, family === 6 ? 'ipv6' : 'ipv4');
  return !bare.includes('.') || /\.(local|lan|home|internal|localhost)$/.test(bare);
}

/** The address of a host in this network; throws for one outside, where no printer of the restaurant is. */
export async function insideAddress(host: string): Promise<string> {
  const { address, family } = isIP(host) ? { address: host, family: isIP(host) } : await lookup(host);
  if (!inside.check(address, family === 6 ? 'ipv6' : 'ipv4')) throw new Error(`${host} is not in this network`);
  return address;
}

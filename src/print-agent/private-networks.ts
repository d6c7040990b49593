import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { isInsideAddress } from '#lib/inside-address.ts';

const lans = [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const;

const lan = new BlockList();
for (const [net, prefix] of lans) lan.addSubnet(net, prefix, 'ipv4');

/** Whether an IPv4 address is of a private network (RFC 1918). */
export const isLanAddress = (address: string) => lan.check(address, 'ipv4');

/** Whether a host of a URL is of this network by its name: a private address, 'localhost', 'caixa', 'comanda.local'. */
export function isLocalHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare)) return isInsideAddress(bare);
  return !bare.includes('.') || /\.(local|lan|home|internal|localhost)$/.test(bare);
}

/** The address of a host in this network; throws for one outside, where no printer of the restaurant is. */
export async function insideAddress(host: string): Promise<string> {
  const { address } = isIP(host) ? { address: host } : await lookup(host);
  if (!isInsideAddress(address)) throw new Error(`${host} is not in this network`);
  return address;
}

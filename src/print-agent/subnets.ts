import type { NetworkInterfaceInfo } from 'node:os';
import { isLanAddress } from './private-networks.ts';

/** A wider network is searched around the computer's own address alone. */
const widestPrefix = 24;
const mostSubnets = 4;

/** The other hosts of the computer's private IPv4 networks: at most 4 networks of at most 254 hosts. */
export function subnetHosts(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] {
  const own = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isLanAddress(address));
  const subnets = new Map<number, number>();
  for (const { address, cidr } of own) {
    const size = 2 ** (32 - Math.max(widestPrefix, Number(cidr?.split('/')[1] ?? widestPrefix)));
    const first = toNumber(address) - (toNumber(address) % size);
    subnets.set(first, Math.max(size, subnets.get(first) ?? 0));
  }
  const ownAddresses = new Set(own.map(({ address }) => address));
  return [...subnets]
    .slice(0, mostSubnets)
    .flatMap(([first, size]) => Array.from({ length: Math.max(0, size - 2) }, (_, at) => toAddress(first + 1 + at)))
    .filter((host) => !ownAddresses.has(host));
}

const toNumber = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const toAddress = (number: number) => [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');

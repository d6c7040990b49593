import { BlockList } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';

const houses = new BlockList();
houses.addSubnet('10.0.0.0', 8, 'ipv4');
houses.addSubnet('172.16.0.0', 12, 'ipv4');
houses.addSubnet('192.168.0.0', 16, 'ipv4');
const mostNetworks = 4;

/** The other addresses of the networks that this computer is in: of each at most the 254 around its own, and only of private ones. */
export function hostsAround(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] {
  const own = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && houses.check(address))
    .map(({ address }) => address);
  const networks = new Set(own.map((address) => address.slice(0, address.lastIndexOf('.'))));
  return [...networks]
    .slice(0, mostNetworks)
    .flatMap((network) => Array.from({ length: 254 }, (_, at) => `${network}.${at + 1}`))
    .filter((host) => !own.includes(host));
}

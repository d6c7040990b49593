import { isIPv4 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { type FoundPrinter, mostFound } from '#features/printing/agents/contract.ts';
import { readAddress } from '#lib/printer-address.ts';
import { type Accepts, acceptsConnection, openHosts, printPort } from './network-scan.ts';
import { subnetHosts } from './subnets.ts';

/** 1,016 hosts, 50 at once, 0.7 s each at most come to 15 s. */
const longestMs = 20_000;

interface Sources {
  /** The printers that are connected to this computer. */
  local(): Promise<FoundPrinter[]>;
  /** Which device stands at which address, as far as the computer knows. */
  macs?(): Promise<ReadonlyMap<string, string>>;
  interfaces?(): NodeJS.Dict<NetworkInterfaceInfo[]>;
  accepts?: Accepts;
}

/**
 * The printers of this computer and of its private networks. `inUse` are addresses that the agent prints to: they are listed without a
 * connection, since many printers accept one at a time.
 */
export async function findPrinters(
  { local, macs = nobody, interfaces = networkInterfaces, accepts = acceptsConnection }: Sources,
  inUse: readonly string[],
  signal: AbortSignal,
): Promise<FoundPrinter[]> {
  const busy = inUse.flatMap((address) => {
    const read = readAddress(address);
    return read?.kind === 'tcp' && read.port === printPort && isIPv4(read.host) ? [read.host] : [];
  });
  const hosts = subnetHosts(interfaces());
  const free = hosts.filter((host) => !busy.includes(host));
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  const [ofComputer, open] = await Promise.all([local().catch(() => []), openHosts(free, accepts, bounded)]);
  const inNetwork = hosts.filter((host) => busy.includes(host) || open.includes(host));
  // Asked last: a computer knows the devices that it has just spoken to.
  const known = inNetwork.length > 0 ? await macs().catch(nobody) : new Map<string, string>();
  return [...ofComputer, ...inNetwork.map((host) => atHost(host, known.get(host)))]
    .filter(({ address }) => readAddress(address) !== null)
    .slice(0, mostFound);
}

const nobody = async () => new Map<string, string>();

const atHost = (host: string, mac: string | undefined): FoundPrinter => ({
  address: `tcp://${host}:${printPort}`,
  name: null,
  via: 'network',
  ...(mac && { mac }),
});

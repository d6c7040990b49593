import { readAddress } from '#lib/printer-address.ts';
import type { FoundPrinter } from './contract.ts';

interface SetUp {
  agentId: string | null;
  address: string | null;
  /** Where it was found again. */
  movedTo: string | null;
}

/** What an agent found that is not set up yet, there or elsewhere. The same USB port or queue of another computer is another printer. */
export function notSetUp(found: readonly FoundPrinter[], agentId: string, printers: readonly SetUp[]): FoundPrinter[] {
  const known = new Set<string>();
  for (const printer of printers)
    for (const address of [printer.address, printer.movedTo]) {
      const read = address === null ? null : readAddress(address);
      if (read && (read.kind === 'tcp' || printer.agentId === agentId)) known.add(JSON.stringify(read));
    }
  return found.filter(({ address }) => {
    const read = readAddress(address);
    return read !== null && !known.has(JSON.stringify(read));
  });
}

interface AtAddress {
  address: string | null;
  /** Which device stood there when it was set up; null where that is not known. */
  mac: string | null;
}

const sameAddress = (one: string, other: string) =>
  JSON.stringify(readAddress(one)) === JSON.stringify(readAddress(other));

/** Those that a device is known by alone: behind a router several have the router's. */
function known(found: readonly FoundPrinter[]): FoundPrinter[] {
  return found.filter(({ mac }) => mac && found.filter((each) => each.mac === mac).length === 1);
}

/** Which device an agent found at an address; null where it does not know. */
export function deviceAt(address: string, found: readonly FoundPrinter[]): string | null {
  return known(found).find((each) => sameAddress(each.address, address))?.mac ?? null;
}

/** Where a printer was found again that its network has given another address; null where it was not. */
export function movedTo({ address, mac }: AtAddress, found: readonly FoundPrinter[]): string | null {
  const now = known(found).find((each) => each.mac === mac);
  return now && address !== null && !sameAddress(now.address, address) ? now.address : null;
}

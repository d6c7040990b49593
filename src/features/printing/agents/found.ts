import { readAddress } from '#lib/printer-address.ts';
import type { FoundPrinter } from './contract.ts';

interface SetUp {
  agentId: string | null;
  address: string | null;
}

/** What an agent found that is not set up yet. The same USB port or queue of another computer is another printer. */
export function notSetUp(found: readonly FoundPrinter[], agentId: string, printers: readonly SetUp[]): FoundPrinter[] {
  const known = new Set<string>();
  for (const printer of printers) {
    const read = printer.address === null ? null : readAddress(printer.address);
    if (read && (read.kind === 'tcp' || printer.agentId === agentId)) known.add(JSON.stringify(read));
  }
  return found.filter(({ address }) => {
    const read = readAddress(address);
    return read !== null && !known.has(JSON.stringify(read));
  });
}

import { m } from '#generated/messages/messages.js';
import { readAddress } from '#lib/printer-address.ts';
import type { FoundPrinter } from '../agents/contract.ts';

/** What a printer that was found is, and how it is reached: 'EPSON TM-T20 na rede', '192.168.0.50'. */
export function foundText({ address, name, via }: FoundPrinter): { name: string; where: string } {
  const called = name ?? m['printing.adding.unnamed']();
  return { name: m[`printing.adding.via.${via}`]({ name: called }), where: whereOf(address) };
}

/** An address as people know it, without what only an agent needs. */
function whereOf(address: string): string {
  const read = readAddress(address);
  if (read?.kind === 'tcp') return read.port === 9_100 ? read.host : `${read.host}:${read.port}`;
  if (read?.kind === 'device') return read.path;
  return read?.queue ?? address;
}

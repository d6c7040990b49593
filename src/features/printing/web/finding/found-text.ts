import { m } from '#generated/messages/messages.js';
import { bareAddress, readAddress } from '#lib/printer-address.ts';
import type { FoundPrinter } from '../../agents/contract.ts';

/** What a printer that was found is, and how it is reached: 'EPSON TM-T20 na rede', '192.168.0.50'. */
export function foundText({ address, name, via }: FoundPrinter): { name: string; where: string } {
  const called = name ?? m['printing.adding.unnamed']();
  return { name: m[`printing.adding.via.${via}`]({ name: called }), where: whereOf(address) };
}

/** An address as people know it: of what is on a cable they know the cable. */
export function whereOf(address: string): string {
  const read = readAddress(address);
  if (read?.kind === 'tcp') return bareAddress(address);
  if (read?.kind === 'device') return onCable(read.path);
  return read?.queue ?? address;
}

/** The second printer on a computer's cables is told from the first. */
function onCable(path: string): string {
  const before = Number(/\d+$/.exec(path)?.[0] ?? 0);
  return before === 0 ? m['printing.finding.cable']() : m['printing.finding.cableAt']({ port: before + 1 });
}

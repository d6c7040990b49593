import { readAddress } from '#lib/printer-address.ts';
import type { AnsweredPrinters } from './answered-printers.ts';
import { cupsPrinter } from './cups.ts';
import type { Device } from './device.ts';
import { deviceFile } from './device-file.ts';
import type { Spooler } from './spooler.ts';
import { tcpPrinter } from './tcp-printer.ts';

/** The printer at an address; null when the address is not one of a printer. */
export function deviceFor(address: string, spooler: Spooler, answered: AnsweredPrinters): Device | null {
  const read = readAddress(address);
  if (!read) return null;
  if (read.kind === 'tcp') return tcpPrinter(read.host, read.port, answered.of(read.host, read.port));
  if (read.kind === 'device') return deviceFile(read.path);
  return read.kind === 'windows' ? spooler.device(read.queue) : cupsPrinter(read.queue);
}

import { m } from '#generated/messages/messages.js';
import type { Printer, Standing } from '../printers/contract.ts';
import { isWell } from '../printers/troubled.ts';
import { lostComputer } from './standing.ts';

/**
 * What can be done about what waits for a printer that does not print, and how its computer is brought back before anything waits. It
 * names nothing that the house does not have: where there is no other printer, none is spoken of.
 */
export function remedyText(printer: Printer, printers: readonly Printer[]): string {
  const { standing, waiting, failed } = printer;
  if (standing === 'ready' || standing === 'printing') return '';
  if (printer.takenOverBy !== null && waiting + failed === 0)
    return m['printing.fallback.takes']({ name: printer.takenOverBy });
  const computer = lostComputer(printer);
  if (waiting + failed === 0) return computer === null ? '' : m['printing.remedy.computer']({ name: computer });
  if (standing === 'unconfirmed') return m['printing.remedy.unconfirmed']();
  const own = ownRemedy(printer, standing, computer);
  const others = printers.filter(({ id }) => id !== printer.id);
  if (others.length === 0) return `${own} ${m['printing.remedy.alone']()}`;
  return others.some(isWell) ? own : `${own} ${m['printing.remedy.noneWell']()}`;
}

function ownRemedy(
  { kind }: Printer,
  standing: Exclude<Standing, 'ready' | 'printing' | 'unconfirmed'>,
  computer: string | null,
): string {
  if (computer !== null) return m['printing.remedy.computer']({ name: computer });
  const fetches = kind === 'agent' ? 'agent' : 'fetches';
  return standing === 'never' ? m[`printing.remedy.never.${fetches}`]() : m[`printing.remedy.${standing}`]();
}

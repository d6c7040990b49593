import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import type { Printer } from '../printers/contract.ts';

/** All that comes out of a printer by itself, as one reads it: "Pedidos, mudanças e contas". Empty where nothing does. */
export function printsText({
  printsTickets,
  printsChanges,
  printsBills,
}: Pick<Printer, 'printsTickets' | 'printsChanges' | 'printsBills'>): string {
  const kinds = [
    printsTickets ? m['printing.tickets']() : [],
    printsChanges ? m['printing.changes']() : [],
    printsBills ? m['printing.bills']() : [],
  ].flat();
  const words = kinds.map((word, at) => (at === 0 ? word : word.toLocaleLowerCase(getLocale())));
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(words);
}

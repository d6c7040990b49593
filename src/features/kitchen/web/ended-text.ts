import { m } from '#generated/messages/messages.js';
import { piecesText } from '../choice-texts.ts';
import { countEndings, endingOf, isEnded } from '../ended.ts';
import type { Ticket } from '../tickets.ts';
import type { Ending } from '../values.ts';

const marks: Record<Ending, () => string> = {
  cancelled: m['kitchen.cancelled'],
  billClosed: m['kitchen.billClosed'],
  completed: m['kitchen.completed'],
};

const counts: Record<Ending, (of: { count: number }) => string> = {
  cancelled: ({ count }) => (count === 1 ? m['kitchen.cancelledOne']() : m['kitchen.cancelledCount']({ count })),
  billClosed: m['kitchen.billClosedCount'],
  completed: ({ count }) => (count === 1 ? m['kitchen.completedOne']() : m['kitchen.completedCount']({ count })),
};

const leaves: Record<Ending, () => string> = {
  cancelled: m['kitchen.goneCancelled'],
  billClosed: m['kitchen.goneBillClosed'],
  completed: m['kitchen.goneCompleted'],
};

/** On a line that is not to be made any more: why. */
export const endedMark = (ticket: Pick<Ticket, 'ended'>) => marks[endingOf(ticket)]();

/** '3 cancelados · 2 com conta fechada' */
export const endedText = (tickets: readonly Ticket[]) =>
  countEndings(tickets)
    .map(({ ending, count }) => counts[ending]({ count }))
    .join(' · ');

/** Which tables they were of; of one alone also what is not to be made: 'Mesa 5: 2 Chopp, 1 Picanha'. */
export function endedWhere(tickets: readonly Ticket[]): string {
  const [only, another] = tickets;
  if (only && !another) {
    const dishes = only.lines.map(({ pieces }) => piecesText(pieces)).join(', ');
    return `${m['kitchen.tableNumber']({ number: only.tableNumber })}: ${dishes}`;
  }
  const numbers = [...new Set(tickets.map(({ tableNumber }) => tableNumber))].sort((a, b) => a - b);
  const [number] = numbers;
  if (numbers.length === 1 && number !== undefined) return m['kitchen.tableNumber']({ number });
  return m['kitchen.endedTables']({ numbers: numbers.join(', ') });
}

/** What became of a ticket that has left, after its table's number: ready is only what somebody made. */
export const goneText = (ticket: Pick<Ticket, 'lines' | 'ended'>) =>
  isEnded(ticket) ? leaves[endingOf(ticket)]() : m['kitchen.gone']();

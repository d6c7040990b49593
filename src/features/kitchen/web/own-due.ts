import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { toldDueAt } from '../../orders/due.ts';
import { type Age, isToldApart } from '../age.ts';
import { isOpen, type Ticket } from '../tickets.ts';

/** Until when each line of a ticket has time, in words, where that is clearly another time than its head says; null for the others, and for late ones. */
export function ownDueTexts(
  ticket: Ticket,
  { state, lateLines, timeZone }: { state: Age['state']; lateLines: string | undefined; timeZone: string },
): (string | null)[] {
  const late = new Set(lateLines ? lateLines.split(' ').map(Number) : []);
  const told = toldDueAt(state, ticket);
  return ticket.lines.map((line, at) => {
    const dueAt = ticket.dueAts[at] ?? told;
    return isOpen(line) && !late.has(at) && isToldApart(dueAt, told) ? untilText(dueAt, timeZone) : null;
  });
}

export function untilText(at: number, timeZone: string): string {
  return m['kitchen.until']({ time: formatTime(new Date(at), getLocale(), timeZone) });
}

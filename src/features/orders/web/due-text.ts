import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { slipOf, toldDueAt } from '../due.ts';
import { lateBy } from '../promised.ts';
import { dueOf } from './waiting.ts';

/**
 * 'até 19:40': until when an order has time, or its new time where it slips, as the kitchen's displays say it; null where it is awaited no
 * more, or late already.
 */
export function dueText(
  order: Parameters<typeof dueOf>[0],
  now: number,
  timeZone: string,
): { text: string; slips: boolean } | null {
  const due = dueOf(order);
  if (!due || lateBy(due.firstDueAt, now) > 0) return null;
  const clock = (at: number) => formatTime(new Date(at), getLocale(), timeZone);
  const time = clock(toldDueAt('calm', due));
  if (due.expectedAt !== null && slipOf(due) > 0)
    return { text: m['kitchen.slips']({ time, expected: clock(due.expectedAt) }), slips: true };
  return { text: m['kitchen.until']({ time }), slips: false };
}

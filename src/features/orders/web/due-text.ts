import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { type Due, slipOf, toldDueAt } from '../due.ts';
import { lateBy } from '../promised.ts';

/**
 * 'até 19:40': until when what is awaited has time, or its new time where it slips, as the kitchen's displays say it; null where nothing is
 * awaited, or it is late already.
 */
export function dueText(due: Due | null, now: number, timeZone: string): { text: string; slips: boolean } | null {
  if (!due || lateBy(due.firstDueAt, now) > 0) return null;
  const clock = (at: number) => formatTime(new Date(at), getLocale(), timeZone);
  const time = clock(toldDueAt('calm', due));
  if (due.expectedAt !== null && slipOf(due) > 0)
    return { text: m['kitchen.slips']({ time, expected: clock(due.expectedAt) }), slips: true };
  return { text: m['kitchen.until']({ time }), slips: false };
}

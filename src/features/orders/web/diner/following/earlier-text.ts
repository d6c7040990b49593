import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { FollowedOrder } from '../../../contract.ts';
import { earlierOf, lateBy } from '../../../promised.ts';

type Promised = Pick<FollowedOrder, 'promisedTo' | 'expected' | 'lines'>;

/**
 * 'Café espresso por volta das 19:10 · o resto até 19:35': what comes clearly before the rest of an order, by its promise. Null where nothing does
 * any more, and where the kitchen is late: then only the new time holds.
 */
export function earlierText(
  order: Promised,
  { now, timezone, nameOf }: { now: number; timezone: string; nameOf: (line: Promised['lines'][number]) => string },
): string | null {
  const earlier = order.expected === null ? earlierOf(order) : null;
  if (!earlier || lateBy(earlier.dueAt, now) > 0) return null;
  const time = (at: number) => formatTime(new Date(at), getLocale(), timezone);
  const dishes = dishesText([...new Set(earlier.lines.map(nameOf))]);
  return m['diner.readyEarlier']({ dishes, time: time(earlier.dueAt), rest: time(earlier.restDueAt) });
}

function dishesText([first = '', second, ...more]: readonly string[]): string {
  if (second === undefined) return first;
  if (more.length === 0) return m['diner.dishesTwo']({ first, second });
  return m['diner.dishesMore']({ first, second, count: more.length });
}

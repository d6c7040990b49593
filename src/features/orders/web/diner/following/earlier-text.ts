import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { FollowedOrder } from '../../../contract.ts';
import { comesBefore, earlierOf, lateBy } from '../../../promised.ts';

type Promised = Pick<FollowedOrder, 'promisedTo' | 'expected' | 'lines'>;

/**
 * 'Café espresso por volta das 19:10 · o resto até 19:35': what comes clearly before the rest of an order, by its promise, or by the new time of
 * its station. Null where nothing does any more, and where the kitchen is late: then only the new time of the whole holds.
 */
export function earlierText(
  order: Promised,
  { now, timezone, nameOf }: { now: number; timezone: string; nameOf: (line: Promised['lines'][number]) => string },
): string | null {
  const earlier = order.expected === null ? earlierOf(order) : null;
  if (!earlier) return null;
  const { lines, restDueAt } = earlier;
  const at = Math.max(
    earlier.dueAt,
    ...lines.flatMap(({ expectedTo }) => (expectedTo ? [Date.parse(expectedTo)] : [])),
  );
  if (lateBy(at, now) > 0 || !comesBefore(at, restDueAt)) return null;
  const time = (at: number) => formatTime(new Date(at), getLocale(), timezone);
  const dishes = dishesText([...new Set(lines.map(nameOf))]);
  return m['diner.readyEarlier']({ dishes, time: time(at), rest: time(restDueAt) });
}

function dishesText([first = '', second, ...more]: readonly string[]): string {
  if (second === undefined) return first;
  if (more.length === 0) return m['diner.dishesTwo']({ first, second });
  return m['diner.dishesMore']({ first, second, count: more.length });
}

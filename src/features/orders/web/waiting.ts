import { minutesSince } from '#lib/minutes.ts';
import type { FollowedOrder, Order } from '../contract.ts';
import type { Due } from '../due.ts';
import { firstReadySince } from '../lines/carries.ts';
import { statusOfFired } from '../lines/status.ts';
import { isActive } from '../order.ts';
import { awaitedSpan, lateBy } from '../promised.ts';
import { waitsTooLong } from '../waits-too-long.ts';

/** Whether all of it that is to come by now waits to be carried. */
export const isReady = (order: Parameters<typeof statusOfFired>[0]) => statusOfFired(order) === 'pronto';

type Promised = Pick<Order, 'status' | 'createdAt' | 'promisedTo' | 'lines'>;

/** By when what is still to be made of an order is due, and when it is likely to be ready where it will be late; null once the kitchen has finished its part. */
export function dueOf(order: Promised & Partial<Pick<FollowedOrder, 'expected'>>): Due | null {
  const span = isActive(order.status) && !isReady(order) ? awaitedSpan(order) : null;
  return span && { ...span, expectedAt: order.expected ? Date.parse(order.expected.to) : null };
}

/** How many minutes the kitchen is behind with the first that it promised, as its own displays say; 0 while it is in time or has finished its part. */
export function lateMinutes(order: Promised, now: number): number {
  const due = dueOf(order);
  return due ? lateBy(due.firstDueAt, now) : 0;
}

/** From these minutes on food that is ready gets cold. */
const due = 3;

export interface ReadyWait {
  minutes: number;
  state: 'calm' | 'due' | 'late';
}

/** Since the first of what waits to be carried is ready; null where nothing waits. A step that was taken back leaves this as it was: it is told by the lines. */
export function waitsSince(order: Pick<Order, 'lines' | 'readyAt' | 'createdAt'>): string | null {
  return firstReadySince(
    order.lines.filter(({ status }) => status === 'pronto'),
    order,
  );
}

/** The same of an order that is ready. */
export const readySince = (order: Parameters<typeof waitsSince>[0]) =>
  waitsSince(order) ?? order.readyAt ?? order.createdAt;

type CarriedOrder = Pick<Order, 'tableId' | 'lines' | 'readyAt' | 'createdAt'>;

/** Those of which anything waits to be carried, as the tables on the floor count it: one's `own` tables first, then what waits longest. */
export function readyOf<Each extends CarriedOrder>(orders: readonly Each[], own: ReadonlySet<string>): Each[] {
  const others = ({ tableId }: Each) => Number(!own.has(tableId));
  return orders
    .filter((order) => waitsSince(order) !== null)
    .sort((a, b) => others(a) - others(b) || readySince(a).localeCompare(readySince(b)));
}

/** How long an order has waited to be carried; null of one that does not. */
export function readyWait(
  order: Pick<Order, 'status' | 'lines' | 'readyAt' | 'createdAt'>,
  now: number,
): ReadyWait | null {
  if (!isReady(order)) return null;
  return waitOf(readySince(order), now);
}

/** How long and how badly what is ready has waited. */
export function waitOf(since: string, now: number): ReadyWait {
  const minutes = minutesSince(since, now);
  return { minutes, state: waitsTooLong('food', since, now) ? 'late' : minutes >= due ? 'due' : 'calm' };
}

/** What a card's frame says: that the kitchen is late with it, or that it gets cold, before that somebody has to look at it. */
export function frameOf(card: { late: boolean; cold: boolean; called: boolean }): 'late' | 'called' | null {
  if (card.late || card.cold) return 'late';
  return card.called ? 'called' : null;
}

type BoardOrder = Parameters<typeof lateMinutes>[0] & Parameters<typeof waitsSince>[0];

/**
 * Which of two orders of a column wants somebody sooner: first that of which something waits to be carried, then what is late, then
 * what is new or changed (`called`); of two alike what has waited longest.
 */
export function byWaiting<Each extends BoardOrder>(now: number, called: (order: Each) => boolean) {
  return (a: Each, b: Each): number => {
    const aReady = waitsSince(a);
    const bReady = waitsSince(b);
    if (aReady !== null && bReady !== null) return aReady.localeCompare(bReady);
    if (aReady !== bReady) return aReady === null ? 1 : -1;
    return (
      lateMinutes(b, now) - lateMinutes(a, now) ||
      Number(called(b)) - Number(called(a)) ||
      a.createdAt.localeCompare(b.createdAt)
    );
  };
}

import { minutesSince } from '#lib/minutes.ts';
import type { Order } from '../contract.ts';
import { statusOfFired } from '../lines/status.ts';
import { isActive } from '../order.ts';
import { lateBy, orderDueAt } from '../promised.ts';
import { waitsTooLong } from '../waits-too-long.ts';

/** Whether all of it that is to come by now waits to be carried. */
export const isReady = (order: Parameters<typeof statusOfFired>[0]) => statusOfFired(order) === 'pronto';

/** How many minutes the kitchen is behind its promise, the same that the guest reads; 0 while it is in time or has finished its part. */
export function lateMinutes(order: Pick<Order, 'status' | 'promisedTo' | 'lines'>, now: number): number {
  if (!isActive(order.status) || isReady(order)) return 0;
  const dueAt = orderDueAt(order);
  return dueAt === null ? 0 : lateBy(dueAt, now);
}

/** From these minutes on food that is ready gets cold. */
const due = 3;

export interface ReadyWait {
  minutes: number;
  state: 'calm' | 'due' | 'late';
}

/** Since all of it that is fired is ready. A step that was taken back leaves this as it was: it is told by the lines. */
export function readySince({ lines, readyAt, createdAt }: Pick<Order, 'lines' | 'readyAt' | 'createdAt'>): string {
  const made = lines.flatMap((line) => (line.status !== 'cancelado' && line.readyAt) || []);
  return made.sort().at(-1) ?? readyAt ?? createdAt;
}

/** What waits to be carried, what waits longest first. */
export function readyOf<Each extends Order>(orders: readonly Each[]): Each[] {
  return orders.filter(isReady).sort((a, b) => readySince(a).localeCompare(readySince(b)));
}

/** How long an order has waited to be carried; null of one that does not. */
export function readyWait(
  order: Pick<Order, 'status' | 'lines' | 'readyAt' | 'createdAt'>,
  now: number,
): ReadyWait | null {
  if (!isReady(order)) return null;
  const since = readySince(order);
  const minutes = minutesSince(since, now);
  return { minutes, state: waitsTooLong('food', since, now) ? 'late' : minutes >= due ? 'due' : 'calm' };
}

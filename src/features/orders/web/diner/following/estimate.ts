import { clockMinutes } from '#lib/time.ts';
import type { FollowedOrder } from '../../../contract.ts';
import { onlyHeldLeft } from '../../../lines/status.ts';
import { isActive } from '../../../order.ts';
import { lateBy, orderDueAt } from '../../../promised.ts';

export type Estimate =
  | { kind: 'range' | 'delayed'; from: number; to: number }
  | { kind: 'soon' }
  | { kind: 'late'; minutes: number }
  | { kind: 'unknown' }
  | { kind: 'held' }
  | { kind: 'ready' };

const minuteMs = 60_000;

type Promised = Pick<FollowedOrder, 'status' | 'promisedFrom' | 'promisedTo' | 'expected'> & {
  lines: readonly Pick<FollowedOrder['lines'][number], 'status' | 'heldAt' | 'promisedTo'>[];
};

/**
 * What can honestly be said of when an order is ready, in whole minutes from now. Null when it is no longer awaited.
 * A delay is said with its new time before the promise has passed; from then on it is late.
 * Minutes are told from clock to clock: whoever adds them to the time on their phone comes to the time beside them.
 */
export function estimateAt(order: Promised, now: number): Estimate | null {
  if (!isActive(order.status)) return null;
  if (order.status === 'pronto') return { kind: 'ready' };
  if (onlyHeldLeft(order.lines)) return { kind: 'held' };
  const dueAt = orderDueAt(order);
  if (!order.promisedFrom || dueAt === null) return { kind: 'unknown' };
  const late = lateBy(dueAt, now);
  if (late >= 1) return { kind: 'late', minutes: late };
  const awaited = order.expected ?? { from: order.promisedFrom, to: dueAt };
  const to = clockMinutes(now, new Date(awaited.to).getTime());
  if (to <= 1) return { kind: 'soon' };
  const from = clockMinutes(now, Date.parse(awaited.from));
  const kind = order.expected ? 'delayed' : 'range';
  return { kind, from: Math.min(Math.max(from, 1), to - 1), to };
}

/** The same in clock times: from when and until when, or when it should have been ready. */
export function clockOf(
  estimate: Estimate | null,
  order: Pick<Promised, 'promisedTo' | 'lines'>,
  now: number,
): number[] {
  if (estimate && 'to' in estimate) return [estimate.from, estimate.to].map((minutes) => now + minutes * minuteMs);
  const awaited = estimate?.kind === 'soon' || estimate?.kind === 'late';
  const dueAt = awaited ? orderDueAt(order) : null;
  return dueAt === null ? [] : [dueAt];
}

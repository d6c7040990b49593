import type { Order } from '../../contract.ts';
import { isActive } from '../../order.ts';

export type Estimate =
  | { kind: 'range'; from: number; to: number }
  | { kind: 'soon' }
  | { kind: 'late'; minutes: number }
  | { kind: 'unknown' }
  | { kind: 'ready' };

const minuteMs = 60_000;

/** What can honestly be said of when an order is ready, in whole minutes from now. Null when it is no longer awaited. */
export function estimateAt(order: Pick<Order, 'status' | 'promisedFrom' | 'promisedTo'>, now: number): Estimate | null {
  if (!isActive(order.status)) return null;
  if (order.status === 'pronto') return { kind: 'ready' };
  if (!order.promisedFrom || !order.promisedTo) return { kind: 'unknown' };
  const left = Date.parse(order.promisedTo) - now;
  const late = Math.floor(-left / minuteMs);
  if (late >= 1) return { kind: 'late', minutes: late };
  const to = Math.ceil(left / minuteMs);
  if (to <= 1) return { kind: 'soon' };
  const from = Math.ceil((Date.parse(order.promisedFrom) - now) / minuteMs);
  return { kind: 'range', from: Math.min(Math.max(from, 1), to - 1), to };
}

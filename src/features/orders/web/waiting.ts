import type { Order } from '../contract.ts';
import { isActive } from '../order.ts';

const minute = 60_000;

/** Whole minutes since the order was placed. */
export function ageMinutes(order: Pick<Order, 'createdAt'>, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(order.createdAt)) / minute));
}

/** How many minutes the kitchen is behind its promise; 0 while it is in time or has finished its part. */
export function lateMinutes(order: Pick<Order, 'status' | 'promisedTo'>, now: number): number {
  if (!order.promisedTo || !isActive(order.status) || order.status === 'pronto') return 0;
  return Math.max(0, Math.floor((now - Date.parse(order.promisedTo)) / minute));
}

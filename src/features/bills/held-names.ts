import type { Order } from '../orders/contract.ts';
import { isOwed } from '../orders/order.ts';

/** What is held of what the bill asks for, each dish once with its pieces: '2x Coxinha'. */
export function heldNames(orders: readonly Order[]): string[] {
  const pieces = new Map<string, number>();
  for (const { name, quantity, heldAt } of orders.filter(isOwed).flatMap(({ lines }) => lines))
    if (heldAt !== null) pieces.set(name, (pieces.get(name) ?? 0) + quantity);
  return [...pieces].map(([name, quantity]) => `${quantity}x ${name}`);
}

import type { Order } from '../orders/contract.ts';
import { isToMake } from '../orders/lines/status.ts';

/** How many pieces the kitchen has still to make. What is held, or left the board unfinished, is not with it. */
export function unmadeDishes(orders: readonly Pick<Order, 'unfinishedAt' | 'lines'>[]): number {
  return orders
    .filter(({ unfinishedAt }) => unfinishedAt === null)
    .flatMap(({ lines }) => lines)
    .filter(({ status, heldAt }) => isToMake(status) && heldAt === null)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

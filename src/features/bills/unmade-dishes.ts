import type { Order } from '../orders/contract.ts';
import type { OrderLine } from '../orders/lines/contract.ts';
import { isToMake } from '../orders/lines/status.ts';

type Line = Pick<OrderLine, 'status' | 'heldAt' | 'quantity'>;

/** The lines that the kitchen has still to make, with their orders. What is held, or left the board unfinished, is not with it. */
export function unmadeLines<Each extends { unfinishedAt: string | null; lines: readonly Line[] }>(
  orders: readonly Each[],
): { order: Each; line: Each['lines'][number] }[] {
  return orders
    .filter(({ unfinishedAt }) => unfinishedAt === null)
    .flatMap((order) => order.lines.map((line) => ({ order, line })))
    .filter(({ line: { status, heldAt } }) => isToMake(status) && heldAt === null);
}

/** How many pieces the kitchen has still to make. */
export function unmadeDishes(orders: readonly Pick<Order, 'unfinishedAt' | 'lines'>[]): number {
  return unmadeLines(orders).reduce((sum, { line }) => sum + line.quantity, 0);
}

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

/** What is left of each of the orders once these lines are taken off, by the orders' ids. */
export function remainingOf(
  taken: readonly { order: Pick<Order, 'id' | 'lines'>; line: Pick<OrderLine, 'line'> }[],
): Map<string, OrderLine[]> {
  const isTaken = (order: Pick<Order, 'id'>, { line }: OrderLine) =>
    taken.some((each) => each.order.id === order.id && each.line.line === line);
  return new Map(
    taken.map(({ order }) => [
      order.id,
      order.lines.filter((line) => line.status !== 'cancelado' && !isTaken(order, line)),
    ]),
  );
}

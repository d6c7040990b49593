import type { Order } from '../../contract.ts';

interface BoardFilter {
  /** The tables of whoever looks, where only those are wanted. */
  own: ReadonlySet<string> | null;
  /** How the number of the table begins. It is looked for among all tables. */
  number: string;
}

/** What of the board is shown. */
export function filterOrders<Each extends Pick<Order, 'tableId' | 'tableNumber'>>(
  orders: readonly Each[],
  { own, number }: BoardFilter,
): Each[] {
  if (number) return orders.filter(({ tableNumber }) => String(tableNumber).startsWith(number));
  return orders.filter(({ tableId }) => own === null || own.has(tableId));
}

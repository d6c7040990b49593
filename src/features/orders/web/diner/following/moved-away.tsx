import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { TableOrders } from '../../../contract.ts';

/** Where the orders are that staff have taken to another table: they are on its bill, and no longer on this one. */
export function MovedAway({ orders }: { orders: TableOrders['movedAway'] }) {
  if (orders.length === 0) return null;
  return (
    <ul className="mx-3 mb-4 grid gap-2 lg:mx-8">
      {orders.map(({ id, number, tableNumber }) => (
        <li key={id}>
          <Notice tone="blue">{m['diner.orderMoved']({ number, table: tableNumber })}</Notice>
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import type { Order } from '../../contract.ts';
import { isActive } from '../../order.ts';

export interface TableOrders {
  orders: Order[];
  now: string;
}

/** The orders of the table's bill, and the difference between the server's clock and this device's. */
export function useTableOrders(slug: string, number: number, initialData?: TableOrders) {
  const query = useQuery({ ...api.orders.ofTable.queryOptions({ input: { slug, number } }), initialData });
  const orders = query.data?.orders;
  return {
    query,
    orders,
    clockOffset: query.data ? Date.parse(query.data.now) - query.dataUpdatedAt : 0,
    active: orders?.some((order) => isActive(order.status)) ?? false,
    /** Whoever asks has not shown that they sit at this table. */
    notSeated: errorCode(query.error) === 'table_secret_required',
  };
}

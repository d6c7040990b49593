import { useQuery } from '@tanstack/react-query';
import { api } from '#client/diner-api.ts';
import { errorCode } from '#client/errors.ts';
import type { Order } from '../../contract.ts';
import { isActive } from '../../order.ts';

export interface TableOrders {
  orders: Order[];
  now: string;
}

/** The orders of the table's bill, asked for once it is known that whoever asks sits there; and how far this device's clock is off. */
export function useTableOrders(slug: string, number: number, initialData?: TableOrders) {
  const input = { slug, number };
  const visit = useQuery(api.tables.visit.queryOptions({ input }));
  const query = useQuery({
    ...api.orders.ofTable.queryOptions({ input }),
    initialData,
    enabled: initialData !== undefined || visit.data?.seated === true,
  });
  const orders = query.data?.orders;
  const failed = visit.isError ? visit : query;
  return {
    orders,
    clockOffset: query.data ? Date.parse(query.data.now) - query.dataUpdatedAt : 0,
    active: orders?.some((order) => isActive(order.status)) ?? false,
    /** They have not shown that they sit at this table. */
    notSeated: visit.data?.seated === false || errorCode(query.error) === 'table_secret_required',
    error: orders ? null : failed.error,
    isError: failed.isError,
    retry: () => void failed.refetch(),
  };
}

import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { OrderEvent } from './history/contract.ts';
import type { OrderStatus } from './values.ts';

const recordEach = statement(
  'orders.recordForAll',
  `insert into order_events (restaurant_id, order_id, at, actor_id, kind, other_table_id, from_status, to_status)
   select $1, o.id, $2, $3, $4, $5, o.was, coalesce($6, o.was)
   from unnest($7::uuid[], $8::text[]) with ordinality o (id, was, place) order by o.place`,
);

interface Deed {
  kind: OrderEvent['kind'];
  otherTableId?: string;
  /** Where they stand by it. Without it they stay as they are; it opens none again. */
  to?: Extract<OrderStatus, 'entregue'>;
  actorId: string | null;
  now: Date;
}

/** What became of a whole bill stands in the history of each of its orders. */
export async function recordForAll(
  tx: TransactionScope,
  orders: readonly { id: string; status: OrderStatus }[],
  { kind, otherTableId, to, actorId, now }: Deed,
): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  const statuses = orders.map(({ status }) => status);
  const deed = [now.toISOString(), actorId, kind, otherTableId ?? null, to ?? null];
  await tx.rows(recordEach, [tx.restaurantId, ...deed, ids, statuses]);
}

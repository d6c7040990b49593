import type { z } from 'zod';
import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Order, orderEvent } from './contract.ts';

const columns = `o.id, o.table_id as "tableId", t.number as "tableNumber", o.number, o.status, o.items_cents as "itemsCents",
  (o.service_fee_percentage * 100)::int as "serviceFeeBasisPoints", o.service_fee_cents as "serviceFeeCents",
  o.total_cents as "totalCents", o.created_at as "createdAt", o.preparing_at as "preparingAt", o.ready_at as "readyAt",
  o.delivered_at as "deliveredAt", o.promised_from as "promisedFrom", o.promised_to as "promisedTo",
  o.cancel_reason as "cancelReason", o.revision, coalesce(i.lines, '[]') as lines`;

const joined = `join tables t on t.restaurant_id = o.restaurant_id and t.id = o.table_id
  left join lateral (
    select json_agg(json_build_object('line', i.line, 'productId', i.product_id, 'name', i.name, 'quantity', i.quantity,
      'unitCents', i.unit_cents, 'choices', i.choices, 'notes', i.notes) order by i.line) as lines
    from order_items i where i.restaurant_id = o.restaurant_id and i.order_id = o.id
  ) i on true`;

/** More active orders than any house can work on; the board says nothing useful beyond it. */
const boardLimit = 300;

const active = statement(
  'orders.active',
  `select ${columns} from orders o ${joined}
   where o.restaurant_id = $1 and o.status in ('pendente', 'preparando', 'pronto') order by o.created_at, o.id limit ${boardLimit}`,
);

export function activeOrders(scope: Scope): Promise<Order[]> {
  return scope.rows<Order>(active, [scope.restaurantId]);
}

const settledPage = statement(
  'orders.settledPage',
  `select ${columns} from orders o ${joined}
   where o.restaurant_id = $1 and o.status in ('entregue', 'cancelado') and (o.created_at, o.id) < ($2, $3)
   order by o.created_at desc, o.id desc limit $4`,
);

/** Delivered and cancelled orders created before a position, newest first. */
export function settledOrders(
  scope: Scope,
  before: { createdAt: string; id: string },
  limit: number,
): Promise<Order[]> {
  return scope.rows<Order>(settledPage, [scope.restaurantId, before.createdAt, before.id, limit]);
}

const ofOpenBill = statement(
  'orders.ofOpenBill',
  `select ${columns} from bills b join orders o on o.restaurant_id = b.restaurant_id and o.bill_id = b.id ${joined}
   where b.restaurant_id = $1 and b.table_id = $2 and b.closed_at is null order by o.created_at desc, o.id desc`,
);

/** The orders of a table's open bill, newest first; none when no bill is open. */
export function ordersOfOpenBill(scope: Scope, tableId: string): Promise<Order[]> {
  return scope.rows<Order>(ofOpenBill, [scope.restaurantId, tableId]);
}

const one = statement(
  'orders.one',
  `select ${columns} from orders o ${joined} where o.restaurant_id = $1 and o.id = $2`,
);

export async function readOrder(scope: Scope | TransactionScope, id: string): Promise<Order | null> {
  const [order] = await scope.rows<Order>(one, [scope.restaurantId, id]);
  return order ?? null;
}

const events = statement(
  'orders.events',
  `select e.at, u.name as actor, e.kind, e.from_status as "from", e.to_status as "to", e.reopened, e.reason
   from order_events e left join users u on u.id = e.actor_id
   where e.restaurant_id = $1 and e.order_id = $2 order by e.id`,
);

export function orderHistory(scope: Scope, id: string): Promise<z.infer<typeof orderEvent>[]> {
  return scope.rows(events, [scope.restaurantId, id]);
}

const deliveredSince = statement(
  'orders.deliveredSince',
  `select count(*)::int as count from orders where restaurant_id = $1 and status = 'entregue' and created_at >= $2`,
);

export async function countDelivered(scope: Scope, since: string): Promise<number> {
  const [answer] = await scope.rows<{ count: number }>(deliveredSince, [scope.restaurantId, since]);
  return answer?.count ?? 0;
}

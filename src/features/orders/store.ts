import type { z } from 'zod';
import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Order, orderEvent } from './contract.ts';
import { columns, joined, onAnyBill, onOpenBill } from './order-columns.ts';

/** More active orders than any house can work on; the board says nothing useful beyond it. */
const boardLimit = 300;

const active = statement(
  'orders.active',
  `select ${columns}, ${onOpenBill} from orders o ${joined}
   where o.restaurant_id = $1 and o.status in ('pendente', 'preparando', 'pronto') order by o.created_at, o.id limit ${boardLimit}`,
);

export function activeOrders(scope: Scope): Promise<Order[]> {
  return scope.rows<Order>(active, [scope.restaurantId]);
}

const ofOpenBill = statement(
  'orders.ofOpenBill',
  `select ${columns}, ${onOpenBill} from bills b join orders o on o.restaurant_id = b.restaurant_id and o.bill_id = b.id ${joined}
   where b.restaurant_id = $1 and b.table_id = $2 and b.closed_at is null order by o.created_at desc, o.id desc`,
);

/** The orders of a table's open bill, newest first; none when no bill is open. */
export function ordersOfOpenBill(scope: Scope, tableId: string): Promise<Order[]> {
  return scope.rows<Order>(ofOpenBill, [scope.restaurantId, tableId]);
}

const ofBill = statement(
  'orders.ofBill',
  `select ${columns}, ${onAnyBill} from orders o ${joined}
   where o.restaurant_id = $1 and o.bill_id = $2 order by o.number, o.id`,
);

/** Everything ordered on a bill, in its order. */
export function ordersOfBill(scope: Scope | TransactionScope, billId: string): Promise<Order[]> {
  return scope.rows<Order>(ofBill, [scope.restaurantId, billId]);
}

const one = statement(
  'orders.one',
  `select ${columns}, ${onAnyBill} from orders o ${joined} where o.restaurant_id = $1 and o.id = $2`,
);

export async function readOrder(scope: Scope | TransactionScope, id: string): Promise<Order | null> {
  const [order] = await scope.rows<Order>(one, [scope.restaurantId, id]);
  return order ?? null;
}

const events = statement(
  'orders.events',
  `select o.created_at as at, u.name as actor, 'status' as kind, null as "from",
     coalesce((select e.from_status from order_events e where e.restaurant_id = $1 and e.order_id = $2
       and e.from_status is not null order by e.id limit 1), o.status) as "to",
     false as reopened, null as reason, null::uuid as id
   from orders o left join users u on u.id = o.placed_by
   where o.restaurant_id = $1 and o.id = $2
     and not exists (select from order_events e where e.restaurant_id = $1 and e.order_id = $2 and e.from_status is null)
   union all
   select e.at, u.name, e.kind, e.from_status, e.to_status, e.reopened, e.reason, e.id
   from order_events e left join users u on u.id = e.actor_id
   where e.restaurant_id = $1 and e.order_id = $2 order by id nulls first`,
);

/** What happened to an order, beginning with who placed it. */
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

import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Order, TableOrders } from './contract.ts';
import type { OrderAmounts } from './figures.ts';
import type { OrderEvent } from './history/contract.ts';
import { amounts, columns, joined, onAnyBill, onOpenBill, rush } from './order-columns.ts';

const active = statement(
  'orders.active',
  `select ${columns}, ${rush}, ${onOpenBill} from orders o ${joined}
   where o.restaurant_id = $1 and o.status in ('pendente', 'preparando', 'pronto') and o.unfinished_at is null order by o.created_at, o.id`,
);

/** All of them but what was left unfinished: an order that stands on no screen is made by nobody. */
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

const leftTable = statement(
  'orders.leftTable',
  `select o.id, o.former_number as number, there.number as "tableNumber" from tables t
   join orders o on o.restaurant_id = t.restaurant_id and o.former_sitting = t.sitting and o.table_id <> t.id
   join bills b on b.restaurant_id = o.restaurant_id and b.id = o.bill_id and b.closed_at is null
   join tables there on there.restaurant_id = t.restaurant_id and there.id = o.table_id
   where t.restaurant_id = $1 and t.id = $2 and o.former_number is not null order by o.former_number, o.id`,
);

/**
 * The orders of those who sit at a table that were edited over to another, and where they are now, until they are paid there: where
 * phones stay seated, the next party has the same sitting.
 */
export function ordersMovedAway(scope: Scope, tableId: string): Promise<TableOrders['movedAway']> {
  return scope.rows(leftTable, [scope.restaurantId, tableId]);
}

const ofBill = statement(
  'orders.ofBill',
  `select ${columns}, ${rush}, ${onAnyBill} from orders o ${joined}
   where o.restaurant_id = $1 and o.bill_id = $2 order by o.number, o.id`,
);

/** Everything ordered on a bill, in its order. */
export function ordersOfBill(scope: Scope | TransactionScope, billId: string): Promise<Order[]> {
  return scope.rows<Order>(ofBill, [scope.restaurantId, billId]);
}

const amountsOf = statement(
  'orders.amountsOfBill',
  `select ${amounts} from orders o where o.restaurant_id = $1 and o.bill_id = $2 order by o.number, o.id`,
);

/** The same orders without their lines and what became of those, which is most of a reading. */
export function amountsOfBill(scope: Scope | TransactionScope, billId: string): Promise<OrderAmounts[]> {
  return scope.rows<OrderAmounts>(amountsOf, [scope.restaurantId, billId]);
}

const one = statement(
  'orders.one',
  `select ${columns}, ${rush}, ${onAnyBill} from orders o ${joined} where o.restaurant_id = $1 and o.id = $2`,
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
     false as reopened, null as reason, null::integer as "otherTableNumber", '[]'::json as changes, '[]'::json as lines, null::json as correction, null::uuid as id
   from orders o left join users u on u.id = o.placed_by
   where o.restaurant_id = $1 and o.id = $2
     and not exists (select from order_events e where e.restaurant_id = $1 and e.order_id = $2 and e.from_status is null)
   union all
   select e.at, coalesce(u.name, d.name), e.kind, e.from_status, e.to_status, e.reopened, e.reason,
     (select t.number from tables t where t.restaurant_id = $1 and t.id = e.other_table_id),
     coalesce((select json_agg(json_build_object('line', c.line, 'was', c.was, 'became', c.became) order by c.line)
       from order_line_changes c where c.restaurant_id = $1 and c.order_id = $2 and c.event_id = e.id), '[]'),
     coalesce((select json_agg(json_build_object('name', i.name, 'quantity', i.quantity) order by i.line)
       from order_items i where i.restaurant_id = $1 and i.order_id = $2 and i.line = any(e.lines)), '[]'),
     (select json_build_object('line', k.line, 'name', k.name, 'quantity', k.quantity, 'worthCents', k.worth_cents,
         'approvedBy', a.name)
       from line_corrections k left join users a on a.id = k.approved_by
       where k.restaurant_id = $1 and k.order_id = $2 and k.event_id = e.id), e.id
   from order_events e left join users u on u.id = e.actor_id
     left join kitchen_devices d on d.restaurant_id = $1 and d.id = e.device_id
   where e.restaurant_id = $1 and e.order_id = $2 order by id nulls first`,
);

/** What happened to an order, beginning with who placed it. */
export function orderHistory(scope: Scope, id: string): Promise<OrderEvent[]> {
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

const unfinished = statement(
  'orders.countUnfinished',
  `select count(*)::int as count from orders
   where restaurant_id = $1 and unfinished_at >= $2 and status in ('pendente', 'preparando', 'pronto')`,
);

/** Orders that left the board unfinished since an instant, and are so still. */
export async function countUnfinished(scope: Scope, since: string): Promise<number> {
  const [answer] = await scope.rows<{ count: number }>(unfinished, [scope.restaurantId, since]);
  return answer?.count ?? 0;
}

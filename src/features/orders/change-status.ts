import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { OrderStatus } from './contract.ts';
import { addMinutes, estimate } from './estimate.ts';
import { kitchenOf } from './kitchen.ts';
import { reopens } from './order.ts';

export interface StatusChange {
  id: string;
  to: OrderStatus;
  /** What the caller's screen showed: a change made from an outdated screen is refused, so no step is skipped by two people. */
  from?: OrderStatus;
  reason?: string;
  actorId: string;
  now: Date;
}

interface Locked {
  status: OrderStatus;
  revision: number;
  tableId: string;
  billId: string;
  billClosed: boolean;
  completed: boolean;
  paid: boolean;
  minutes: number[];
}

const lock = statement('orders.lock', 'select from orders where restaurant_id = $1 and id = $2 for update');

// A statement of its own: it sees what was committed while the lock was waited for, such as the closing of the bill.
const locked = statement(
  'orders.locked',
  `select o.status, o.revision, o.table_id as "tableId", o.bill_id as "billId", o.completed_at is not null as completed,
     o.paid_at is not null as paid,
     (select b.closed_at is not null from bills b where b.restaurant_id = o.restaurant_id and b.id = o.bill_id) as "billClosed",
     (select coalesce(array_agg(p.preparation_minutes), '{}') from order_items i
       join products p on p.restaurant_id = i.restaurant_id and p.id = i.product_id
       where i.restaurant_id = o.restaurant_id and i.order_id = o.id) as minutes
   from orders o where o.restaurant_id = $1 and o.id = $2`,
);

const undoCompletion = statement(
  'orders.undoCompletion',
  `update orders set completed_at = null, complete_hash = null, custom_charges = '[]', discount_type = null, discount_value = null,
     service_fee_cents = round(items_cents * service_fee_percentage / 100),
     total_cents = items_cents + round(items_cents * service_fee_percentage / 100)
   where restaurant_id = $1 and id = $2`,
);

const move = statement(
  'orders.move',
  `update orders set status = $3, revision = revision + 1,
     preparing_at = case when $3 = 'preparando' then $4 when $3 = 'pendente' then null else coalesce(preparing_at, $4) end,
     ready_at = case when $3 = 'pronto' then $4 when $3 in ('pendente', 'preparando') then null else coalesce(ready_at, $4) end,
     delivered_at = case when $3 = 'entregue' then $4::timestamptz end,
     cancelled_at = case when $3 = 'cancelado' then $4::timestamptz end,
     cancel_reason = case when $3 = 'cancelado' then $5 end,
     promised_from = coalesce($6, promised_from), promised_to = coalesce($7, promised_to)
   where restaurant_id = $1 and id = $2 returning revision`,
);

const record = statement(
  'orders.record',
  `insert into order_events (restaurant_id, order_id, at, actor_id, kind, from_status, to_status, reopened, reason)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** The order, locked until the transaction ends. Refuses what was paid, by itself or with its bill. */
export async function lockOrder(scope: TransactionScope, id: string): Promise<Locked> {
  await scope.rows(lock, [scope.restaurantId, id]);
  const [order] = await scope.rows<Locked>(locked, [scope.restaurantId, id]);
  if (!order) throw new CodedError('order_not_found');
  if (order.billClosed) throw new CodedError('bill_closed');
  if (order.paid) throw new CodedError('order_paid');
  return order;
}

/** An order that goes on changing comes to its plain sum again: what the cashier had fixed was about what it was. */
export async function reckonAnew(tx: TransactionScope, id: string): Promise<void> {
  await tx.rows(undoCompletion, [tx.restaurantId, id]);
}

/** Moves an order to a status and records who did, when, from where and to where. */
export async function changeStatus(
  scope: Scope,
  change: StatusChange,
): Promise<{ id: string; status: OrderStatus; revision: number }> {
  const kitchen = await kitchenOf(scope);
  return scope.transaction(async (tx) => {
    const order = await lockOrder(tx, change.id);
    if (change.from && change.from !== order.status) throw new CodedError('stale_revision', { status: order.status });
    if (change.to === order.status) throw new CodedError('status_unchanged');
    // The promise is renewed when work begins: from here on only this order's own dishes count.
    const promise = change.to === 'preparando' ? estimate(order.minutes, { ...kitchen, minutesInHand: 0 }) : null;
    if (order.completed) await reckonAnew(tx, change.id);
    const revision = await writeStatus(tx, change, promise);
    await recordEvent(tx, change, order.status, change.to, 'status');
    await tx.changed('orders', change.id, order.tableId);
    return { id: change.id, status: change.to, revision };
  });
}

export async function writeStatus(
  tx: TransactionScope,
  { id, to, reason, now }: Pick<StatusChange, 'id' | 'to' | 'reason' | 'now'>,
  promise: { fromMinutes: number; toMinutes: number } | null,
): Promise<number> {
  const [moved] = await tx.rows<{ revision: number }>(move, [
    tx.restaurantId,
    id,
    to,
    now.toISOString(),
    reason || null,
    promise && addMinutes(now, promise.fromMinutes).toISOString(),
    promise && addMinutes(now, promise.toMinutes).toISOString(),
  ]);
  return moved?.revision ?? 0;
}

export async function recordEvent(
  tx: TransactionScope,
  { id, actorId, reason, now }: Pick<StatusChange, 'id' | 'actorId' | 'reason' | 'now'>,
  from: OrderStatus,
  to: OrderStatus,
  kind: 'status' | 'edit' | 'complete' | 'close' | 'move',
): Promise<void> {
  const values = [tx.restaurantId, id, now.toISOString(), actorId, kind, from, to, reopens(from, to), reason || null];
  await tx.rows(record, values);
}

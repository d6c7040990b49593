import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Actor } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { percentageOf } from '#lib/money.ts';
import { amountChanged } from '../chain/amount-changed.ts';
import { type Done, sealDone, sealPresent } from '../chain/seal.ts';
import type { Dish } from './estimate.ts';
import type { OrderEvent } from './history/contract.ts';
import { pacesOf } from './kitchen.ts';
import { mistaken } from './lines/mistaken.ts';
import { leavesHeld, statusesMoved, statusOfLines } from './lines/status.ts';
import { moveStored } from './lines/store.ts';
import { isActive } from './order.ts';
import { putPromiseOff } from './promise.ts';
import { reopens } from './steps.ts';
import { settleStock } from './stock/stock.ts';
import { readOrder } from './store.ts';
import { paidGuard, refuseTaking } from './unapproved.ts';
import type { OrderStatus } from './values.ts';

export interface StatusChange {
  id: string;
  to: OrderStatus;
  /** What the caller's screen showed: a change made from an outdated screen is refused, so no step is skipped by two people. */
  from?: OrderStatus;
  reason?: string;
  /** Null: nobody of the house. */
  actorId: string | null;
  /** Whether whoever asks may take back alone what somebody has begun, or what is paid. */
  approves: boolean;
  now: Date;
}

/** A person; a device where what is done may be done on one. */
type Doer = Pick<Actor, 'actorId'> & Partial<Actor>;

interface Locked {
  number: number;
  status: OrderStatus;
  revision: number;
  tableId: string;
  billId: string;
  billClosed: boolean;
  completed: boolean;
  paid: boolean;
  itemsCents: number;
  serviceFeeBasisPoints: number;
  /** What its lines are to the kitchen. */
  dishes: (Dish & { line: number; status: OrderStatus; held: boolean })[];
}

// Bills go before orders, as in closing; where an order moves, both of them, in one sequence: so no two wait for one another.
const lockTheirBills = statement(
  'orders.lockBills',
  `select id from bills where restaurant_id = $1 and (id = (select bill_id from orders where restaurant_id = $1 and id = $2)
     or table_id = $3 and closed_at is null) order by id for update`,
);

const lock = statement('orders.lock', 'select from orders where restaurant_id = $1 and id = $2 for update');

// A statement of its own: it sees what was committed while the lock was waited for, such as the closing of the bill.
const locked = statement(
  'orders.locked',
  `select o.number, o.status, o.revision, o.table_id as "tableId", o.bill_id as "billId", o.completed_at is not null as completed,
     o.paid_at is not null as paid, o.items_cents as "itemsCents", (o.service_fee_percentage * 100)::int as "serviceFeeBasisPoints",
     (select b.closed_at is not null from bills b where b.restaurant_id = o.restaurant_id and b.id = o.bill_id) as "billClosed",
     (select coalesce(json_agg(json_build_object('line', i.line, 'minutes', p.preparation_minutes, 'stationId', i.station_id,
         'status', i.status, 'held', i.held_at is not null)), '[]')
       from order_items i join products p on p.restaurant_id = i.restaurant_id and p.id = i.product_id
       where i.restaurant_id = o.restaurant_id and i.order_id = o.id) as dishes
   from orders o where o.restaurant_id = $1 and o.id = $2`,
);

const undoCompletion = statement(
  'orders.undoCompletion',
  `update orders set completed_at = null, complete_hash = null, custom_charges = '[]', discount_type = null, discount_value = null,
     service_fee_cents = $3, total_cents = items_cents + $3::bigint
   where restaurant_id = $1 and id = $2`,
);

// The kitchen has no ticket of it, and so nothing to stop.
const allHeld = `(select bool_and(i.held_at is not null) from order_items i
     where i.restaurant_id = $1 and i.order_id = $2 and i.status <> 'cancelado') is true`;

const move = statement(
  'orders.move',
  `update orders set status = $3, revision = revision + 1, unfinished_at = null,
     preparing_at = case when $3 = 'preparando' and not ${mistaken} then $4 when $3 = 'pendente' then null else coalesce(preparing_at, $4) end,
     ready_at = case when $3 = 'pronto' then $4 when $3 in ('pendente', 'preparando') then null else coalesce(ready_at, $4) end,
     delivered_at = case when $3 = 'entregue' then $4::timestamptz end,
     cancelled_at = case when $3 = 'cancelado' then $4::timestamptz end,
     cancel_reason = case when $3 = 'cancelado' then $5 end,
     cancel_seen_at = case when $3 = 'cancelado' and ${allHeld} then $4 else cancel_seen_at end,
     closed_unmade_at = null, closed_seen_at = null, ended_seen_stations = '{}'
   where restaurant_id = $1 and id = $2 returning revision`,
);

const record = statement(
  'orders.record',
  `insert into order_events (restaurant_id, order_id, at, actor_id, device_id, kind, from_status, to_status, reopened, reason,
     other_table_id, lowered_cents, lines)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
);

/** For changes of what an order comes to: they change its bill, and that of the table it goes to. */
export async function lockBills(tx: TransactionScope, id: string, toTable: string | null = null): Promise<void> {
  const bills = await tx.rows<{ id: string }>(lockTheirBills, [tx.restaurantId, id, toTable]);
  await sealPresent(
    tx,
    bills.map((bill) => bill.id),
  );
}

/** The order, locked until the transaction ends. Refuses what was paid with its bill. */
export async function lockOnOpenBill(scope: TransactionScope, id: string): Promise<Locked> {
  await scope.rows(lock, [scope.restaurantId, id]);
  const [order] = await scope.rows<Locked>(locked, [scope.restaurantId, id]);
  if (!order) throw new CodedError('order_not_found');
  if (order.billClosed) throw new CodedError('bill_closed');
  return order;
}

/** The order, locked until the transaction ends. Refuses what was paid, by itself or with its bill. */
export async function lockOrder(scope: TransactionScope, id: string): Promise<Locked> {
  const order = await lockOnOpenBill(scope, id);
  if (order.paid) throw new CodedError('order_paid');
  return order;
}

/** An order that goes on changing comes to its plain sum again: what the cashier had fixed was about what it was. */
export async function reckonAnew(
  tx: TransactionScope,
  id: string,
  { itemsCents, serviceFeeBasisPoints }: Pick<Locked, 'itemsCents' | 'serviceFeeBasisPoints'>,
): Promise<void> {
  await tx.rows(undoCompletion, [tx.restaurantId, id, percentageOf(itemsCents, serviceFeeBasisPoints)]);
}

/** Moves an order to a status and records who did, when, from where and to where. */
export async function changeStatus(
  scope: Scope,
  change: StatusChange,
): Promise<{ id: string; status: OrderStatus; revision: number }> {
  const paceAt = await pacesOf(scope);
  return scope.transaction(async (tx) => {
    if (!isStep(change)) await lockBills(tx, change.id);
    const order = await lockOnOpenBill(tx, change.id);
    // What is paid goes on being made and carried; its money stays what it is.
    if (order.paid && (!isActive(order.status) || change.to === 'cancelado')) throw new CodedError('order_paid');
    if (change.from && change.from !== order.status) throw new CodedError('stale_revision', { status: order.status });
    if (change.to === order.status) throw new CodedError('status_unchanged');
    const refuseBelowPaid = change.approves || isStep(change) ? null : await paidGuard(tx, order.billId);
    if (order.completed && !order.paid) await reckonAnew(tx, change.id, order);
    // Only what is cancelled, or no longer is, gives back or takes of what is counted.
    const counts = order.status === 'cancelado' || change.to === 'cancelado';
    const before = counts ? await readOrder(tx, change.id) : null;
    if (before && change.to === 'cancelado' && !change.approves) refuseTaking(before, []);
    const exceptHeld = isStep(change) && leavesHeld(order.dishes);
    const moves = { ...change, from: statusesMoved(order.status, change.to), exceptHeld };
    const to = exceptHeld ? statusAfter(order.dishes, moves) : change.to;
    const toMake = order.dishes.filter(({ held }) => !(held && exceptHeld));
    let { revision } = order;
    if (to !== order.status) revision = await writeStatus(tx, { ...change, to });
    // Begun, it keeps what was promised; what was over and is made again is promised anew.
    if (to === 'preparando' && order.status !== 'pendente')
      await putPromiseOff(tx, change.id, toMake, paceAt, change.now);
    await refuseBelowPaid?.();
    await moveStored(tx, [change.id], moves);
    const after = counts ? await readOrder(tx, change.id) : null;
    if (before && after) await settleStock(tx, before, after);
    if (to !== order.status) await recordEvent(tx, change, order.status, to, 'status');
    if (!isStep(change)) {
      await sealDone(tx, [order.billId], sealedMove(order, change));
      await amountChanged(tx, order.billId, change);
    }
    await tx.changed('orders', change.id, order.tableId);
    return { id: change.id, status: to, revision };
  }, change.id);
}

function sealedMove(order: Locked, { to, reason, actorId, now }: StatusChange): Done {
  const back = order.status === 'cancelado' ? 'reopened' : 'edited';
  return { kind: to === 'cancelado' ? 'cancelled' : back, actorId, about: `#${order.number}`, why: reason, now };
}

/** The status that follows where held lines stay behind. */
function statusAfter(dishes: Locked['dishes'], { from, to }: { from: OrderStatus[]; to: OrderStatus }): OrderStatus {
  return statusOfLines(dishes.map(({ status, held }) => ({ status: from.includes(status) && !held ? to : status })));
}

/** A step of the kitchen's, which leaves what the bill comes to as it is. */
function isStep({ from, to }: StatusChange): boolean {
  return from !== undefined && isActive(from) && to !== 'cancelado';
}

export async function writeStatus(
  tx: TransactionScope,
  { id, to, reason, now }: Pick<StatusChange, 'id' | 'to' | 'reason' | 'now'>,
): Promise<number> {
  const [moved] = await tx.rows<{ revision: number }>(move, [
    tx.restaurantId,
    id,
    to,
    now.toISOString(),
    reason || null,
  ]);
  return moved?.revision ?? 0;
}

export async function recordEvent(
  tx: TransactionScope,
  {
    id,
    actorId,
    deviceId = null,
    reason,
    now,
    otherTableId = null,
    loweredCents = null,
    lines = null,
  }: Pick<StatusChange, 'id' | 'reason' | 'now'> &
    Doer & { otherTableId?: string | null; loweredCents?: number | null; lines?: number[] | null },
  from: OrderStatus,
  to: OrderStatus,
  kind: OrderEvent['kind'],
): Promise<string> {
  const by = [now.toISOString(), actorId, deviceId];
  const values = [
    tx.restaurantId,
    id,
    ...by,
    kind,
    from,
    to,
    reopens(from, to),
    reason || null,
    otherTableId,
    loweredCents,
    lines,
  ];
  const [event] = await tx.rows<{ id: string }>(record, values);
  return event?.id ?? '';
}

import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { billSums, dueParts, isDue, sharesByWeight } from '../bill.ts';
import { recordEvent } from '../change-status.ts';
import type { Order } from '../contract.ts';
import { isActive } from '../order.ts';
import { ordersOfBill } from '../store.ts';
import type { Bill, Settlement } from './contract.ts';
import { hashOf, recordPayments } from './record-payments.ts';
import { readBill, versionOf } from './store.ts';

export interface Closing extends Settlement {
  id: string;
  key: string;
  /** The bill as it was on the screen. */
  version: string;
  actorId: string;
  now: Date;
}

// The row that an order takes when it joins (place-statement.ts): from here on a new order of the table waits, and opens the
// next bill. An order that was first is seen by the statements that follow.
const lockBill = statement(
  'bills.lock',
  `select b.table_id as "tableId", b.closed_at is not null as closed, b.close_hash as "closeHash"
   from bills b where b.restaurant_id = $1 and b.id = $2 for update`,
);

// An order under someone's hands (a step, an edit) is waited for; ids in one sequence, so that two never wait for one another.
const lockOrders = statement(
  'bills.lockOrders',
  'select from orders where restaurant_id = $1 and bill_id = $2 order by id for update',
);

const settleOrders = statement(
  'bills.settleOrders',
  `update orders set status = 'entregue', revision = orders.revision + 1, preparing_at = coalesce(orders.preparing_at, $3),
     delivered_at = coalesce(orders.delivered_at, $3), settled_cents = share.cents
   from orders o left join unnest($4::uuid[], $5::bigint[]) as share (id, cents) on share.id = o.id
   where orders.restaurant_id = $1 and orders.bill_id = $2 and orders.status <> 'cancelado'
     and o.restaurant_id = $1 and o.id = orders.id`,
);

const close = statement(
  'bills.close',
  `update bills set closed_at = $3, closed_by = $4, close_hash = $5, items_cents = $6, service_fee_cents = $7,
     custom_charges = $8::jsonb, discount_type = $9, discount_value = $10, total_cents = $11, revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);

export const freeTable = statement(
  'bills.freeTable',
  `update tables set status = 'disponivel', revision = revision + 1
   where restaurant_id = $1 and id = $2 and status <> 'disponivel' returning id`,
);

interface Locked {
  tableId: string;
  closed: boolean;
  closeHash: Buffer | null;
}

export async function lockOpenBill(tx: TransactionScope, id: string): Promise<Locked> {
  const [bill] = await tx.rows<Locked>(lockBill, [tx.restaurantId, id]);
  if (!bill) throw new CodedError('bill_not_found');
  return bill;
}

/** Settles every order of a bill that was not cancelled and frees its table; the same request again is answered alike. */
export async function closeBill(scope: Scope, closing: Closing): Promise<Bill> {
  const hash = hashOf(closing.key, closing.version, closing);
  return scope.transaction(async (tx) => {
    const locked = await lockOpenBill(tx, closing.id);
    if (locked.closed && !locked.closeHash?.equals(hash)) throw new CodedError('bill_closed');
    if (!locked.closed) await settle(tx, closing, locked.tableId, hash);
    const bill = await readBill(tx, closing.id);
    if (!bill) throw new CodedError('bill_not_found');
    return bill;
  });
}

async function settle(tx: TransactionScope, closing: Closing, tableId: string, hash: Buffer): Promise<void> {
  const { id, version, charges, discount, payments, actorId, now } = closing;
  const at = now.toISOString();
  await tx.rows(lockOrders, [tx.restaurantId, id]);
  const orders = await ordersOfBill(tx, id);
  const sums = billSums(dueParts(orders), closing);
  if (versionOf(orders) !== version) throw new CodedError('bill_stale', { totalCents: sums.totalCents });

  await recordPayments(tx, { billId: id, orderId: null, totalCents: sums.totalCents, payments, actorId, now });
  const due = orders.filter(isDue);
  const shares = sharesByWeight(
    sums.totalCents,
    due.map((order) => order.totalCents),
  );
  await tx.rows(settleOrders, [tx.restaurantId, id, at, due.map((order) => order.id), shares]);
  for (const order of orders) await recordSettled(tx, order, closing);
  const { itemsCents, serviceFeeCents, totalCents } = sums;
  const adjustments = [JSON.stringify(charges), discount?.type ?? null, discount?.value ?? null];
  await tx.rows(close, [
    tx.restaurantId,
    id,
    at,
    actorId,
    hash,
    itemsCents,
    serviceFeeCents,
    ...adjustments,
    totalCents,
  ]);
  const freed = await tx.rows(freeTable, [tx.restaurantId, tableId]);
  await tx.changed('orders', null, tableId);
  if (freed.length > 0) await tx.changed('tables', tableId, tableId);
}

/** What had left the kitchen and was delivered needs no line in its history: nothing of it changed. */
async function recordSettled(tx: TransactionScope, order: Order, closing: Closing): Promise<void> {
  if (!isActive(order.status)) return;
  const { actorId, now } = closing;
  await recordEvent(tx, { id: order.id, actorId, now }, order.status, 'entregue', 'close');
}

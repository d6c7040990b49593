import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { billTooLarge, largestBillCents } from '#lib/ceilings.ts';
import { CodedError } from '#lib/errors.ts';
import { sealDone, sealPresent } from '../chain/seal.ts';
import type { OrderAmounts } from '../orders/figures.ts';
import { moveStored } from '../orders/lines/store.ts';
import { hasUnmade } from '../orders/lines/unmade.ts';
import { activeStatuses, isActive } from '../orders/order.ts';
import { recordForAll } from '../orders/record-for-all.ts';
import { amountsOfBill } from '../orders/store.ts';
import { freeTable } from '../tables/occupancy.ts';
import { asWished, billSums, dueParts, isDue, sharesOf } from './bill.ts';
import type { Settlement } from './contract.ts';
import { hashOf, recordPayments } from './payments/record.ts';
import { paidOf } from './payments/store.ts';
import { readBill, readKnownBill, type StoredBill, versionOf } from './store.ts';
import type { PaymentMethod } from './values.ts';
import { wishesOf } from './wishes.ts';

export interface Closing extends Settlement {
  id: string;
  key: string;
  /** The bill as it was on the screen. */
  version: string;
  /** By which method what was paid too much is given back. */
  handBack?: PaymentMethod;
  /** Null: its last payment was told by a provider. */
  actorId: string | null;
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
export const lockOrders = statement(
  'bills.lockOrders',
  'select from orders where restaurant_id = $1 and bill_id = $2 order by id for update',
);

// Both tables, in one sequence, so that two that move or merge bills never wait for one another; and nobody opens a bill there meanwhile.
export const lockTables = statement(
  'bills.lockTables',
  `select id, number, status = 'disponivel' as free from tables
   where restaurant_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for no key update`,
);

const settleOrders = statement(
  'bills.settleOrders',
  `update orders set status = 'entregue', revision = orders.revision + 1, preparing_at = coalesce(orders.preparing_at, $3),
     delivered_at = coalesce(orders.delivered_at, $3),
     closed_unmade_at = case when ${hasUnmade('o')} then $3 else orders.closed_unmade_at end,
     settled_cents = coalesce(share.total, orders.settled_cents),
     settled_fee_cents = coalesce(share.fee, orders.settled_fee_cents),
     settled_charges_cents = coalesce(share.charges, orders.settled_charges_cents),
     settled_discount_cents = coalesce(share.discount, orders.settled_discount_cents)
   from orders o left join unnest($4::uuid[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[])
     as share (id, fee, charges, discount, total) on share.id = o.id
   where orders.restaurant_id = $1 and orders.bill_id = $2 and orders.status <> 'cancelado'
     and o.restaurant_id = $1 and o.id = orders.id`,
);

const close = statement(
  'bills.close',
  // Closing by itself, it keeps the request that paid it: sent again, that is answered alike.
  `update bills set closed_at = $3, closed_by = $4,
     close_hash = case when $4::uuid is null then coalesce(close_hash, $5) else $5 end, items_cents = $6, service_fee_cents = $7,
     custom_charges = $8::jsonb, discount_type = $9, discount_value = $10, total_cents = $11, charges_cents = $12,
     discount_cents = $13, revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);

interface Locked {
  tableId: string;
  closed: boolean;
  closeHash: Buffer | null;
}

export async function lockOpenBill(tx: TransactionScope, id: string): Promise<Locked> {
  const [bill] = await tx.rows<Locked>(lockBill, [tx.restaurantId, id]);
  if (!bill) throw new CodedError('bill_not_found');
  await sealPresent(tx, [id]);
  return bill;
}

/** Settles every order of a bill that was not cancelled and frees its table; the same request again is answered alike. */
export async function closeBill(scope: Scope, closing: Closing): Promise<StoredBill> {
  const hash = hashOf(closing.key, [closing.version, closing.handBack], closing);
  return scope.transaction(async (tx) => {
    const locked = await lockOpenBill(tx, closing.id);
    if (locked.closed && !locked.closeHash?.equals(hash)) throw new CodedError('bill_closed');
    if (!locked.closed) await settle(tx, closing, locked.tableId, hash);
    return readKnownBill(tx, closing.id);
  }, closing.id);
}

const closeWhenServed = statement(
  'bills.closeWhenServed',
  `update bills set closes_when_served = true, close_hash = coalesce($3::bytea, close_hash), revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);

/** It stays open while somebody still makes or carries food of it, and closes when that is done. `hash` names the request that paid it. */
export async function waitUntilServed(tx: TransactionScope, id: string, hash: Buffer | null = null): Promise<void> {
  await tx.rows(closeWhenServed, [tx.restaurantId, id, hash]);
}

/** A bill of which nothing is left to pay closes as its guests wanted it, once its food is served; of any other nothing changes. */
export async function closePaid(tx: TransactionScope, closing: Pick<Closing, 'id' | 'key' | 'actorId' | 'now'>) {
  const bill = await readBill(tx, closing.id);
  if (bill?.restCents !== 0 || bill.paidCents === 0) return;
  if (bill.orders.some(({ status }) => isActive(status))) await waitUntilServed(tx, closing.id);
  else await settleAsWished(tx, closing, bill);
}

/** By what stands of it, with nothing more paid. */
export async function settleAsWished(
  tx: TransactionScope,
  closing: Pick<Closing, 'id' | 'key' | 'actorId' | 'now'>,
  { tableId, version, wishes }: StoredBill,
): Promise<void> {
  const { chargeServiceFee, charges, discount } = asWished(wishes);
  const whole = { ...closing, version, chargeServiceFee, charges: [...charges], discount, payments: [] };
  await settle(tx, whole, tableId, hashOf(closing.key, version, whole));
}

/** Of a bill whose row is locked. */
export async function settle(tx: TransactionScope, closing: Closing, tableId: string, hash: Buffer): Promise<void> {
  const { id, version, charges, discount, payments, handBack, actorId, now } = closing;
  const at = now.toISOString();
  await tx.rows(lockOrders, [tx.restaurantId, id]);
  const orders = await amountsOfBill(tx, id);
  const paidCents = await paidOf(tx, id);
  const sums = billSums(dueParts(orders), closing);
  if (versionOf(orders, paidCents, await wishesOf(tx, id)) !== version)
    throw new CodedError('bill_stale', { totalCents: sums.totalCents });

  // What was ordered was let pass when it was; what is added at the till is not let take the bill further.
  if (charges.length > 0 && sums.totalCents + paidBefore(orders) > largestBillCents) throw billTooLarge();

  const dueCents = sums.totalCents - paidCents;
  await recordPayments(tx, { billId: id, orderId: null, dueCents, handBack, payments, actorId, now });
  const due = orders.filter(isDue);
  const shares = sharesOf(due, closing);
  await tx.rows(settleOrders, [
    tx.restaurantId,
    id,
    at,
    due.map((order) => order.id),
    shares.map((share) => share.serviceFeeCents),
    shares.map((share) => share.chargesCents),
    shares.map((share) => share.discountCents),
    shares.map((share) => share.totalCents),
  ]);
  await moveStored(
    tx,
    orders.map((order) => order.id),
    { from: [...activeStatuses], to: 'entregue', now },
  );
  // What had left the kitchen and was delivered needs no line in its history: nothing of it changed.
  const delivered = orders.filter(({ status }) => isActive(status));
  await recordForAll(tx, delivered, { kind: 'close', to: 'entregue', actorId, now });
  const { itemsCents, serviceFeeCents, chargesCents, discountCents, totalCents } = sums;
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
    chargesCents,
    discountCents,
  ]);
  await sealDone(tx, [id], { kind: 'closed', actorId, cents: totalCents, now });
  await freeTable(tx, tableId);
  await tellTables(tx, [tableId]);
}

/** That bills, and with them tables, are others than they were. */
export async function tellTables(tx: TransactionScope, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await tx.changed('orders', null, table);
    await tx.changed('tables', table, table);
  }
}

function paidBefore(orders: readonly OrderAmounts[]): number {
  return orders.reduce((sum, { paidAt, totalCents }) => sum + (paidAt === null ? 0 : totalCents), 0);
}

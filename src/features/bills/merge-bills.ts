import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../chain/amount-changed.ts';
import { sealDone, sealPresent } from '../chain/seal.ts';
import { recordForAll } from '../orders/record-for-all.ts';
import { amountsOfBill } from '../orders/store.ts';
import { leaveTable } from '../tables/occupancy.ts';
import { wishesTogether } from './bill.ts';
import { lockOrders, lockTables, tellTables } from './close-bill.ts';
import { paymentsOf } from './payments/store.ts';
import { readKnownBill, type StoredBill } from './store.ts';
import { wishesOf, writeDecided } from './wishes.ts';

export interface Merging {
  /** The bill that stays. */
  id: string;
  /** The bill whose everything comes to it. */
  fromId: string;
  key: string;
  actorId: string;
  now: Date;
}

interface Locked {
  id: string;
  tableId: string;
  closed: boolean;
}

// In one sequence, as where an order moves from one bill to another (change-status.ts): no two wait for one another.
const lockBoth = statement(
  'bills.lockBoth',
  `select id, table_id as "tableId", closed_at is not null as closed from bills
   where restaurant_id = $1 and id = any($2::uuid[]) order by id for update`,
);
const withKey = statement(
  'bills.mergedWithKey',
  `select from_bill_id = $3 and into_bill_id = $4 as same from bill_merges where restaurant_id = $1 and key = $2`,
);

// Numbered on behind what is there, each in its place.
const moveOrders = statement(
  'bills.mergeOrders',
  `update orders o set bill_id = $3, table_id = $4, number = b.orders_count + come.position, former_table_id = o.table_id,
     revision = o.revision + 1, unseen_from_table_id = coalesce(o.unseen_from_table_id, o.table_id),
     unseen_move_revision = o.revision + 1, unseen_move_at = $5
   from (select id, row_number() over (order by number, id) as position from orders where restaurant_id = $1 and bill_id = $2) come,
     bills b
   where o.restaurant_id = $1 and o.id = come.id and b.restaurant_id = $1 and b.id = $3`,
);
const movePayments = statement(
  'bills.mergePayments',
  'update bill_payments set bill_id = $3 where restaurant_id = $1 and bill_id = $2',
);
const countOn = statement(
  'bills.countOn',
  `update bills b set orders_count = orders_count + $3, revision = revision + 1 where restaurant_id = $1 and id = $2
   returning orders_count as numbered, (select count(*)::int from bill_payments p
     where p.restaurant_id = $1 and p.bill_id = b.id) as payments`,
);
const closeMerged = statement(
  'bills.closeMerged',
  `update bills set merged_into = $3, closed_at = $4, closed_by = $5, items_cents = 0, service_fee_cents = 0, charges_cents = 0,
     discount_cents = 0, total_cents = 0, revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);
// Where one party was not counted, what is known is told; of two that were not, nothing (`least` would take the 99).
const addPeople = statement(
  'bills.addPeople',
  `update bills b set people = least(coalesce(b.people + f.people, b.people, f.people), 99) from bills f
   where b.restaurant_id = $1 and b.id = $3 and f.restaurant_id = $1 and f.id = $2 and coalesce(b.people, f.people) is not null
   returning old.people`,
);
const keep = statement(
  'bills.keepMerge',
  `insert into bill_merges (restaurant_id, from_bill_id, into_bill_id, from_table_id, into_table_id, key, at, merged_by, order_ids,
     order_numbers, payment_ids, numbered, payments, people, former_decided)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
);

/**
 * Two parties are one: orders, payments, phones and what was called for come to the other's bill. The emptied one is closed at nothing,
 * and its table is free. The same key again is answered with the bill as it is by then.
 */
export async function mergeBills(scope: Scope, merging: Merging): Promise<StoredBill> {
  const { id, fromId, key } = merging;
  return scope.transaction(async (tx) => {
    const { from, into } = await lockPair(tx, fromId, id);
    const [sent] = await tx.rows<{ same: boolean }>(withKey, [tx.restaurantId, key, fromId, id]);
    if (sent && !sent.same) throw new CodedError('key_reused');
    if (!sent) await merge(tx, from, into, merging);
    const bill = await readKnownBill(tx, id);
    const { actorId, now } = merging;
    await sealDone(tx, [fromId], { kind: 'merged_away', actorId, about: String(bill.tableNumber), now });
    const there = bill.merges.at(-1)?.tableNumber;
    await sealDone(tx, [id], { kind: 'merged_here', actorId, about: there === undefined ? '' : String(there), now });
    await amountChanged(tx, id, { actorId, now });
    return bill;
  }, id);
}

/** Both bills, locked until the transaction ends. */
export async function lockPair(
  tx: TransactionScope,
  fromId: string,
  intoId: string,
): Promise<{ from: Locked; into: Locked }> {
  const bills = await tx.rows<Locked>(lockBoth, [tx.restaurantId, [fromId, intoId]]);
  const from = bills.find((bill) => bill.id === fromId);
  const into = bills.find((bill) => bill.id === intoId);
  if (!from || !into || from === into) throw new CodedError('bill_not_found');
  await sealPresent(tx, [from.id, into.id]);
  return { from, into };
}

export async function merge(
  tx: TransactionScope,
  from: Locked,
  into: Locked,
  { key, actorId, now }: Merging,
): Promise<void> {
  if (from.closed || into.closed) throw new CodedError('bill_closed');
  const at = now.toISOString();
  await tx.rows(lockTables, [tx.restaurantId, [from.tableId, into.tableId]]);
  await tx.rows(lockOrders, [tx.restaurantId, from.id]);
  const orders = await amountsOfBill(tx, from.id);
  const comes = { orders, wishes: await wishesOf(tx, from.id) };
  const stays = { orders: await amountsOfBill(tx, into.id), wishes: await wishesOf(tx, into.id) };
  const payments = await paymentsOf(tx, from.id);
  await tx.rows(moveOrders, [tx.restaurantId, from.id, into.id, into.tableId, at]);
  await tx.rows(movePayments, [tx.restaurantId, from.id, into.id]);
  const [after] = await tx.rows<{ numbered: number; payments: number }>(countOn, [
    tx.restaurantId,
    into.id,
    orders.length,
  ]);
  const [was] = await tx.rows<{ people: number | null }>(addPeople, [tx.restaurantId, from.id, into.id]);
  await tx.rows(closeMerged, [tx.restaurantId, from.id, into.id, at, actorId]);
  await writeDecided(tx, into.id, wishesTogether(stays, comes));
  await leaveTable(tx, from.tableId);
  await tx.rows(keep, [
    tx.restaurantId,
    from.id,
    into.id,
    from.tableId,
    into.tableId,
    key,
    at,
    actorId,
    orders.map((order) => order.id),
    orders.map((order) => order.number),
    payments.map((payment) => payment.id),
    after?.numbered,
    after?.payments,
    was?.people ?? null,
    JSON.stringify({ charges: stays.wishes.charges, discount: stays.wishes.discount }),
  ]);
  await recordForAll(tx, orders, { kind: 'merge', actorId, now });
  await tellTables(tx, [from.tableId, into.tableId]);
}

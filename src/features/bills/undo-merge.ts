import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../chain/amount-changed.ts';
import { sealDone } from '../chain/seal.ts';
import { recordForAll } from '../orders/record-for-all.ts';
import { amountsOfBill } from '../orders/store.ts';
import { sitDown } from '../tables/occupancy.ts';
import { lockOrders, lockTables, tellTables } from './close-bill.ts';
import { lockPair } from './merge-bills.ts';
import { readKnownBill, type StoredBill } from './store.ts';
import { undoSeconds } from './values.ts';

export interface Undoing {
  id: string;
  mergeId: string;
  actorId: string;
  now: Date;
}

interface Merge {
  fromId: string;
  /** Where those who came sat before. */
  tableId: string;
  at: string;
}

const find = statement(
  'bills.findMerge',
  `select from_bill_id as "fromId", from_table_id as "tableId", at
   from bill_merges where restaurant_id = $1 and id = $2 and into_bill_id = $3`,
);
const state = statement(
  'bills.isAsMerged',
  `select m.undone_at is not null as undone, b.orders_count = m.numbered
     and m.payments = (select count(*) from bill_payments p where p.restaurant_id = $1 and p.bill_id = b.id)
     and cardinality(m.order_ids) = (select count(*) from orders o where o.restaurant_id = $1 and o.bill_id = b.id and o.id = any(m.order_ids))
     and not exists (select from bill_passes p where p.restaurant_id = $1 and b.id in (p.from_bill_id, p.into_bill_id) and p.id > m.id)
     as "asMerged"
   from bill_merges m join bills b on b.restaurant_id = $1 and b.id = m.into_bill_id where m.restaurant_id = $1 and m.id = $2`,
);

const reopen = statement(
  'bills.reopen',
  `update bills set merged_into = null, closed_at = null, closed_by = null, items_cents = null, service_fee_cents = null,
     charges_cents = null, discount_cents = null, total_cents = null, revision = revision + 1
   where restaurant_id = $1 and id = $2 returning sitting`,
);
const takeOrdersBack = statement(
  'bills.takeOrdersBack',
  `update orders o set bill_id = m.from_bill_id, table_id = m.from_table_id, number = was.number, former_table_id = o.table_id,
     revision = o.revision + 1, unseen_from_table_id = coalesce(o.unseen_from_table_id, o.table_id),
     unseen_move_revision = o.revision + 1, unseen_move_at = $3
   from bill_merges m, unnest(m.order_ids, m.order_numbers) as was (id, number)
   where m.restaurant_id = $1 and m.id = $2 and o.restaurant_id = $1 and o.id = was.id`,
);
// Unless somebody has counted since.
const partPeople = statement(
  'bills.partPeople',
  `update bills b set people = m.people from bill_merges m join bills f on f.restaurant_id = $1 and f.id = m.from_bill_id
   where m.restaurant_id = $1 and m.id = $2 and b.restaurant_id = $1 and b.id = m.into_bill_id
     and coalesce(m.people, f.people) is not null
     and b.people = least(coalesce(m.people + f.people, m.people, f.people), 99)`,
);
// Whoever decides anew takes a part, and that is not undone.
const takeDecidedBack = statement(
  'bills.takeDecidedBack',
  `update bills b set custom_charges = m.former_decided -> 'charges', discount_type = m.former_decided #>> '{discount,type}',
     discount_value = (m.former_decided #>> '{discount,value}')::bigint from bill_merges m
   where m.restaurant_id = $1 and m.id = $2 and m.former_decided is not null and b.restaurant_id = $1 and b.id = m.into_bill_id`,
);
const takePaymentsBack = statement(
  'bills.takePaymentsBack',
  `update bill_payments p set bill_id = m.from_bill_id from bill_merges m
   where m.restaurant_id = $1 and m.id = $2 and p.restaurant_id = $1 and p.id = any(m.payment_ids)`,
);
const markUndone = statement(
  'bills.markUndone',
  'update bill_merges set undone_at = $3, undone_by = $4 where restaurant_id = $1 and id = $2',
);

/**
 * Within a minute, and while nothing was ordered, paid or moved since: bills and tables are two again as they were, with what became of
 * their orders meanwhile. Undone twice is undone once.
 */
export async function undoMerge(scope: Scope, { id, mergeId, actorId, now }: Undoing): Promise<StoredBill> {
  return scope.transaction(async (tx) => {
    const [merge] = await tx.rows<Merge>(find, [tx.restaurantId, mergeId, id]);
    if (!merge) throw new CodedError('merge_not_found');
    const { into } = await lockPair(tx, merge.fromId, id);
    const tables = await tx.rows<{ id: string; free: boolean }>(lockTables, [
      tx.restaurantId,
      [merge.tableId, into.tableId],
    ]);
    const found = await stateOf(tx, mergeId);
    if (!found?.undone) {
      if (into.closed) throw new CodedError('bill_closed');
      if (now.getTime() - Date.parse(merge.at) > undoSeconds * 1_000) throw new CodedError('merge_undo_late');
      if (!found?.asMerged) throw new CodedError('merge_undo_changed');
      if (!tables.find((table) => table.id === merge.tableId)?.free) throw new CodedError('merge_undo_taken');
      await partAgain(tx, merge, { id, mergeId, actorId, now });
      await tellTables(tx, [merge.tableId, into.tableId]);
    }
    return readKnownBill(tx, id);
  }, id);
}

async function stateOf(tx: TransactionScope, mergeId: string) {
  const [found] = await tx.rows<{ undone: boolean; asMerged: boolean }>(state, [tx.restaurantId, mergeId]);
  return found;
}

/** Whether it still is, and nothing was ordered, paid or moved since. */
export async function isAsMerged(tx: TransactionScope, mergeId: string): Promise<boolean> {
  const found = await stateOf(tx, mergeId);
  return found !== undefined && !found.undone && found.asMerged;
}

/** Bills and tables are two again, the table of whoever came being free. */
export async function partAgain(
  tx: TransactionScope,
  merge: Pick<Merge, 'fromId' | 'tableId'>,
  { id, mergeId, actorId, now }: Undoing,
): Promise<void> {
  const at = now.toISOString();
  await tx.rows(lockOrders, [tx.restaurantId, id]);
  const [bill] = await tx.rows<{ sitting: string | null }>(reopen, [tx.restaurantId, merge.fromId]);
  await tx.rows(takeOrdersBack, [tx.restaurantId, mergeId, at]);
  await tx.rows(takePaymentsBack, [tx.restaurantId, mergeId]);
  await tx.rows(takeDecidedBack, [tx.restaurantId, mergeId]);
  await tx.rows(partPeople, [tx.restaurantId, mergeId]);
  await tx.rows(markUndone, [tx.restaurantId, mergeId, at, actorId]);
  await sitDown(tx, merge.tableId, bill?.sitting ?? null);
  await recordForAll(tx, await amountsOfBill(tx, merge.fromId), { kind: 'unmerge', actorId, now });
  await sealDone(tx, [merge.fromId, id], { kind: 'unmerged', actorId, now });
  for (const billId of [merge.fromId, id]) await amountChanged(tx, billId, { actorId, now });
}

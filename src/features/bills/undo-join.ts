import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { sealDone } from '../chain/seal.ts';
import { recordForAll } from '../orders/record-for-all.ts';
import { amountsOfBill } from '../orders/store.ts';
import { restoreTable } from '../tables/occupancy.ts';
import type { TableStatus } from '../tables/values.ts';
import { lockOpenBill, lockTables, tellTables } from './close-bill.ts';
import { lockPair } from './merge-bills.ts';
import { readKnownBill, type StoredBill } from './store.ts';
import { isAsMerged, partAgain } from './undo-merge.ts';
import { undoSeconds } from './values.ts';

export interface Undoing {
  id: string;
  /** Of the joining. */
  key: string;
  actorId: string;
  now: Date;
}

/** What was merged for it. */
interface Merged {
  id: string;
  fromId: string;
  tableId: string;
}

interface Joined {
  tableId: string;
  at: string;
  ended: boolean;
  undone: boolean;
  /** What it was before. */
  formerStatus: TableStatus;
  /** Nothing was ordered or paid since. */
  asJoined: boolean;
}

// What was merged for a joining has its key.
const findMerge = statement(
  'bills.findMergeOfJoin',
  `select id, from_bill_id as "fromId", from_table_id as "tableId" from bill_merges where restaurant_id = $1 and key = $2 and into_bill_id = $3`,
);
const joined = statement(
  'bills.joinedBefore',
  `select j.table_id as "tableId", j.at, j.ended_at is not null as ended, j.undone_at is not null as undone, j.former_status as "formerStatus",
     coalesce(j.numbered = b.orders_count and j.payments = (select count(*) from bill_payments p
       where p.restaurant_id = $1 and p.bill_id = b.id), false) as "asJoined"
   from table_joins j join bills b on b.restaurant_id = $1 and b.id = j.bill_id
   where j.restaurant_id = $1 and j.key = $2 and j.bill_id = $3`,
);
const end = statement(
  'bills.undoJoin',
  `update table_joins set ended_at = $3, undone_at = $3, undone_by = $4 where restaurant_id = $1 and key = $2 and ended_at is null`,
);
/**
 * Within a minute, and while nothing was ordered or paid since: the tables are what they were, those who sat at them are back there, and a
 * bill that was merged for it is one of its own again. Undone twice is undone once.
 */
export async function undoJoin(scope: Scope, undoing: Undoing): Promise<StoredBill> {
  const { id, key } = undoing;
  return scope.transaction(async (tx) => {
    const [merged] = await tx.rows<Merged>(findMerge, [tx.restaurantId, key, id]);
    const into = merged ? (await lockPair(tx, merged.fromId, id)).into : await lockOpenBill(tx, id);
    const tables = await tx.rows<Joined>(joined, [tx.restaurantId, key, id]);
    if (tables.length === 0) throw new CodedError('merge_not_found');
    const open = tables.filter(({ ended }) => !ended);
    if (open.length > 0) {
      if (into.closed) throw new CodedError('bill_closed');
      await undo(tx, into.tableId, open, merged, undoing);
    } else if (!tables.some(({ undone }) => undone)) throw new CodedError('merge_not_found');
    return readKnownBill(tx, id);
  }, id);
}

async function undo(
  tx: TransactionScope,
  headId: string,
  open: readonly Joined[],
  merged: Merged | undefined,
  { id, key, actorId, now }: Undoing,
): Promise<void> {
  const late = ({ at }: Joined) => now.getTime() - Date.parse(at) > undoSeconds * 1_000;
  if (open.some(late)) throw new CodedError('merge_undo_late');
  const ids = open.map(({ tableId }) => tableId);
  await tx.rows(lockTables, [tx.restaurantId, [headId, ...ids]]);
  const back = merged && ids.includes(merged.tableId) ? merged : null;
  const same = open.every(({ asJoined }) => asJoined) && (!back || (await isAsMerged(tx, back.id)));
  if (!same) throw new CodedError('merge_undo_changed');
  const orders = await amountsOfBill(tx, id);
  for (const tableId of ids) await recordForAll(tx, orders, { kind: 'unjoin', otherTableId: tableId, actorId, now });
  await tx.rows(end, [tx.restaurantId, key, now.toISOString(), actorId]);
  for (const { tableId, formerStatus } of open) await restoreTable(tx, tableId, formerStatus);
  if (back) await partAgain(tx, back, { id, mergeId: back.id, actorId, now });
  else await sealDone(tx, [id], { kind: 'split', actorId, now });
  await tellTables(tx, [headId, ...ids]);
}

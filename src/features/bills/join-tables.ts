import { randomUUID } from 'node:crypto';
import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../chain/amount-changed.ts';
import { sealDone } from '../chain/seal.ts';
import { recordForAll } from '../orders/record-for-all.ts';
import { amountsOfBill } from '../orders/store.ts';
import { leaveTable, sitDown, takeTable } from '../tables/occupancy.ts';
import { lockOpenBill, lockTables, tellTables } from './close-bill.ts';
import { lockPair, merge } from './merge-bills.ts';
import { readKnownBill, type StoredBill } from './store.ts';

export interface Joining {
  id: string;
  tableIds: readonly string[];
  /** The bill that is open at one of them, which is merged first; at the others nothing is. */
  fromId: string | null;
  key: string;
  actorId: string;
  now: Date;
}

const withKey = statement(
  'bills.joinedWithKey',
  `select bill_id = $3 as same, table_id = any($4::uuid[]) as named from table_joins where restaurant_id = $1 and key = $2`,
);
const taken = statement(
  'bills.isTaken',
  `select exists (select from bills where restaurant_id = $1 and table_id = any($2::uuid[]) and closed_at is null and id is distinct from $3) as bill,
     exists (select from table_joins where restaurant_id = $1 and table_id = any($2::uuid[]) and ended_at is null) as joined`,
);
const sittingOf = statement('bills.sittingOf', 'select sitting from bills where restaurant_id = $1 and id = $2');
const insert = statement(
  'bills.joinTables',
  `insert into table_joins (restaurant_id, bill_id, table_id, sitting, former_status, key, at, joined_by, numbered, payments)
   select $1, $3, t.id, t.sitting, t.status, $4, $5, $6, b.orders_count,
     (select count(*) from bill_payments p where p.restaurant_id = $1 and p.bill_id = $3)
   from tables t join bills b on b.restaurant_id = $1 and b.id = $3 where t.restaurant_id = $1 and t.id = any($2::uuid[])`,
);
const end = statement(
  'bills.splitTable',
  `update table_joins set ended_at = $4 where restaurant_id = $1 and bill_id = $2 and table_id = $3 and ended_at is null returning id`,
);

/**
 * Tables are put to that of a bill: their codes lead to it, and it is of all of them until it is closed. Where people sit already, their
 * bill is merged into it first. The same key is the same joining.
 */
export async function joinTables(scope: Scope, joining: Joining): Promise<StoredBill> {
  const { id, tableIds, fromId, key, actorId, now } = joining;
  return scope.transaction(async (tx) => {
    const pair = fromId === null ? null : await lockPair(tx, fromId, id);
    const into = pair?.into ?? (await lockOpenBill(tx, id));
    const sent = await tx.rows<{ same: boolean; named: boolean }>(withKey, [tx.restaurantId, key, id, tableIds]);
    if (sent.some(({ same, named }) => !same || !named)) throw new CodedError('key_reused');
    if (sent.length === 0) {
      if (into.closed || pair?.from.closed) throw new CodedError('bill_closed');
      // It was moved since it was on the screen.
      if (pair && !tableIds.includes(pair.from.tableId)) throw new CodedError('table_taken');
      await join(tx, into.tableId, pair, joining);
    }
    const bill = await read(tx, id);
    if (fromId) await sealDone(tx, [fromId], { kind: 'merged_away', actorId, about: String(bill.tableNumber), now });
    await sealDone(tx, [id], { kind: 'joined', actorId, about: bill.joined.join(', '), now });
    await amountChanged(tx, id, { actorId, now });
    return bill;
  }, id);
}

type Pair = Awaited<ReturnType<typeof lockPair>>;

async function join(tx: TransactionScope, headId: string, pair: Pair | null, joining: Joining): Promise<void> {
  const { id, tableIds, fromId, key, actorId, now } = joining;
  const tables = await tx.rows(lockTables, [tx.restaurantId, [headId, ...tableIds]]);
  if (tables.length <= new Set(tableIds).size) throw new CodedError('table_not_found');
  const [found] = await tx.rows<{ bill: boolean; joined: boolean }>(taken, [tx.restaurantId, tableIds, fromId]);
  if (found?.joined) throw new CodedError('table_joined');
  if (found?.bill) throw new CodedError('table_taken');
  if (pair) {
    const [bill] = await tx.rows<{ sitting: string | null }>(sittingOf, [tx.restaurantId, pair.from.id]);
    await merge(tx, pair.from, pair.into, { id, fromId: pair.from.id, key, actorId, now });
    // Who sat there goes on sitting there: their table's code seats their friends with the same party.
    await sitDown(tx, pair.from.tableId, bill?.sitting ?? null);
  }
  await tx.rows(insert, [tx.restaurantId, tableIds, id, key, now.toISOString(), actorId]);
  const orders = await amountsOfBill(tx, id);
  for (const tableId of tableIds) {
    await takeTable(tx, tableId);
    await recordForAll(tx, orders, { kind: 'join', otherTableId: tableId, actorId, now });
  }
  await tellTables(tx, [headId, ...tableIds]);
}

/** Free tables are put to that of a bill as they were before, when what parted them is undone. */
export async function joinAgain(
  tx: TransactionScope,
  headId: string,
  joining: Pick<Joining, 'id' | 'tableIds' | 'actorId' | 'now'>,
): Promise<void> {
  const { id, tableIds, actorId, now } = joining;
  if (tableIds.length === 0) return;
  await join(tx, headId, null, { ...joining, fromId: null, key: randomUUID() });
  const { joined } = await read(tx, id);
  await sealDone(tx, [id], { kind: 'joined', actorId, about: joined.join(', '), now });
}

export interface Splitting {
  id: string;
  tableId: string;
  actorId: string;
  now: Date;
}

/** A table stands by itself again, free; who sat there with the party stays on its bill. Split twice is split once. */
export async function splitTable(scope: Scope, { id, tableId, actorId, now }: Splitting): Promise<StoredBill> {
  return scope.transaction(async (tx) => {
    const locked = await lockOpenBill(tx, id);
    if (locked.closed) throw new CodedError('bill_closed');
    if (await split(tx, { id, tableId, actorId, now })) {
      await sealDone(tx, [id], { kind: 'split', actorId, now });
      await tellTables(tx, [locked.tableId, tableId]);
    } else if ((await tx.rows(lockTables, [tx.restaurantId, [tableId]])).length === 0) {
      throw new CodedError('table_not_found');
    }
    return read(tx, id);
  }, id);
}

/** Says whether it was joined. */
export async function split(tx: TransactionScope, { id, tableId, actorId, now }: Splitting): Promise<boolean> {
  const ended = await tx.rows(end, [tx.restaurantId, id, tableId, now.toISOString()]);
  if (ended.length === 0) return false;
  await leaveTable(tx, tableId);
  await recordForAll(tx, await amountsOfBill(tx, id), { kind: 'split', otherTableId: tableId, actorId, now });
  return true;
}

const joined = statement(
  'bills.joinedTo',
  'select table_id as "tableId" from table_joins where restaurant_id = $1 and bill_id = $2 and ended_at is null order by table_id',
);

/** The tables that belong to a bill beside its own. */
export async function joinedTo(tx: TransactionScope, id: string): Promise<string[]> {
  const found = await tx.rows<{ tableId: string }>(joined, [tx.restaurantId, id]);
  return found.map(({ tableId }) => tableId);
}

async function read(tx: TransactionScope, id: string): Promise<StoredBill> {
  return readKnownBill(tx, id);
}

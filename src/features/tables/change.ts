import { bodyHash, refuseReusedKey } from '#database/creation-key.ts';
import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import type { InputOf, OutputOf } from '../serves.ts';
import type { NewTable, TableChange, tables } from './contract.ts';
import { type Hand, leave, lockBill } from './leave.ts';
import { newShortCode, newTableSecret } from './secret.ts';
import type { TableStatus } from './values.ts';

type Saved = OutputOf<typeof tables.create>;

// Two who add a table at once add one after the other: a plan's limit is counted, and a count holds only while nobody adds.
export const lockRestaurant = statement(
  'tables.lockRestaurant',
  'select from restaurants where id = $1 for no key update',
);

const madeWith = statement(
  'tables.madeWith',
  'select id, revision, create_hash as hash, deleted_at is not null as removed from tables where restaurant_id = $1 and create_key = $2',
);

// The subscriptions that hold the gate open; with two of them, the more generous.
const room = statement(
  'tables.room',
  `select (select count(*)::int from tables where restaurant_id = $1 and deleted_at is null) as count,
     (select case when bool_or(p.table_limit is null) then null else max(p.table_limit) end
      from subscriptions s join plans p on p.id = s.plan_id
      where s.restaurant_id = $1 and holds_open(s.status, s.ends_at, now())) as most`,
);

const insert = statement(
  'tables.insert',
  `insert into tables (restaurant_id, create_key, number, capacity, status, value_cents, secret, short_code, create_hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id, revision`,
);

/** How many there are, and how many the plan allows; null where it says nothing. */
export async function readRoom(tx: TransactionScope): Promise<{ count: number; most: number | null }> {
  const [found] = await tx.rows<{ count: number; most: number | null }>(room, [tx.restaurantId]);
  return found ?? { count: 0, most: null };
}

/** The same key is the same table. A plan's limit is enforced when it has one. */
export async function createTable(scope: Scope, { key, ...fields }: NewTable): Promise<Saved> {
  const { number, capacity, status, valueCents } = fields;
  const hash = bodyHash([number, capacity, status, valueCents]);
  return scope
    .transaction(async (tx) => {
      await tx.rows(lockRestaurant, [tx.restaurantId]);
      const [before] = await tx.rows<Saved & { hash: Buffer | null; removed: boolean }>(madeWith, [
        tx.restaurantId,
        key,
      ]);
      if (before) refuseReusedKey(before.hash, hash);
      if (before?.removed) throw new CodedError('table_not_found');
      if (before) return { id: before.id, revision: before.revision };
      const { count, most } = await readRoom(tx);
      if (most !== null && count >= most) throw new CodedError('table_limit', { limit: most });
      const values = [key, number, capacity, status, valueCents, newTableSecret(), newShortCode(), hash];
      const [made] = await tx.rows<Saved>(insert, [tx.restaurantId, ...values]);
      if (!made) throw new Error('The table was not saved');
      await tx.changed('tables', made.id, made.id);
      return made;
    })
    .catch(asTaken);
}

interface Locked extends Saved {
  status: TableStatus;
  removed: boolean;
}

// Stronger than a change needs and as strong as a removal does: a bill or a reservation that is being written for the table is
// waited for, and is seen by the next statement.
const lock = statement(
  'tables.lock',
  `select id, revision, status, deleted_at is not null as removed from tables where restaurant_id = $1 and id = $2 for update`,
);

async function lockTable(tx: TransactionScope, id: string): Promise<Locked> {
  const [table] = await tx.rows<Locked>(lock, [tx.restaurantId, id]);
  if (!table) throw new CodedError('table_not_found');
  return table;
}

async function lockLiving(tx: TransactionScope, id: string): Promise<Locked> {
  const table = await lockTable(tx, id);
  if (table.removed) throw new CodedError('table_not_found');
  return table;
}

const update = statement(
  'tables.update',
  `update tables set number = $3, capacity = $4, status = $5, value_cents = $6, revision = revision + 1
   where restaurant_id = $1 and id = $2 returning id, revision`,
);

export async function editTable(scope: Scope, { id, revision, ...fields }: TableChange, hand: Hand): Promise<Saved> {
  const { number, capacity, status, valueCents } = fields;
  return scope
    .transaction(async (tx) => {
      await lockBill(tx, id);
      const table = await lockLiving(tx, id);
      if (table.revision !== revision) throw new CodedError('table_changed', { revision: table.revision });
      await leave(tx, table, status, hand);
      const [saved] = await tx.rows<Saved>(update, [tx.restaurantId, id, number, capacity, status, valueCents]);
      if (!saved) throw new CodedError('table_not_found');
      await tx.changed('tables', id, id);
      return saved;
    })
    .catch(asTaken);
}

const mark = statement(
  'tables.mark',
  'update tables set status = $3, revision = revision + 1 where restaurant_id = $1 and id = $2 returning id, revision',
);

export async function setTableStatus(
  scope: Scope,
  { id, status }: InputOf<typeof tables.setStatus>,
  hand: Hand,
): Promise<Saved> {
  return scope.transaction(async (tx) => {
    await lockBill(tx, id);
    const table = await lockLiving(tx, id);
    if (table.status === status) return { id, revision: table.revision };
    await leave(tx, table, status, hand);
    const [saved] = await tx.rows<Saved>(mark, [tx.restaurantId, id, status]);
    if (!saved) throw new CodedError('table_not_found');
    await tx.changed('tables', id, id);
    return saved;
  });
}

const inUse = statement(
  'tables.inUse',
  `select exists (select from bills where restaurant_id = $1 and table_id = $2 and closed_at is null)
       or exists (select from table_joins where restaurant_id = $1 and table_id = $2 and ended_at is null) as bill,
     exists (select from reservations where restaurant_id = $1 and table_id = $2 and status <> 'cancelada'
       and upper(during) > now()) as reserved`,
);

const remove = statement(
  'tables.remove',
  'update tables set deleted_at = now(), revision = revision + 1 where restaurant_id = $1 and id = $2',
);

/** Past orders go on naming the table; its number is free for another. Removing it again is no error. */
export async function removeTable(scope: Scope, id: string): Promise<{ id: string }> {
  return scope.transaction(async (tx) => {
    const table = await lockTable(tx, id);
    if (table.removed) return { id };
    const [found] = await tx.rows<{ bill: boolean; reserved: boolean }>(inUse, [tx.restaurantId, id]);
    if (found?.bill) throw new CodedError('table_in_use');
    if (found?.reserved) throw new CodedError('table_reserved');
    await tx.rows(remove, [tx.restaurantId, id]);
    await tx.changed('tables', id, id);
    return { id };
  });
}

const restore = statement(
  'tables.restore',
  'update tables set deleted_at = null, revision = revision + 1 where restaurant_id = $1 and id = $2',
);

/** As it was, unless its number or its place in the plan has gone to another meanwhile. Of a table that is there, nothing is done. */
export async function restoreTable(scope: Scope, id: string): Promise<{ id: string }> {
  return scope
    .transaction(async (tx) => {
      await tx.rows(lockRestaurant, [tx.restaurantId]);
      const table = await lockTable(tx, id);
      if (!table.removed) return { id };
      const { count, most } = await readRoom(tx);
      if (most !== null && count >= most) throw new CodedError('table_limit', { limit: most });
      await tx.rows(restore, [tx.restaurantId, id]);
      await tx.changed('tables', id, id);
      return { id };
    })
    .catch(asTaken);
}

function asTaken(error: unknown): never {
  if ((error as { constraint?: string }).constraint !== 'tables_by_number') throw error;
  throw fieldRefusal('table_number_taken', 'number');
}

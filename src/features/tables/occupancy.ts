import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { TableStatus } from './values.ts';

// Ordering takes a table in its own statement: `orders/place-statement.ts`.
const take = statement(
  'tables.take',
  `update tables set status = 'ocupado', revision = revision + 1 where restaurant_id = $1 and id = $2 and status <> 'ocupado'
   returning id`,
);

// With the sitting of its guests over: whoever comes next is asked for the code again, unless the owner wants it otherwise.
const free = statement(
  'tables.free',
  `update tables t set status = 'disponivel', revision = t.revision + 1,
     sitting = case when r.sittings_end then gen_random_uuid() else t.sitting end
   from restaurants r where r.id = $1 and t.restaurant_id = $1 and t.id = $2`,
);

const leaveUnordered = statement(
  'tables.leaveUnordered',
  `update tables set status = 'disponivel', revision = revision + 1 where restaurant_id = $1 and id = $2 and status = 'ocupado'`,
);

// The sitting goes with its bill; the next one at the old table has another name.
const standUp = statement(
  'tables.standUp',
  `update tables set status = 'disponivel', sitting = gen_random_uuid(), revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);
const sit = statement(
  'tables.sitDown',
  `update tables set status = 'ocupado', sitting = coalesce($3::uuid, sitting), revision = revision + 1
   where restaurant_id = $1 and id = $2`,
);

const restore = statement(
  'tables.restore',
  'update tables set status = $3, revision = revision + 1 where restaurant_id = $1 and id = $2',
);

/** Something is open at the table. False when it was taken already. */
export async function takeTable(tx: TransactionScope, id: string): Promise<boolean> {
  return (await tx.rows(take, [tx.restaurantId, id])).length > 0;
}

/** The bill of its guests is closed. */
export async function freeTable(tx: TransactionScope, id: string): Promise<void> {
  await tx.rows(free, [tx.restaurantId, id]);
}

/** Nothing was ordered there after all; who sits there goes on sitting. */
export async function untakeTable(tx: TransactionScope, id: string): Promise<void> {
  await tx.rows(leaveUnordered, [tx.restaurantId, id]);
}

/** Whoever sat at a table is elsewhere now, with their phones: it is free, and whoever comes next has a sitting of their own. */
export async function leaveTable(tx: TransactionScope, id: string): Promise<void> {
  await tx.rows(standUp, [tx.restaurantId, id]);
}

/** It is what it was before; who sat there sits there again. */
export async function restoreTable(tx: TransactionScope, id: string, status: TableStatus): Promise<void> {
  await tx.rows(restore, [tx.restaurantId, id, status]);
}

/** Whose sitting it is sit at this table now. */
export async function sitDown(tx: TransactionScope, id: string, sitting: string | null): Promise<void> {
  await tx.rows(sit, [tx.restaurantId, id, sitting]);
}

import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { lockServed, lockTables, recordChange, requireColleague } from './store.ts';

interface Giving {
  tableIds: readonly string[];
  /** Null: the tables are in nobody's section. */
  waiterId: string | null;
  actorId: string;
  now: Date;
}

const give = statement(
  'floor.give',
  `insert into table_sections as s (restaurant_id, table_id, waiter_id, given_by, given_at)
   select $1, t.id, $3, $4, $5 from unnest($2::uuid[]) as t (id)
   on conflict (restaurant_id, table_id) do update set waiter_id = excluded.waiter_id, given_by = excluded.given_by,
     given_at = excluded.given_at where s.waiter_id <> excluded.waiter_id`,
);
const takeAway = statement(
  'floor.takeAway',
  'delete from table_sections where restaurant_id = $1 and table_id = any($2::uuid[])',
);
// A table that its section's waiter had given back is the new one's.
const unreturn = statement(
  'floor.unreturn',
  `delete from sitting_waiters w using tables t where w.restaurant_id = $1 and w.waiter_id is null
     and t.restaurant_id = $1 and t.id = any($2::uuid[]) and w.sitting = t.sitting`,
);

/** It holds until it is changed. Whoever has taken a table, or was handed it, goes on serving those who sit there. */
export function giveTables(scope: Scope, { tableIds, waiterId, actorId, now }: Giving): Promise<void> {
  return scope.transaction(async (tx) => {
    const ids = await lockTables(tx, tableIds);
    if (waiterId !== null) await requireColleague(tx, waiterId);
    const before = [];
    for (const id of ids) before.push(await lockServed(tx, id));
    if (waiterId === null) await tx.rows(takeAway, [tx.restaurantId, ids]);
    else {
      await tx.rows(give, [tx.restaurantId, ids, waiterId, actorId, now.toISOString()]);
      await tx.rows(unreturn, [tx.restaurantId, ids]);
    }
    for (const table of before)
      if (table.sectionId !== waiterId)
        await recordChange(tx, { ...table, waiterId: table.sectionId }, { kind: 'give', to: waiterId, actorId, now });
  });
}

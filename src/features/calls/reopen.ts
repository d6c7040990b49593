import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { isPaidUp } from '../bills/paid-up.ts';

/** Screens offer it for seconds; the rest is for phones that were without a connection. */
const reopenedWithinMs = 60_000;

// Whoever ends or moves a sitting, or calls from its table, waits for this one, or is seen by what comes after it.
const holdTables = statement(
  'calls.holdTables',
  `select from tables t where t.restaurant_id = $1 and t.deleted_at is null
     and t.sitting in (select c.sitting from calls c where c.restaurant_id = $1 and c.id = any($2::uuid[]))
   order by t.id for no key update`,
);

// Where those who called sit by now, if they have not left, nor paid. What they called for anew meanwhile is called for once.
const reopen = statement(
  'calls.reopen',
  `with reopened as (
     update calls c set ended_at = null, ended_by = null, outcome = null, table_id = t.id
     from tables t
     where c.restaurant_id = $1 and c.id = any($2::uuid[]) and c.ended_by = $3 and c.ended_at > $4 and c.kind <> 'pay'
       and t.restaurant_id = $1 and t.sitting = c.sitting and t.deleted_at is null
       and not exists (select from bills b where b.restaurant_id = $1 and b.sitting = c.sitting
         and (b.closed_at > c.ended_at or c.kind = 'bill' and ${isPaidUp}))
       and not exists (select from calls d where d.restaurant_id = $1 and d.sitting = c.sitting and d.kind = c.kind
         and d.request = c.request and d.ended_at is null)
     returning c.id, c.table_id
   ), told as (
     insert into outbox (restaurant_id, topic, entity_id, table_id) select $1, 'calls', id, table_id from reopened
   )
   select id from reopened`,
);

const found = statement(
  'calls.foundOpen',
  `select exists (select from calls d where d.restaurant_id = $1 and d.sitting = c.sitting and d.kind = c.kind
     and d.request = c.request and d.ended_at is null) as open
   from calls c where c.restaurant_id = $1 and c.id = any($2::uuid[])`,
);

interface Reopening {
  ids: readonly string[];
  actorId: string;
  now: Date;
}

/**
 * Takes back, for whoever said so, that what guests called for was done: it is open again, with whoever was going there. Open already, by a
 * repeat or because they called anew, is as good.
 */
export async function reopenCalls(scope: Scope, { ids, actorId, now }: Reopening): Promise<void> {
  const since = new Date(now.getTime() - reopenedWithinMs);
  await scope.transaction(async (tx) => {
    await tx.rows(holdTables, [tx.restaurantId, ids]);
    const reopened = await tx.rows(reopen, [tx.restaurantId, ids, actorId, since.toISOString()]);
    if (reopened.length > 0) return;
    const calls = await tx.rows<{ open: boolean }>(found, [tx.restaurantId, ids]);
    if (calls.length === 0) throw new CodedError('call_not_found');
    if (!calls.some(({ open }) => open)) throw new CodedError('call_over');
  });
}

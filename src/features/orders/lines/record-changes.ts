import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Actor } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { LineChange } from './contract.ts';

const insertChange = statement(
  'orders.insertChange',
  `insert into order_line_changes (restaurant_id, order_id, revision, line, event_id, was, became, seen_at, seen_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

interface Recorded {
  orderId: string;
  eventId: string;
  revision: number;
  actorId: string | null;
  now: Date;
  /** The lines of which the kitchen has nothing to see: whoever changed them has seen it for all. */
  seen: readonly number[] | 'all';
}

/** Keeps what an edit changed, under the event that says who made it. */
export async function recordChanges(
  tx: TransactionScope,
  { orderId, eventId, revision, actorId, now, seen }: Recorded,
  changes: readonly LineChange[],
): Promise<void> {
  for (const { line, was, became } of changes) {
    const snapshots = [was && JSON.stringify(was), became && JSON.stringify(became)];
    const by = seen === 'all' || seen.includes(line) ? [now.toISOString(), actorId] : [null, null];
    await tx.rows(insertChange, [tx.restaurantId, orderId, revision, line, eventId, ...snapshots, ...by]);
  }
}

const tableOf = statement(
  'orders.tableOf',
  'select table_id as "tableId" from orders where restaurant_id = $1 and id = $2',
);

const markSeen = statement(
  'orders.markSeen',
  `update order_line_changes set seen_at = $4, seen_by = $5, seen_device_id = $6
   where restaurant_id = $1 and order_id = $2 and revision <= $3 and seen_at is null
     and ($7::int[] is null or line = any($7)) returning line`,
);

const markMoveSeen = statement(
  'orders.markMoveSeen',
  `update orders set unseen_from_table_id = null, unseen_move_revision = null, unseen_move_at = null
   where restaurant_id = $1 and id = $2 and unseen_move_revision <= $3 returning id`,
);

const markCancellationSeen = statement(
  'orders.markCancellationSeen',
  `update orders set cancel_seen_at = $4 where restaurant_id = $1 and id = $2 and revision <= $3 and status = 'cancelado'
     and cancelled_at > coalesce(cancel_seen_at, '-infinity') returning id`,
);

const markClosedSeen = statement(
  'orders.markClosedSeen',
  `update orders set closed_seen_at = $4 where restaurant_id = $1 and id = $2 and revision <= $3
     and closed_unmade_at is not null and closed_seen_at is null returning id`,
);

/** Someone has seen the changes up to a revision, all of them or those of some lines. Said twice it is said once; what was changed meanwhile stays to be seen. */
export async function seeChanges(
  scope: Scope,
  {
    id,
    revision,
    lines,
    actorId,
    deviceId,
    now,
  }: { id: string; revision: number; lines: number[] | null; now: Date } & Actor,
): Promise<{ id: string }> {
  return scope.transaction(async (tx) => {
    const [order] = await tx.rows<{ tableId: string }>(tableOf, [tx.restaurantId, id]);
    if (!order) throw new CodedError('order_not_found');
    const seen = await tx.rows(markSeen, [tx.restaurantId, id, revision, now.toISOString(), actorId, deviceId, lines]);
    const seenMoved = lines && lines.length > 0 ? [] : await tx.rows(markMoveSeen, [tx.restaurantId, id, revision]);
    const whole = [tx.restaurantId, id, revision, now.toISOString()];
    const seenCancelled = lines ? [] : await tx.rows(markCancellationSeen, whole);
    const seenClosed = lines ? [] : await tx.rows(markClosedSeen, whole);
    // Of no table: it is the staff's boards that agree on it.
    if (seen.length + seenMoved.length + seenCancelled.length + seenClosed.length > 0) await tx.changed('orders', id);
    return { id };
  });
}

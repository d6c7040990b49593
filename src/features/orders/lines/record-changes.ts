import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
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

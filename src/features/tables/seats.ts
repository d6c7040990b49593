import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';

interface Seating {
  tableId: string;
  capacity: number;
  /** What whoever asks for it saw. */
  was: number;
}

const update = statement(
  'tables.setSeats',
  `update tables t set capacity = s.capacity, revision = t.revision + 1
   from unnest($2::uuid[], $3::int[], $4::int[]) as s (id, capacity, was)
   where t.restaurant_id = $1 and t.id = s.id and t.capacity = s.was returning t.id`,
);

/** Gives tables that are held by the transaction other seats. Refuses when one of them has others than were seen. */
export async function setSeats(tx: TransactionScope, all: readonly Seating[]): Promise<void> {
  if (all.length === 0) return;
  const done = await tx.rows(update, [
    tx.restaurantId,
    all.map(({ tableId }) => tableId),
    all.map(({ capacity }) => capacity),
    all.map(({ was }) => was),
  ]);
  if (done.length < all.length) throw new CodedError('table_changed');
}

import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { newShortCode, newTableSecret } from './secret.ts';

const open = statement(
  'tables.openBetween',
  `with newest as (select coalesce((select number from tables where restaurant_id = $1 order by id desc limit 1), 0) as number)
   insert into tables (restaurant_id, number, capacity, secret, short_code)
   select $1, n.number, $4, $5, $6 from generate_series($2::int, $3::int) n (number), newest
   where not exists (select from tables t where t.restaurant_id = $1 and t.number = n.number and t.deleted_at is null)
   order by n.number <= newest.number, n.number limit 1 returning id`,
);

/**
 * A new table at the next free of these numbers; null when none is. They begin anew after the last, so that a number rests before it is
 * anybody else's.
 */
export async function openBetween(
  tx: TransactionScope,
  { first, last, capacity }: { first: number; last: number; capacity: number },
): Promise<string | null> {
  const values = [tx.restaurantId, first, last, capacity, newTableSecret(), newShortCode()];
  const [made] = await tx.rows<{ id: string }>(open, values);
  if (made) await tx.changed('tables', made.id, made.id);
  return made?.id ?? null;
}

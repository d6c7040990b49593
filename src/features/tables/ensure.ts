import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { lockRestaurant, readRoom } from './change.ts';
import { newShortCode, newTableSecret } from './secret.ts';

const missing = statement(
  'tables.missing',
  `select number from generate_series(1, $2::int) as number
   where not exists (select from tables t where t.restaurant_id = $1 and t.number = number and t.deleted_at is null)`,
);

const insert = statement(
  'tables.insertMissing',
  `insert into tables (restaurant_id, number, capacity, status, secret, short_code)
   select $1, made.number, $2, 'disponivel', made.secret, made.code
   from unnest($3::int[], $4::text[], $5::text[]) as made (number, secret, code) returning id`,
);

/** Makes what is missing of the tables 1 to `count`, and takes none away. `most` is how many there may be beside what a plan says. */
export async function ensureTables(
  scope: Scope,
  { count, capacity, most }: { count: number; capacity: number; most: number | null },
): Promise<{ added: number }> {
  return scope.transaction(async (tx) => {
    await tx.rows(lockRestaurant, [tx.restaurantId]);
    const numbers = (await tx.rows<{ number: number }>(missing, [tx.restaurantId, count])).map(({ number }) => number);
    if (numbers.length === 0) return { added: 0 };
    const room = await readRoom(tx);
    const limit = Math.min(room.most ?? Number.POSITIVE_INFINITY, most ?? Number.POSITIVE_INFINITY);
    if (room.count + numbers.length > limit) throw new CodedError('table_limit', { limit });
    const values = [capacity, numbers, numbers.map(newTableSecret), numbers.map(newShortCode)];
    const made = await tx.rows<{ id: string }>(insert, [tx.restaurantId, ...values]);
    for (const { id } of made) await tx.changed('tables', id, id);
    return { added: made.length };
  });
}

import { statement } from '#database/tenant-query.ts';
import type { Caller } from '#features/caller.ts';
import type { InputOf } from '../serves.ts';
import type { checks } from './contract.ts';

const unknown = statement(
  'checks.unknownBills',
  `select h.id from unnest($2::uuid[], $3::text[]) h (id, hash)
   where not exists (select from bills b join chain_entries e on e.restaurant_id = $1 and e.subject_id = b.id and e.hash = h.hash
     where b.restaurant_id = $1 and b.id = h.id)`,
);

/** Of the bills that a phone saw, those that are not there, or whose chain was written anew. Whoever names an entry has seen it: no seat is asked for. */
export async function unknownBills(
  caller: Caller,
  { slug, heads }: InputOf<typeof checks.unknownBills>,
): Promise<{ unknown: string[] }> {
  const { scope, restaurantId } = await caller.house(slug);
  const found = await scope.rows<{ id: string }>(unknown, [
    restaurantId,
    heads.map(({ id }) => id),
    heads.map(({ hash }) => hash),
  ]);
  return { unknown: found.map(({ id }) => id) };
}

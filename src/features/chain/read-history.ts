import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { readEntry } from './check-chain.ts';
import type { History } from './contract.ts';

const sealOne = statement('chain.sealOne', 'select seal_placed($1, $2)');

// One statement, hence of one moment: rows and entries that were committed together are seen together.
const read = (name: string, called: string) =>
  statement(
    name,
    `select $2::uuid as id, $4::int as after,
       (select e.hash from chain_entries e where e.restaurant_id = $1 and e.subject_id = $2 and e.position = $4) as base,
       (select coalesce(json_agg(json_build_object('body', e.body, 'hash', e.hash) order by e.position), '[]') from chain_entries e
        where e.restaurant_id = $1 and e.subject_id = $2 and e.position > $4) as entries,
       (select coalesce(json_agg(json_build_object('kind', r.kind, 'ref', r.ref, 'digest', r.digest, 'since', r.since) order by r.kind, r.ref), '[]')
        from chained_rows($1, array[$2::uuid]) r) as present,
       (select coalesce(json_object_agg(chain_name('person', u.id::text), ${called}), '{}') from users u where u.restaurant_id = $1) as names,
       (select coalesce(json_object_agg(chain_name('person', p.guest::text), json_build_object('person', p.person, 'you', coalesce(p.guest = $3::uuid, false))), '{}')
        from bill_phones($1, $2) p) as phones`,
  );
const forStaff = read('chain.historyForStaff', 'u.name');
const forGuests = read('chain.historyForGuests', `case when u.named then split_part(u.name, ' ', 1) else '' end`);

/** The chain of a bill after a position, and what its rows say at the same moment. What was placed a moment ago is told first. */
export async function readHistory(
  scope: Scope,
  id: string,
  reader: 'staff' | 'guest',
  { guest = null, after = 0 }: { guest?: string | null; after?: number } = {},
): Promise<History> {
  await scope.rows(sealOne, [scope.restaurantId, id]);
  const [found] = await scope.rows<History>(reader === 'staff' ? forStaff : forGuests, [
    scope.restaurantId,
    id,
    guest,
    after,
  ]);
  if (!found) throw new Error(`No answer about ${id}`);
  const told = new Set(found.entries.flatMap(({ body }) => readEntry(body)?.by ?? []));
  const ofTold = <Said>(all: Record<string, Said>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => told.has(name)));
  return { ...found, names: ofTold(found.names), phones: ofTold(found.phones) };
}

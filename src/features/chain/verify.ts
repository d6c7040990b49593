import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { checkChain, type Fault } from './check-chain.ts';
import type { History } from './contract.ts';

const subjects = statement('chain.subjects', 'select id from chained_subjects($1, $2, $3) as each (id)');
const chains = statement(
  'chain.histories',
  `select each.id, coalesce(e.entries, '[]') as entries, coalesce(r.present, '[]') as present
   from unnest($2::uuid[]) as each (id)
   left join (select subject_id, json_agg(json_build_object('body', body, 'hash', hash) order by position) as entries
     from chain_entries where restaurant_id = $1 and subject_id = any($2) group by subject_id) e on e.subject_id = each.id
   left join (select subject, json_agg(json_build_object('kind', kind, 'ref', ref, 'digest', digest, 'since', since)) as present
     from chained_rows($1, $2) group by subject) r on r.subject = each.id
   order by each.id`,
);

const atOnce = 200;
/** What was placed is told within seconds; what is not by then was put there otherwise, or nobody tells it. */
const patienceMs = 60_000;

export interface BrokenChain {
  /** Of the bill, or the till. */
  id: string;
  faults: Fault[];
}

export interface Verified {
  chains: number;
  entries: number;
  broken: BrokenChain[];
}

/** Goes through every chain of a restaurant, a few at a time. */
export async function verifyChains(scope: Scope, now: Date): Promise<Verified> {
  const verified: Verified = { chains: 0, entries: 0, broken: [] };
  const placedBefore = new Date(now.getTime() - patienceMs);
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const ids = (await scope.rows<{ id: string }>(subjects, [scope.restaurantId, after, atOnce])).map(({ id }) => id);
    const found = await scope.rows<Pick<History, 'id' | 'entries' | 'present'>>(chains, [scope.restaurantId, ids]);
    for (const chain of found) {
      const { faults } = await checkChain(chain, { placedBefore });
      verified.chains += 1;
      verified.entries += chain.entries.length;
      if (faults.length > 0) verified.broken.push({ id: chain.id, faults });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < atOnce) return verified;
    after = last;
  }
}

import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { checkChain, type Fault, type Head } from './check-chain.ts';
import type { History } from './contract.ts';
import { type NamedBill, type NamingFault, namingFaults, verifyLedger } from './verify-ledger.ts';

const subjects = statement('chain.subjects', 'select id from chained_subjects($1, $2, $3) as each (id)');
const chains = statement(
  'chain.histories',
  `select each.id, coalesce(e.entries, '[]') as entries, coalesce(r.present, '[]') as present, coalesce(l.named, '[]') as named,
     (select json_build_object('openedAt', b.opened_at, 'closedAt', b.closed_at) from bills b
      where b.restaurant_id = $1 and b.id = each.id) as bill
   from unnest($2::uuid[]) as each (id)
   left join (select subject_id, json_agg(json_build_object('body', body, 'hash', hash) order by position) as entries
     from chain_entries where restaurant_id = $1 and subject_id = any($2) group by subject_id) e on e.subject_id = each.id
   left join (select subject, json_agg(json_build_object('kind', kind, 'ref', ref, 'digest', digest, 'since', since)) as present
     from chained_rows($1, $2) group by subject) r on r.subject = each.id
   left join (select bill_id, json_agg(json_build_object('position', position, 'body', body) order by position) as named
     from bill_ledger where restaurant_id = $1 and bill_id = any($2) group by bill_id) l on l.bill_id = each.id
   order by each.id`,
);

const atOnce = 200;
/** What was placed is told within seconds, and its bill named; what is not by then was put there otherwise, or nobody tells it. */
const patienceMs = 60_000;

export interface BrokenChain {
  /** Of the bill, or the till, or the restaurant whose ledger it is. */
  id: string;
  faults: (Fault | NamingFault)[];
}

export interface Verified {
  chains: number;
  entries: number;
  broken: BrokenChain[];
  /** The last entry of the ledger; null where there is none yet, or the ledger is broken. */
  head: Head | null;
}

/** Goes through every chain of a restaurant, a few at a time, and through its ledger, with the last entries of it that were kept elsewhere. */
export async function verifyChains(scope: Scope, now: Date, kept: readonly Head[] = []): Promise<Verified> {
  const { head, faults } = await verifyLedger(scope, kept);
  const verified: Verified = { chains: 0, entries: 0, broken: [], head };
  if (faults.length > 0) verified.broken.push({ id: scope.restaurantId, faults });
  const placedBefore = new Date(now.getTime() - patienceMs);
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const ids = (await scope.rows<{ id: string }>(subjects, [scope.restaurantId, after, atOnce])).map(({ id }) => id);
    const found = await scope.rows<Pick<History, 'id' | 'entries' | 'present'> & NamedBill>(chains, [
      scope.restaurantId,
      ids,
    ]);
    for (const chain of found) {
      const { faults: own } = await checkChain(chain, { placedBefore });
      const all = [...own, ...namingFaults(chain, placedBefore)];
      verified.chains += 1;
      verified.entries += chain.entries.length;
      if (all.length > 0) verified.broken.push({ id: chain.id, faults: all });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < atOnce) return verified;
    after = last;
  }
}

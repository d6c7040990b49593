import { type BrokenChain, verifyChains } from '#features/chain/verify.ts';
import { everySlug } from '#features/restaurants/listing.ts';
import type { Database } from './database.ts';
import { headText, type LedgerHead } from './kept-heads.ts';

export interface Report {
  restaurants: number;
  chains: number;
  entries: number;
  broken: (BrokenChain & { restaurant: string })[];
  /** The last entry of each restaurant's ledger. */
  heads: LedgerHead[];
}

/** Every chain of every restaurant, and its ledger, in which the entries are to be that were the last ones once. */
export async function verifyBills(
  { system, scope }: Pick<Database, 'system' | 'scope'>,
  now: Date,
  kept: readonly LedgerHead[] = [],
): Promise<Report> {
  const report: Report = { restaurants: 0, chains: 0, entries: 0, broken: [], heads: [] };
  const unasked = Map.groupBy(kept, ({ id }) => id);
  for (const { id, slug } of await everySlug(system)) {
    const { chains, entries, broken, head } = await verifyChains(scope(id), now, unasked.get(id));
    unasked.delete(id);
    report.restaurants += 1;
    report.chains += chains;
    report.entries += entries;
    report.broken.push(...broken.map((each) => ({ restaurant: slug, ...each })));
    if (head) report.heads.push({ restaurant: slug, id, ...head });
  }
  // A restaurant that is gone has lost its ledger with it.
  for (const { id, restaurant, position } of [...unasked.values()].flat())
    report.broken.push({ restaurant, id, faults: [{ fault: 'head', position }] });
  return report;
}

/** For whoever runs the service: a line for each chain, with the first entry that does not hold, and one for the last entry of each ledger. */
export function reportText({ restaurants, chains, entries, broken, heads }: Report): string {
  const checked = `${chains} chains with ${entries} entries of ${restaurants} restaurants`;
  const lines = broken.map(({ restaurant, id, faults }) => {
    const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
    return `  ${restaurant}, ${id}: ${faults[0] ? faultText(faults[0]) : ''}${more}`;
  });
  return [
    broken.length === 0 ? `${checked}: every one holds.` : `${checked}: ${broken.length} broken.`,
    ...lines,
    'The last entry of each ledger, to be kept elsewhere and compared with --heads FILE:',
    ...heads.map((head) => `  ${headText(head)}`),
  ].join('\n');
}

function faultText(fault: BrokenChain['faults'][number]): string {
  switch (fault.fault) {
    case 'entry':
      return `entry ${fault.position} does not follow the one before`;
    case 'altered':
      return `entry ${fault.position} tells of rows that were changed past the service`;
    case 'row':
      return `a ${fault.kind} is ${fault.state} since entry ${fault.position}`;
    case 'untold':
      return `a ${fault.kind} that no entry tells`;
    case 'head':
      return `entry ${fault.position} is not the one that was seen`;
    case 'unnamed':
      return 'a bill that the ledger does not name as it is';
    case 'named':
      return fault.state === 'gone'
        ? `the bill that entry ${fault.position} of the ledger names is gone`
        : `entry ${fault.position} of the ledger names another chain of this bill`;
  }
}

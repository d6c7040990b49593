import type { Fault } from '#features/chain/check-chain.ts';
import { type BrokenChain, verifyChains } from '#features/chain/verify.ts';
import { everySlug } from '#features/restaurants/listing.ts';
import type { Database } from './database.ts';

export interface Report {
  restaurants: number;
  chains: number;
  entries: number;
  broken: (BrokenChain & { restaurant: string })[];
}

/** Every chain of every restaurant. */
export async function verifyBills({ system, scope }: Pick<Database, 'system' | 'scope'>, now: Date): Promise<Report> {
  const report: Report = { restaurants: 0, chains: 0, entries: 0, broken: [] };
  for (const { id, slug } of await everySlug(system)) {
    const { chains, entries, broken } = await verifyChains(scope(id), now);
    report.restaurants += 1;
    report.chains += chains;
    report.entries += entries;
    report.broken.push(...broken.map((each) => ({ restaurant: slug, ...each })));
  }
  return report;
}

/** For whoever runs the service: a line for each chain, with the first entry that does not hold. */
export function reportText({ restaurants, chains, entries, broken }: Report): string {
  const checked = `${chains} chains with ${entries} entries of ${restaurants} restaurants`;
  if (broken.length === 0) return `${checked}: every one holds.`;
  const lines = broken.map(({ restaurant, id, faults }) => {
    const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
    return `  ${restaurant}, ${id}: ${faults[0] ? faultText(faults[0]) : ''}${more}`;
  });
  return [`${checked}: ${broken.length} broken.`, ...lines].join('\n');
}

function faultText(fault: Fault): string {
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
  }
}

import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { dropOldCodes } from '../agents/agents.ts';

/** Longer than anybody asks for a paper again; what they say stands in the orders themselves. */
const keptDays = 3;

const dropJobs = statement(
  'printing.purgeJobs',
  'delete from print_jobs where created_at < $1::timestamptz - make_interval(days => $2)',
);
const dropTold = statement(
  'printing.purgeTold',
  'delete from told_orders where at < $1::timestamptz - make_interval(days => $2)',
);

/** Papers hold names and what guests wrote: they go when they are of no more use. */
export async function purgePapers(system: SystemDoor, now: Date): Promise<void> {
  for (const drop of [dropJobs, dropTold]) await system.rows(drop, [now.toISOString(), keptDays]);
  await dropOldCodes(system, now);
}

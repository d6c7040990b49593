import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';

export const jobsSchema = 'jobs';

/**
 * Makes or brings up to date the tables of the job queue. They belong to the owner of the schema, like all others: the program
 * at work may write rows into them and nothing more.
 */
export async function prepareJobs(owner: pg.Client): Promise<void> {
  const plan = getConstructionPlans(jobsSchema);
  // The library tells its version nowhere else.
  const wanted = Number(/version\(version\) VALUES \('(\d+)'\)/.exec(plan)?.[1]);
  const present = await presentVersion(owner);
  if (present === null) await owner.query(plan);
  else if (present < wanted) await owner.query(upgrade(present));
  else return;
  await owner.query(`
    grant usage on schema ${jobsSchema} to comanda_system;
    grant select, insert, update, delete on all tables in schema ${jobsSchema} to comanda_system;
    grant usage on all sequences in schema ${jobsSchema} to comanda_system`);
}

/**
 * Indexes are built at once: built beside the work they could be no part of a script, and would wait for the other processes that wait
 * for the lock under which this runs.
 */
const upgrade = (from: number) => getMigrationPlans(jobsSchema, from).replaceAll(' INDEX CONCURRENTLY ', ' INDEX ');

async function presentVersion(owner: pg.Client): Promise<number | null> {
  const { rows } = await owner.query(`select to_regclass('${jobsSchema}.version') is not null as there`);
  if (!rows[0].there) return null;
  const versions = await owner.query(`select version from ${jobsSchema}.version`);
  return Number(versions.rows[0].version);
}

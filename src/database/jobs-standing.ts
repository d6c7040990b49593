import { jobsSchema } from './jobs-schema.ts';
import type { SystemDoor } from './system-door.ts';
import { statement } from './tenant-query.ts';

export interface QueueStanding {
  queue: string;
  /** Those that are due, or under way. */
  waiting: number;
  /** For how long the first of them has been due. */
  oldestSeconds: number;
  /** Those that failed to the end, and lie there for whoever looks after the service. */
  failed: number;
}

const standing = statement(
  'jobs.standing',
  `select regexp_replace(name, '\\.dead$', '') as queue,
     (count(*) filter (where due))::int as waiting,
     coalesce(extract(epoch from now() - min(start_after) filter (where due)), 0)::float8 as "oldestSeconds",
     (count(*) filter (where dead))::int as failed
   from (
     select name, start_after, name like '%.dead' as dead,
       name not like '%.dead' and start_after <= now() as due
     from ${jobsSchema}.job where state in ('created', 'retry', 'active')
   ) as open group by 1 order by 1`,
);

/** Of every kind of work that has a job. */
export const jobsStanding = (door: SystemDoor): Promise<QueueStanding[]> => door.rows<QueueStanding>(standing);

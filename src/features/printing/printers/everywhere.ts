import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { isFresh, isOpen } from '../jobs/fresh.ts';

export interface PrintersEverywhere {
  away: number;
  /** Those that were never heard of. */
  never: number;
  waiting: number;
  /** For how long the first of the papers that wait has been waiting. */
  oldestSeconds: number;
}

// What was paused waits because somebody wants it so.
const everywhere = statement(
  'printing.everywhere',
  `with papers as (
     select count(*)::int as waiting, coalesce(extract(epoch from now() - min(j.created_at)), 0)::float8 as "oldestSeconds"
     from print_jobs j where ${isOpen('j')} and ${isFresh('j')}
       and not exists (select from printers p where p.restaurant_id = j.restaurant_id and p.id = j.printer_id and p.paused)
   )
   select papers.*,
     (select count(*)::int from printers where away_since is not null and deleted_at is null) as away,
     (select count(*)::int from printers where last_seen_at is null and deleted_at is null) as never
   from papers`,
);

/** The printers of all houses, as whoever runs the service sees them: how many, and nobody's in particular. */
export async function printersEverywhere(door: SystemDoor): Promise<PrintersEverywhere | undefined> {
  const [found] = await door.rows<PrintersEverywhere>(everywhere);
  return found;
}

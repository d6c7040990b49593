import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { awayAfterMs, type Trouble } from '../values.ts';

// Written before it would count as away, and not at every word.
const touch = statement(
  'printing.touch',
  `with known as (
     select p.id, p.last_seen_at, p.last_seen_at is null or p.away_since is not null or p.trouble is distinct from told.trouble as news,
       told.trouble, p.trouble is not null and told.trouble is null as recovered
     from printers p, lateral (select case when $4::boolean then $3::text else p.trouble end as trouble) told
     where p.restaurant_id = $1 and p.id = $2 and p.deleted_at is null
   ), touched as (
     update printers p set last_seen_at = now() from known
     where p.restaurant_id = $1 and p.id = known.id and not known.news and known.last_seen_at < now() - interval '3 seconds'
   )
   select news, trouble, recovered from known`,
);

const greet = statement(
  'printing.greet',
  `update printers set last_seen_at = now(), away_since = null, trouble = $3,
     trouble_since = case when $3::text is not null then coalesce(trouble_since, now()) end
   where restaurant_id = $1 and id = $2`,
);

// What it refused while it could not print need not wait any longer.
const retry = statement(
  'printing.retryAtOnce',
  `update print_jobs set not_before = null
   where restaurant_id = $1 and printer_id = $2 and state = 'waiting' and not_before is not null`,
);

interface Known {
  news: boolean;
  trouble: Trouble | null;
  recovered: boolean;
}

/**
 * A printer was heard of, by itself or through its agent; what is new about it is told to every screen. `told` is undefined where it said
 * nothing of how it is: then it is as it was. Answers what keeps it from printing.
 */
export async function heardOf(
  scope: Scope,
  printerId: string,
  told: Trouble | null | undefined,
): Promise<Trouble | null> {
  const values = [scope.restaurantId, printerId, told ?? null, told !== undefined];
  const [known] = await scope.rows<Known>(touch, values);
  if (!known) return null;
  const { news, trouble, recovered } = known;
  if (!news) return trouble;
  await scope.transaction(async (tx) => {
    await tx.rows(greet, [tx.restaurantId, printerId, trouble]);
    if (recovered) await tx.rows(retry, [tx.restaurantId, printerId]);
    await tx.changed('printers', printerId);
  });
  return trouble;
}

const fallSilent = statement(
  'printing.fallSilent',
  `update printers set away_since = last_seen_at
   where away_since is null and deleted_at is null and last_seen_at < now() - make_interval(secs => $1)
   returning restaurant_id as "restaurantId", id`,
);

/** Of every house: the printers of which nothing is heard any more are away, and every screen is told. */
export async function noticeAway(system: SystemDoor): Promise<void> {
  await system.transaction(async (door) => {
    const gone = await door.rows<{ restaurantId: string; id: string }>(fallSilent, [awayAfterMs / 1_000]);
    for (const { restaurantId, id } of gone) await door.changed(restaurantId, 'printers', id);
  });
}

const gone = statement(
  'printing.gone',
  `update printers set away_since = now()
   where restaurant_id = $1 and id = $2 and away_since is null and deleted_at is null and last_seen_at is not null returning id`,
);

/** Its agent cannot reach it: nobody need wait for its silence. */
export async function outOfReach(scope: Scope, printerId: string): Promise<void> {
  await scope.transaction(async (tx) => {
    const lost = await tx.rows(gone, [tx.restaurantId, printerId]);
    if (lost.length > 0) await tx.changed('printers', printerId);
  });
}

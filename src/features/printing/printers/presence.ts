import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { awayAfterMs, type Trouble } from '../values.ts';

// Written before it would count as away, and not at every word.
const touch = statement(
  'printing.touch',
  `with known as (
     select id, last_seen_at, last_seen_at is null or away_since is not null or trouble is distinct from $3 as news
     from printers where restaurant_id = $1 and id = $2 and deleted_at is null
   ), touched as (
     update printers p set last_seen_at = now() from known
     where p.restaurant_id = $1 and p.id = known.id and not known.news and known.last_seen_at < now() - interval '3 seconds'
   )
   select news from known`,
);

const greet = statement(
  'printing.greet',
  `update printers set last_seen_at = now(), away_since = null, trouble = $3,
     trouble_since = case when $3::text is not null then coalesce(trouble_since, now()) end
   where restaurant_id = $1 and id = $2`,
);

/** A printer was heard of, by itself or through its agent; what is new about it is told to every screen. */
export async function heardOf(scope: Scope, printerId: string, trouble: Trouble | null): Promise<void> {
  const [known] = await scope.rows<{ news: boolean }>(touch, [scope.restaurantId, printerId, trouble]);
  if (!known?.news) return;
  await scope.transaction(async (tx) => {
    await tx.rows(greet, [tx.restaurantId, printerId, trouble]);
    await tx.changed('printers', printerId);
  });
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

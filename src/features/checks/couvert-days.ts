import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { businessDayAt } from '../restaurants/business-day.ts';
import { keptProfile } from '../restaurants/store.ts';
import { type CouvertOffer, couvertOn } from './couvert.ts';
import type { CouvertDay } from './settings/contract.ts';
import { readSettings } from './store.ts';

/** What the house asks for now: after midnight that of the evening before. */
export async function couvertNow(scope: Scope, now: Date): Promise<CouvertOffer> {
  const house = await keptProfile(scope);
  return couvertOn(await readSettings(scope), businessDayAt(now, house, house.timezone));
}

const clear = statement('checks.clearCouvertDays', 'delete from couvert_days where restaurant_id = $1');
const insert = statement(
  'checks.insertCouvertDays',
  `insert into couvert_days (restaurant_id, weekday, day, cents, artist)
   select $1, * from unnest($2::smallint[], $3::date[], $4::int[], $5::text[])`,
);

/** In place of those that were. */
export async function writeCouvertDays(tx: TransactionScope, days: readonly CouvertDay[]): Promise<void> {
  await tx.rows(clear, [tx.restaurantId]);
  await tx.rows(insert, [
    tx.restaurantId,
    days.map(({ weekday }) => weekday),
    days.map(({ day }) => day),
    days.map(({ cents }) => cents),
    days.map(({ artist }) => artist),
  ]);
}

const artist = statement(
  'checks.couvertArtist',
  'select couvert_artist as artist from bills where restaurant_id = $1 and id = $2',
);

/** Who plays for the couvert that a bill has; null where it is nobody's. */
export async function couvertArtistOf(scope: Scope, billId: string): Promise<string | null> {
  const [found] = await scope.rows<{ artist: string | null }>(artist, [scope.restaurantId, billId]);
  return found?.artist ?? null;
}

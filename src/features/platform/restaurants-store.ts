import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import { setTenant, statement } from '#database/tenant-query.ts';
import type { Locale } from '#lib/locale.ts';
import { planNameIn } from '../billing/plan-name.ts';
import type { ManagedRestaurant, RestaurantChange } from './contract.ts';
import { comesAfter, cut, has, type Position, placed } from './lists.ts';

const pageSize = 24;
// The open subscription, its plan in the reader's language; with two of them, the one that lasts.
const managed = `r.id, r.name, r.slug, r.address, r.phone, r.email, (r.service_fee_percentage * 100)::int as "serviceFeeBasisPoints",
  r.active, r.created_at as "createdAt", r.revision, s.plan, s.ends_at as "endsAt"`;
const from = (locale: string) => `restaurants r left join lateral (
    select ${planNameIn('p.name', 'p.name_en', locale)} as plan, s.ends_at from subscriptions s join plans p on p.id = s.plan_id
    where s.restaurant_id = r.id and holds_open(s.status, s.ends_at, now()) order by s.ends_at desc limit 1) s on true`;

const list = statement(
  'platform.restaurants',
  `select ${managed}, ${placed('r.created_at', 'r.id')} from ${from('$4')}
   where not r.for_visitors and ${comesAfter('r.created_at', 'r.id')} and ${has('r.name', 'r.slug', 'r.address', 'r.phone', 'r.email')}
   order by r.created_at desc, r.id desc limit ${pageSize + 1}`,
);

export async function listRestaurants(
  system: SystemDoor,
  { at, id }: Position,
  { search, locale }: { search: string | null; locale: Locale },
) {
  const rows = await system.rows<ManagedRestaurant & { position: string }>(list, [at, id, search, locale]);
  const { page, nextCursor } = cut(rows, pageSize);
  return { restaurants: page, nextCursor };
}

const one = statement('platform.restaurant', `select ${managed} from ${from('$2')} where r.id = $1 for update of r`);

/**
 * The restaurant as it is, held until the transaction ends. It is also set as the tenant: what counts the versions of a diner's
 * page asks whose row has changed.
 */
export async function lockManaged(
  door: SystemTransaction,
  id: string,
  locale: Locale,
): Promise<ManagedRestaurant | null> {
  await door.rows(setTenant, [id]);
  const [found] = await door.rows<ManagedRestaurant>(one, [id, locale]);
  return found ?? null;
}

const write = statement(
  'platform.writeRestaurant',
  `update restaurants set name = $2, address = $3, phone = $4, email = $5, service_fee_percentage = $6::int / 100.0,
     active = $7, revision = revision + 1
   where id = $1`,
);

export async function writeRestaurant(door: SystemTransaction, change: RestaurantChange): Promise<void> {
  const { id, name, address, phone, email, serviceFeeBasisPoints, active } = change;
  await door.rows(write, [id, name, address, phone, email, serviceFeeBasisPoints, active]);
}

const nameOf = statement('platform.restaurantName', 'select name from restaurants where id = $1 for key share');

/** What a restaurant is called; null where there is none of that id. */
export async function restaurantName(door: SystemTransaction, id: string): Promise<string | null> {
  const [found] = await door.rows<{ name: string }>(nameOf, [id]);
  return found?.name ?? null;
}

import type { SystemTransaction } from '#database/system-door.ts';
import { setTenant, statement } from '#database/tenant-query.ts';
import type { Locale } from '#lib/locale.ts';
import { planNameIn } from '../../billing/plan-name.ts';
import type { ManagedRestaurant, RestaurantChange } from './contract.ts';

/** SQL: how a restaurant stands, by its open subscription. */
export const standing = `case when not r.active then 'inactive' when s.plan is null then 'unsubscribed'
  when s.status = 'past_due' then 'past_due' else 'subscribed' end`;

/** SQL: a restaurant `r` as the administrator sees it, beside its subscription `s`. */
export const managedColumns = `r.id, r.name, r.slug, r.address, r.phone, r.email, (r.service_fee_percentage * 100)::int as "serviceFeeBasisPoints",
  r.active, r.created_at as "createdAt", r.revision, s.plan, s.ends_at as "endsAt", ${standing} as standing`;

/** SQL: restaurants, each with its open subscription, its plan in the reader's language; with two of them, the one that lasts. */
export const withSubscription = (locale: string) => `restaurants r left join lateral (
    select ${planNameIn('p.name', 'p.name_en', locale)} as plan, p.key as plan_key, s.status, s.ends_at
    from subscriptions s join plans p on p.id = s.plan_id
    where s.restaurant_id = r.id and holds_open(s.status, s.ends_at, now()) order by s.ends_at desc limit 1) s on true`;

const one = statement(
  'platform.lockRestaurant',
  `select ${managedColumns} from ${withSubscription('$2')} where r.id = $1 for update of r`,
);

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

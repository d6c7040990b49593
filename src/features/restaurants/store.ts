import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { Profile } from './contract.ts';

const bySlug = statement(
  'restaurants.bySlug',
  `select id, slug, active, for_visitors as "forVisitors" from restaurants where slug = $1
   union all
   select r.id, r.slug, r.active, r.for_visitors from restaurant_former_slugs f join restaurants r on r.id = f.restaurant_id where f.slug = $1
   limit 1`,
);

/** Finds a restaurant by its slug or by one it had before; `slug` in the answer is the one it has now. */
export async function findBySlug(system: SystemDoor, slug: string): Promise<Found | null> {
  const [found] = await system.rows<Found>(bySlug, [slug]);
  return found ?? null;
}

export interface Found {
  id: string;
  slug: string;
  /** False when the platform has deactivated it. */
  active: boolean;
  /** It is the demonstration's, for its visitors' tables alone. */
  forVisitors: boolean;
}

const profile = statement(
  'restaurants.profile',
  `select r.id, r.name, r.slug, r.description, r.address, r.phone, public_email(r.owner_id, r.email) as email, r.timezone, r.opening_hours as "openingHours",
     r.special_days as "specialDays", r.reservation_minutes as "reservationMinutes", r.img_url as "imgUrl", r.cover_image_url as "coverImageUrl",
     (r.service_fee_percentage * 100)::int as "serviceFeeBasisPoints", r.requires_table_secret as "requiresTableSecret",
     r.active and subscription_open(r.id, now()) as "takesOrders",
     case when r.active then (select t.number from tables t where t.restaurant_id = r.id and t.id = rehearsal_table(r.id)) end as "rehearsalTable",
     r.active and subscription_open(r.id, now()) and takes_calls(r.id) as "takesCalls", r.public_version as version, r.created_at as "createdAt",
     json_build_object('primaryColor', coalesce(c.primary_color, '#0B3B33'),
       'secondaryColor', coalesce(c.secondary_color, '#70A288'), 'backgroundColor', coalesce(c.background_color, '#E1DDCC'),
       'fontFamily', coalesce(c.font_family, 'Inter')) as appearance
   from restaurants r left join customization c on c.restaurant_id = r.id
   where r.id = $1`,
);

export async function readProfile(scope: Scope): Promise<Profile> {
  const [found] = await scope.rows<Profile>(profile, [scope.restaurantId]);
  if (!found) throw new Error(`No restaurant ${scope.restaurantId}`);
  return found;
}

/** The profile, kept in memory until something of the restaurant changes. */
export function keptProfile(scope: Scope): Promise<Profile> {
  return scope.kept('profile', ['restaurant', 'menu'], () => readProfile(scope));
}

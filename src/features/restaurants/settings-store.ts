import type { Scope } from '#database/scope.ts';
import type { SystemTransaction } from '#database/system-door.ts';
import { setTenant, statement } from '#database/tenant-query.ts';
import type { Customization, CustomizationChange, Settings, SettingsChange } from './contract.ts';

const settings = statement(
  'settings.read',
  `select name, slug, description, address, phone, email, timezone, opening_hours as "openingHours",
     (service_fee_percentage * 100)::int as "serviceFeeBasisPoints", reservation_minutes as "reservationMinutes",
     requires_table_secret as "requiresTableSecret", sittings_end as "sittingsEnd", low_stock_from as "lowStockFrom", revision
   from restaurants where id = $1`,
);

export async function readSettings(scope: Scope): Promise<Settings> {
  const [found] = await scope.rows<Settings>(settings, [scope.restaurantId]);
  if (!found) throw new Error(`No restaurant ${scope.restaurantId}`);
  return found;
}

const customization = statement(
  'customization.read',
  `select r.name, r.slug, r.description, r.img_url as "logoUrl", r.cover_image_url as "coverImageUrl",
     coalesce(c.primary_color, '#0B3B33') as "primaryColor", coalesce(c.secondary_color, '#70A288') as "secondaryColor",
     coalesce(c.background_color, '#E1DDCC') as "backgroundColor", coalesce(c.font_family, 'Inter') as "fontFamily", r.revision
   from restaurants r left join customization c on c.restaurant_id = r.id where r.id = $1`,
);

export async function readCustomization(scope: Scope): Promise<Customization> {
  const [found] = await scope.rows<Customization>(customization, [scope.restaurantId]);
  if (!found) throw new Error(`No customization of ${scope.restaurantId}`);
  return found;
}

export type Locked = Pick<Settings, 'name' | 'slug' | 'timezone' | 'revision'>;

const lock = statement(
  'restaurants.lock',
  'select name, slug, timezone, revision from restaurants where id = $1 for update',
);

/**
 * The restaurant's row, locked until the transaction ends. The restaurant is also set as the tenant: what counts the versions of a
 * diner's page asks whose row has changed.
 */
export async function lockRestaurant(door: SystemTransaction, id: string): Promise<Locked> {
  await door.rows(setTenant, [id]);
  const [found] = await door.rows<Locked>(lock, [id]);
  if (!found) throw new Error(`No restaurant ${id}`);
  return found;
}

const rename = statement('restaurants.rename', 'update restaurants set slug = $2 where id = $1');
// An address that the restaurant had before, and goes back to later, is retired again.
const retire = statement(
  'restaurants.retireSlug',
  `insert into restaurant_former_slugs as f (slug, restaurant_id) values ($1, $2)
   on conflict (slug) do update set retired_at = now() where f.restaurant_id = excluded.restaurant_id`,
);

/** Moves the restaurant to another address; the old one goes on leading to it. */
export async function moveAddress(door: SystemTransaction, id: string, from: string, to: string): Promise<void> {
  await door.rows(rename, [id, to]);
  await door.rows(retire, [from, id]);
}

const write = statement(
  'settings.write',
  `update restaurants set name = $2, description = $3, address = $4, phone = $5, email = $6, timezone = $7,
     opening_hours = $8, service_fee_percentage = $9::int / 100.0, reservation_minutes = $10, requires_table_secret = $11,
     sittings_end = $12, low_stock_from = $13,
     revision = revision + 1
   where id = $1`,
);

export async function writeSettings(door: SystemTransaction, id: string, change: SettingsChange): Promise<void> {
  await door.rows(write, [
    id,
    change.name,
    change.description,
    change.address,
    change.phone,
    change.email,
    change.timezone,
    JSON.stringify(change.openingHours),
    change.serviceFeeBasisPoints,
    change.reservationMinutes,
    change.requiresTableSecret,
    change.sittingsEnd,
    change.lowStockFrom,
  ]);
}

const writeFace = statement(
  'customization.writeFace',
  `update restaurants set name = $2, description = $3, img_url = $4, cover_image_url = $5, revision = revision + 1
   where id = $1`,
);
const writeLook = statement(
  'customization.writeLook',
  `insert into customization (restaurant_id, primary_color, secondary_color, background_color, font_family)
   values ($1, $2, $3, $4, $5)
   on conflict (restaurant_id) do update set primary_color = excluded.primary_color, secondary_color = excluded.secondary_color,
     background_color = excluded.background_color, font_family = excluded.font_family, revision = customization.revision + 1`,
);

export async function writeCustomization(
  door: SystemTransaction,
  id: string,
  change: CustomizationChange,
): Promise<void> {
  await door.rows(writeFace, [id, change.name, change.description, change.logoUrl, change.coverImageUrl]);
  const { primaryColor, secondaryColor, backgroundColor, fontFamily } = change;
  await door.rows(writeLook, [id, primaryColor, secondaryColor, backgroundColor, fontFamily]);
}

import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { Locale } from '#lib/locale.ts';

const owner = statement(
  'accounts.ownerOf',
  `select u.email, u.locale, r.name as restaurant, r.timezone
   from restaurants r join users u on u.id = r.owner_id and u.active where r.id = $1`,
);

/** Who hears about a restaurant by letter, and in which language. */
export interface Reader {
  email: string;
  locale: Locale;
  restaurant: string;
  timezone: string;
}

/** Null where the owner's account is not active. */
export async function ownerOf(system: SystemDoor, restaurantId: string): Promise<Reader | null> {
  const [found] = await system.rows<Reader>(owner, [restaurantId]);
  return found ?? null;
}

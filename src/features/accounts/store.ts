import type { Account } from '#database/caller.ts';
import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { SignedIn } from './contract.ts';

const byToken = statement(
  'accounts.byToken',
  `select u.id, u.name, u.email, u.role, u.restaurant_id as "restaurantId", u.locale
   from sessions s join users u on u.id = s.user_id
   where s.token = $1 and s.expires_at > now() and u.active`,
);

/** The account of a live session. A deactivated account has none, however many sessions it still holds. */
export async function accountByToken(system: SystemDoor, token: string): Promise<Account | null> {
  const [account] = await system.rows<Account>(byToken, [token]);
  return account ?? null;
}

const ownRestaurant = statement(
  'accounts.ownRestaurant',
  `select id, name, slug, img_url as "imgUrl", timezone, (service_fee_percentage * 100)::int as "serviceFeeBasisPoints",
     subscription_open(id, now()) as subscribed
   from restaurants where id = $1`,
);

export async function readOwnRestaurant(scope: Scope): Promise<SignedIn['restaurant']> {
  const [found] = await scope.rows<NonNullable<SignedIn['restaurant']>>(ownRestaurant, [scope.restaurantId]);
  return found ?? null;
}

const subscribed = statement('accounts.subscribed', 'select subscription_open($1, now()) as open');

/** The subscription gate of a restaurant, as it stands now. */
export async function isSubscribed(scope: Scope): Promise<boolean> {
  const [answer] = await scope.rows<{ open: boolean }>(subscribed, [scope.restaurantId]);
  return answer?.open ?? false;
}

import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { Account, OfSession } from '#features/caller.ts';
import type { Locale } from '#lib/locale.ts';
import type { SignedIn } from './contract.ts';
import { factorsAsked } from './factor-store.ts';

const person = `u.id, u.name, u.named, u.email, u.role, u.restaurant_id as "restaurantId", u.locale, u.email_verified as "emailVerified",
  (select r.active from restaurants r where r.id = u.restaurant_id) as "restaurantActive",
  u.two_factor_enabled as "twoFactorEnabled", u.phone, u.phone_verified as "phoneVerified"`;

const byToken = statement(
  'accounts.byToken',
  `select ${person}, s.id as "sessionId", s.updated_at < now() - session_idle(u.role) / 14 as "sessionStale",
     s.proved_at > now() - interval '10 minutes' as "provedLately"
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
     active, active and subscription_open(id, now()) as subscribed, active and never_subscribed(id) as beginning
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

const begins = statement('accounts.begins', 'select subscription_open($1, now()) or never_subscribed($1) as open');

/** The same for what sets a house up: open before its first subscription too, and closed once that is over. */
export async function isSubscribedOrNew(scope: Scope): Promise<boolean> {
  const [answer] = await scope.rows<{ open: boolean }>(begins, [scope.restaurantId]);
  return answer?.open ?? false;
}

type Person = Omit<Account, keyof OfSession>;

const update = statement(
  'accounts.update',
  `update users u set name = coalesce($2, name), named = named or $2 is not null, locale = coalesce($3, locale), updated_at = now() where id = $1
   returning ${person}`,
);

export async function updateProfile(
  system: SystemDoor,
  id: string,
  { name, locale }: { name?: string; locale?: Locale },
): Promise<Person> {
  const [changed] = await system.rows<Person>(update, [id, name ?? null, locale ?? null]);
  if (!changed) throw new Error(`No account ${id}`);
  return changed;
}

const remember = statement('accounts.rememberLocale', 'update users set locale = $2, updated_at = now() where id = $1');

export async function rememberLocale(system: SystemDoor, id: string, locale: Locale): Promise<void> {
  await system.rows(remember, [id, locale]);
}

const password = statement(
  'accounts.password',
  `select password from accounts where user_id = $1 and provider_id = 'credential'`,
);

export async function readPasswordHash(system: SystemDoor, id: string): Promise<string | null> {
  const [found] = await system.rows<{ password: string | null }>(password, [id]);
  return found?.password ?? null;
}

/** What the second step of an account may be. */
export async function readSecondFactors(system: SystemDoor, id: string): Promise<{ app: boolean; phone: boolean }> {
  const asked = await factorsAsked(system, id);
  return { app: asked?.totp ?? false, phone: asked?.otp ?? false };
}

// A number that has not been confirmed is no second factor, so one that was the only one takes the second step with it.
const phone = statement(
  'accounts.phone',
  `update users u set phone = $2, phone_since = case when u.phone is not distinct from $2 then u.phone_since else now() end,
     phone_verified = u.phone_verified and u.phone is not distinct from $2 and $2 is not null,
     two_factor_enabled = u.two_factor_enabled and (u.phone is not distinct from $2
       or exists (select from two_factors f where f.user_id = u.id and f.verified)), updated_at = now()
   where id = $1 returning ${person}`,
);
// A code sent to the number before must not confirm this one.
const forgetCodes = statement(
  'accounts.forgetCodes',
  `delete from verifications where identifier like '2fa-otp-' || $1 || '!%'`,
);

export async function setPhone(system: SystemDoor, id: string, number: string | null): Promise<Person> {
  return system.transaction(async (door) => {
    const [changed] = await door.rows<Person>(phone, [id, number]);
    if (!changed) throw new Error(`No account ${id}`);
    await door.rows(forgetCodes, [id]);
    return changed;
  });
}

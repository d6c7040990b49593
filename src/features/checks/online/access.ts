import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { about, accountById, accountsToRenew, endAccount, type HouseAccount, sealedOf } from './accounts.ts';
import type { GuestPayments } from './guest-payments.ts';
import { AccessRefused } from './provider.ts';

const dayMs = 24 * 60 * 60_000;
/** Access lasts half a year: it is renewed while there is time to try that for a month. */
export const renewAheadMs = 30 * dayMs;

const lease = statement(
  'checks.leaseRenewal',
  `update check_accounts set renewing_at = $3 where restaurant_id = $1 and id = $2 and refresh_sealed = $4
     and (renewing_at is null or renewing_at < $3::timestamptz - interval '1 minute') returning id`,
);
const renewed = statement(
  'checks.renewed',
  `update check_accounts set access_sealed = $3, refresh_sealed = $4, expires_at = $5, renewing_at = null
   where restaurant_id = $1 and id = $2 and access_sealed is not null returning id`,
);

/** What opens the account; null when nothing does any more. Renewed before it ends, by one who asks at a time. */
export async function accessTo(
  scope: Scope,
  account: HouseAccount,
  payments: GuestPayments,
  now: Date,
): Promise<string | null> {
  const { accessSealed, expiresAt } = account;
  if (accessSealed === null || expiresAt === null) return null;
  const left = Date.parse(expiresAt) - now.getTime();
  const fresh = left < renewAheadMs ? await renew(scope, account, payments, now) : null;
  if (fresh !== null) return fresh;
  return payments.vault.open(accessSealed, about(scope.restaurantId, account.id, 'access'));
}

/** Null when somebody else is at it, or the provider could not be reached: what there was goes on being used while it lasts. */
async function renew(
  scope: Scope,
  { id, refreshSealed }: HouseAccount,
  { provider, vault }: GuestPayments,
  now: Date,
): Promise<string | null> {
  const { restaurantId } = scope;
  if (refreshSealed === null) return null;
  if ((await scope.rows(lease, [restaurantId, id, now.toISOString(), refreshSealed])).length === 0) return null;
  try {
    const grant = await provider.renew(vault.open(refreshSealed, about(restaurantId, id, 'refresh')));
    await scope.rows(renewed, [restaurantId, id, ...sealedOf(vault, restaurantId, id, grant)]);
    return grant.access;
  } catch (error) {
    if (error instanceof AccessRefused) await endAccount(scope, { id, reason: 'refused', actorId: null, now });
    return null;
  }
}

/** Works with the account. What the provider does not open any more is none: the owner is told, and nobody begins to pay to it. */
export async function withAccess<T>(
  scope: Scope,
  accountId: string,
  payments: GuestPayments,
  now: Date,
  work: (access: string, account: HouseAccount) => Promise<T>,
): Promise<T> {
  const account = await accountById(scope, accountId);
  const access = account?.provider === payments.provider.name ? await accessTo(scope, account, payments, now) : null;
  if (!account || access === null) throw new AccessRefused('Nothing opens this account');
  try {
    return await work(access, account);
  } catch (error) {
    if (error instanceof AccessRefused)
      await endAccount(scope, { id: accountId, reason: 'refused', actorId: null, now });
    throw error;
  }
}

interface Doors {
  system: SystemDoor;
  payments: GuestPayments;
  scope(restaurantId: string): Scope;
}

/** Access of houses whose guests seldom pay so is renewed as well. */
export async function renewAccess({ system, payments, scope }: Doors, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + renewAheadMs);
  for (const { restaurantId, id } of await accountsToRenew(system, payments.provider.name, soon)) {
    const house = scope(restaurantId);
    const account = await accountById(house, id);
    if (account) await accessTo(house, account, payments, now);
  }
}

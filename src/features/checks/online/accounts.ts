import type { Scope, TransactionScope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { keepEvent } from '../../accounts/events/store.ts';
import type { AccountEnd, OnlineProvider } from '../values.ts';
import type { Grant } from './provider.ts';
import type { Vault } from './vault.ts';

/** The account of a house at a provider, as it is kept. */
export interface HouseAccount {
  id: string;
  provider: OnlineProvider;
  externalId: string;
  /** Null once nothing more can be asked there. */
  accessSealed: string | null;
  refreshSealed: string | null;
  expiresAt: string | null;
  connectedAt: string;
  endedAt: string | null;
  endReason: AccountEnd | null;
}

const columns = `a.id, a.provider, a.external_id as "externalId", a.access_sealed as "accessSealed", a.refresh_sealed as "refreshSealed",
  a.expires_at as "expiresAt", a.connected_at as "connectedAt", a.ended_at as "endedAt", a.end_reason as "endReason"`;

const latest = statement(
  'checks.account',
  `select ${columns} from check_accounts a where a.restaurant_id = $1 and a.provider = $2 order by a.connected_at desc, a.id desc limit 1`,
);
const byId = statement(
  'checks.accountById',
  `select ${columns} from check_accounts a where a.restaurant_id = $1 and a.id = $2`,
);

/** The account that the house has, or had last, at the provider of this service. */
export async function lastAccount(
  scope: Scope | TransactionScope,
  provider: OnlineProvider,
): Promise<HouseAccount | null> {
  return (await scope.rows<HouseAccount>(latest, [scope.restaurantId, provider]))[0] ?? null;
}

/** The one to which guests pay now. */
export async function openAccount(scope: Scope | TransactionScope, provider: OnlineProvider) {
  const account = await lastAccount(scope, provider);
  return account?.endedAt === null ? account : null;
}

export async function accountById(scope: Scope | TransactionScope, id: string): Promise<HouseAccount | null> {
  return (await scope.rows<HouseAccount>(byId, [scope.restaurantId, id]))[0] ?? null;
}

const end = statement(
  'checks.endAccount',
  `update check_accounts set ended_at = $3, end_reason = $4, ended_by = $5,
     access_sealed = case when $4 <> 'refused' then access_sealed end, refresh_sealed = case when $4 <> 'refused' then refresh_sealed end
   where restaurant_id = $1 and ended_at is null and ($2::uuid is null or id = $2) returning external_id as seller`,
);
const insert = statement(
  'checks.insertAccount',
  `insert into check_accounts (restaurant_id, id, provider, external_id, access_sealed, refresh_sealed, expires_at, connected_at, connected_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (restaurant_id, id) do nothing returning id`,
);
// Those who connect at once come one after the other.
const lockHouse = statement(
  'checks.lockHouse',
  `select pg_advisory_xact_lock(hashtextextended('check_accounts ' || $1, 0))`,
);

/** What is sealed belongs to one account of one house, and to one purpose. */
export const about = (restaurantId: string, id: string, what: 'access' | 'refresh') => `${restaurantId} ${id} ${what}`;

interface Connecting {
  id: string;
  provider: OnlineProvider;
  grant: Grant;
  actorId: string;
  /** Where they asked from. */
  address: string;
  now: Date;
}

/** From now on guests pay to it, and to no other. Throws consent_refused where the account was connected before. */
export async function keepAccount(scope: Scope, vault: Vault, connecting: Connecting): Promise<void> {
  const { id, provider, grant, actorId, address, now } = connecting;
  const { restaurantId } = scope;
  const at = now.toISOString();
  await scope.transaction(async (tx) => {
    await tx.rows(lockHouse, [restaurantId]);
    await tx.rows(end, [restaurantId, null, at, 'replaced', actorId]);
    const sealed = sealedOf(vault, restaurantId, id, grant);
    const made = await tx.rows(insert, [restaurantId, id, provider, grant.seller, ...sealed, at, actorId]);
    if (made.length === 0) throw new CodedError('consent_refused');
    await keepEvent(tx, { kind: 'payoutConnected', subject: grant.seller, actorId, address });
    await tx.changed('checks');
  });
}

/** Access, refresh and until when, as columns. */
export function sealedOf(vault: Vault, restaurantId: string, id: string, { access, refresh, expiresAt }: Grant) {
  return [
    vault.seal(access, about(restaurantId, id, 'access')),
    vault.seal(refresh, about(restaurantId, id, 'refresh')),
    expiresAt.toISOString(),
  ] as const;
}

interface Ending {
  id: string;
  reason: AccountEnd;
  actorId: string | null;
  /** Where they asked from, if somebody did. */
  address?: string;
  now: Date;
}

/**
 * Nobody begins to pay to it any more. What it is opened with stays until nothing is expected of it, unless it opens nothing. False where
 * it had ended before.
 */
export async function endAccount(scope: Scope, { id, reason, actorId, address = '', now }: Ending): Promise<boolean> {
  return scope.transaction(async (tx) => {
    const [ended] = await tx.rows<{ seller: string }>(end, [
      scope.restaurantId,
      id,
      now.toISOString(),
      reason,
      actorId,
    ]);
    if (!ended) return false;
    if (actorId) await keepEvent(tx, { kind: 'payoutDisconnected', subject: ended.seller, actorId, address });
    await tx.changed('checks');
    return true;
  });
}

const forget = statement(
  'checks.forgetAccess',
  `update check_accounts a set access_sealed = null, refresh_sealed = null
   where a.restaurant_id = $1 and a.ended_at is not null and a.access_sealed is not null and not exists (
     select from check_charges c where c.restaurant_id = $1 and c.account_id = a.id and c.over_at is null)`,
);

/** What opened accounts that have ended is not kept for longer than something is expected of them. */
export async function forgetAccess(scope: Scope): Promise<void> {
  await scope.rows(forget, [scope.restaurantId]);
}

const ofSeller = statement(
  'checks.accountsOfSeller',
  `select distinct on (restaurant_id) restaurant_id as "restaurantId", id from check_accounts
   where provider = $1 and external_id = $2 order by restaurant_id, ended_at desc nulls first, id desc limit 100`,
);

export interface SellerAccount {
  restaurantId: string;
  id: string;
}

/** The houses that a seller's payments may concern: one seller may have several. */
export function accountsOfSeller(
  system: SystemDoor,
  provider: OnlineProvider,
  seller: string,
): Promise<SellerAccount[]> {
  return system.rows<SellerAccount>(ofSeller, [provider, seller]);
}

const sample = statement(
  'checks.sealedSample',
  `select restaurant_id as "restaurantId", id, access_sealed as sealed from check_accounts
   where provider = $1 and access_sealed is not null order by connected_at desc limit 1`,
);

/** Something that was sealed, to try the key on. */
export async function sealedSample(system: SystemDoor, provider: OnlineProvider) {
  const [found] = await system.rows<SellerAccount & { sealed: string }>(sample, [provider]);
  return found ? { sealed: found.sealed, about: about(found.restaurantId, found.id, 'access') } : null;
}

const toRenew = statement(
  'checks.accountsToRenew',
  `select restaurant_id as "restaurantId", id from check_accounts
   where provider = $1 and ended_at is null and expires_at < $2 order by expires_at limit 500`,
);

export function accountsToRenew(system: SystemDoor, provider: OnlineProvider, before: Date): Promise<SellerAccount[]> {
  return system.rows<SellerAccount>(toRenew, [provider, before.toISOString()]);
}

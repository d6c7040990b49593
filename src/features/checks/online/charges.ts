import type { Scope, TransactionScope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { PartMethod, PartStatus } from '../values.ts';
import type { BegunCharge } from './provider.ts';

/** What a provider was asked to take for a part. */
export interface StoredCharge {
  id: string;
  partId: string;
  accountId: string;
  /** The seller that was to receive it. */
  externalId: string;
  cents: number;
  partMethod: PartMethod;
  partStatus: PartStatus;
  ref: string | null;
  expiresAt: string;
  overAt: string | null;
}

const charge = `select c.id, c.part_id as "partId", c.account_id as "accountId", a.external_id as "externalId", c.amount_cents as cents,
    p.method as "partMethod", p.status as "partStatus", c.ref, c.expires_at as "expiresAt", c.over_at as "overAt"
  from check_charges c join check_accounts a on a.restaurant_id = c.restaurant_id and a.id = c.account_id
  join check_parts p on p.restaurant_id = c.restaurant_id and p.id = c.part_id where c.restaurant_id = $1`;
const byId = statement('checks.charge', `${charge} and c.id = $2`);
const ofPart = statement('checks.chargeOfPart', `${charge} and c.part_id = $2`);
const lock = statement('checks.lockCharge', `${charge} and c.id = $2 for update of c`);

export async function readCharge(scope: Scope | TransactionScope, id: string): Promise<StoredCharge | null> {
  return (await scope.rows<StoredCharge>(byId, [scope.restaurantId, id]))[0] ?? null;
}

export async function chargeOfPart(scope: Scope | TransactionScope, partId: string): Promise<StoredCharge | null> {
  return (await scope.rows<StoredCharge>(ofPart, [scope.restaurantId, partId]))[0] ?? null;
}

/** After its bill and its part, as everywhere. */
export async function lockCharge(tx: TransactionScope, id: string): Promise<StoredCharge | null> {
  return (await tx.rows<StoredCharge>(lock, [tx.restaurantId, id]))[0] ?? null;
}

const insert = statement(
  'checks.insertCharge',
  `insert into check_charges (restaurant_id, id, part_id, account_id, amount_cents, asked_at, expires_at, look_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

interface NewCharge {
  id: string;
  partId: string;
  accountId: string;
  cents: number;
  now: Date;
  expiresAt: Date;
}

const firstLookMs = 60_000;

export async function insertCharge(tx: TransactionScope, { id, partId, accountId, cents, now, expiresAt }: NewCharge) {
  const lookAt = new Date(now.getTime() + firstLookMs);
  const times = [now.toISOString(), expiresAt.toISOString(), lookAt.toISOString()];
  await tx.rows(insert, [tx.restaurantId, id, partId, accountId, cents, ...times]);
}

const begun = statement(
  'checks.chargeBegun',
  'update check_charges set ref = $3, page_url = $4, pix_code = $5 where restaurant_id = $1 and id = $2 and ref is null',
);

export async function saveBegun(scope: Scope, id: string, { ref, pageUrl, pixCode }: BegunCharge): Promise<void> {
  await scope.rows(begun, [scope.restaurantId, id, ref, pageUrl, pixCode]);
}

const refused = statement(
  'checks.chargeRefused',
  `update check_charges set refused_at = $3 where restaurant_id = $1 and id = $2 and refused_at is null and over_at is null
   returning id`,
);

/** False when that was known, or nobody pays it any more. */
export async function chargeRefused(tx: TransactionScope, id: string, now: Date): Promise<boolean> {
  return (await tx.rows(refused, [tx.restaurantId, id, now.toISOString()])).length > 0;
}

const over = statement(
  'checks.chargeOver',
  'update check_charges set over_at = $3 where restaurant_id = $1 and id = $2 and over_at is null',
);

/** Nothing more is expected of it. A message that comes nevertheless is listened to. */
export async function chargeOver(scope: Scope | TransactionScope, id: string, now: Date): Promise<void> {
  await scope.rows(over, [scope.restaurantId, id, now.toISOString()]);
}

// Every minute while somebody may be paying, then seldom and seldomer, up to four times a day.
const turn = statement(
  'checks.chargeTurn',
  `update check_charges set looks = looks + 1,
     look_at = $3::timestamptz + case when expires_at > $3 then interval '1 minute'
       else least(interval '6 hours', interval '1 minute' * power(2, least(looks, 20))) end
   where restaurant_id = $1 and id = $2 and over_at is null and look_at <= $3 returning id`,
);

/** Whether it is ours to look at it now: of several processes one is told so. */
export async function takeTurn(scope: Scope, id: string, now: Date): Promise<boolean> {
  return (await scope.rows(turn, [scope.restaurantId, id, now.toISOString()])).length > 0;
}

const due = statement(
  'checks.chargesDue',
  `select restaurant_id as "restaurantId", id from check_charges where over_at is null and look_at <= $1 order by look_at limit 200`,
);
const houseOf = statement(
  'checks.houseOfCharge',
  'select restaurant_id as "restaurantId" from check_charges where id = $1',
);

export function chargesDue(system: SystemDoor, now: Date): Promise<{ restaurantId: string; id: string }[]> {
  return system.rows(due, [now.toISOString()]);
}

export async function houseOfCharge(system: SystemDoor, id: string): Promise<string | null> {
  return (await system.rows<{ restaurantId: string }>(houseOf, [id]))[0]?.restaurantId ?? null;
}

const openOf = statement(
  'checks.openChargesOf',
  'select id from check_charges where restaurant_id = $1 and account_id = $2 and over_at is null order by id',
);

export async function openChargesOf(scope: Scope, accountId: string): Promise<string[]> {
  return (await scope.rows<{ id: string }>(openOf, [scope.restaurantId, accountId])).map(({ id }) => id);
}

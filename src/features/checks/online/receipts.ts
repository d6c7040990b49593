import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { OnlineProvider } from '../values.ts';
import type { Taking } from './provider.ts';

/** What a provider has taken, as it is kept: each of its payments once. */
export interface StoredReceipt {
  id: string;
  partId: string;
  ref: string;
  method: Taking['method'];
  paidCents: number;
  refundedCents: number;
  /** What of it pays the bill. */
  keptCents: number;
}

const ofCharge = statement(
  'checks.receipts',
  `select r.id, r.part_id as "partId", r.ref, r.method, r.paid_cents as "paidCents", r.refunded_cents as "refundedCents",
     r.kept_cents as "keptCents" from check_receipts r where r.restaurant_id = $1 and r.charge_id = $2 order by r.id`,
);

export function receiptsOf(tx: TransactionScope, chargeId: string): Promise<StoredReceipt[]> {
  return tx.rows<StoredReceipt>(ofCharge, [tx.restaurantId, chargeId]);
}

const insert = statement(
  'checks.insertReceipt',
  `insert into check_receipts (restaurant_id, id, charge_id, part_id, ref, method, paid_cents, refunded_cents, kept_cents, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export async function insertReceipt(
  tx: TransactionScope,
  chargeId: string,
  { id, partId, ref, method, paidCents, refundedCents, keptCents }: StoredReceipt,
  now: Date,
): Promise<void> {
  const money = [paidCents, refundedCents, keptCents];
  await tx.rows(insert, [tx.restaurantId, id, chargeId, partId, ref, method, ...money, now.toISOString()]);
}

const returned = statement(
  'checks.receiptReturned',
  `update check_receipts set refunded_cents = refunded_cents + $3, kept_cents = kept_cents - $4, missing_cents = missing_cents + $5,
     missing_seen_at = case when $5 > 0 then null else missing_seen_at end,
     missing_seen_by = case when $5 > 0 then null else missing_seen_by end
   where restaurant_id = $1 and id = $2`,
);

/** More of it was given back: out of the open bill, and what is missing from a closed one. */
export async function receiptReturned(
  tx: TransactionScope,
  id: string,
  { cents, fromBillCents, missingCents }: { cents: number; fromBillCents: number; missingCents: number },
): Promise<void> {
  await tx.rows(returned, [tx.restaurantId, id, cents, fromBillCents, missingCents]);
}

/** What a provider gave back of bills that were closed, until somebody has seen it. */
export interface MissingMoney {
  id: string;
  cents: number;
  provider: OnlineProvider;
  tableNumber: number;
}

const missing = statement(
  'checks.missing',
  `select r.id, r.missing_cents as cents, a.provider, t.number as "tableNumber"
   from check_receipts r join check_charges c on c.restaurant_id = r.restaurant_id and c.id = r.charge_id
   join check_accounts a on a.restaurant_id = c.restaurant_id and a.id = c.account_id
   join check_parts p on p.restaurant_id = r.restaurant_id and p.id = r.part_id
   join bills b on b.restaurant_id = p.restaurant_id and b.id = p.bill_id
   join tables t on t.restaurant_id = b.restaurant_id and t.id = b.table_id
   where r.restaurant_id = $1 and r.missing_cents > 0 and r.missing_seen_at is null order by r.at, r.id`,
);

export function missingMoney(scope: Scope): Promise<MissingMoney[]> {
  return scope.rows<MissingMoney>(missing, [scope.restaurantId]);
}

const seen = statement(
  'checks.seeMissing',
  `with seen as (
     update check_receipts set missing_seen_at = coalesce(missing_seen_at, $3), missing_seen_by = coalesce(missing_seen_by, $4)
     where restaurant_id = $1 and id = $2 and missing_cents > 0 returning id
   ), told as (
     insert into outbox (restaurant_id, topic, entity_id) select $1, 'checks', id from seen
   )
   select id from seen`,
);

export async function seeMissing(scope: Scope, id: string, actorId: string, now: Date): Promise<boolean> {
  return (await scope.announced(seen, [scope.restaurantId, id, now.toISOString(), actorId])).length > 0;
}

import { statement } from '#database/tenant-query.ts';
import type { Customer } from './payer/contract.ts';
import type { ProviderName, StoredInstructions } from './providers/provider.ts';
import type { Rows } from './store.ts';
import type { PaymentKind, PaymentStatus, RecordedMethod } from './values.ts';

export interface PaymentRow {
  id: string;
  restaurantId: string;
  subscriptionId: string;
  planId: string;
  planName: string;
  planNameEn: string | null;
  kind: PaymentKind;
  method: RecordedMethod;
  status: PaymentStatus;
  amountCents: number;
  priceCents: number;
  discountCents: number;
  creditCents: number;
  discountId: string | null;
  discountHeld: boolean;
  /** Of one that was given up: its provider takes no money for it any more. */
  over: boolean;
  customer: Customer;
  provider: ProviderName;
  providerRef: string | null;
  transactionId: string | null;
  instructions: StoredInstructions;
  requestHash: string;
  periodStart: string | null;
  periodEnd: string | null;
  createdAt: string;
  expiresAt: string | null;
  paidAt: string | null;
  refundedAt: string | null;
  /** Since when its money is owed by hand, also when it has been sent; null: never. */
  refundDueAt: string | null;
  failure: string | null;
}

/** SQL: who paid, whatever of it is left. */
export const payer = (column: string) =>
  `'{"name": "", "email": "", "document": "", "phone": ""}'::jsonb || ${column} as customer`;

export const paymentColumns = `id, restaurant_id as "restaurantId", subscription_id as "subscriptionId", plan_id as "planId", plan_name as "planName",
  plan_name_en as "planNameEn", kind,
  method, status, amount_cents as "amountCents", price_cents as "priceCents", discount_cents as "discountCents",
  credit_cents as "creditCents", discount_id as "discountId", discount_held as "discountHeld", over, ${payer('customer')}, provider,
  provider_ref as "providerRef", transaction_id as "transactionId", instructions, request_hash as "requestHash",
  period_start as "periodStart", period_end as "periodEnd", created_at as "createdAt", expires_at as "expiresAt",
  paid_at as "paidAt", refunded_at as "refundedAt", refund_due_at as "refundDueAt", failure`;

const one = (name: string, where: string, rest = '') =>
  statement(`payments.${name}`, `select ${paymentColumns} from payments where restaurant_id = $1 and ${where} ${rest}`);
const byId = one('byId', 'id = $2');
const byKey = one('byKey', 'key = $2');
const pending = one('pending', `status = 'pending'`, 'order by created_at desc, id desc');
const open = one(
  'open',
  `(status = 'pending' or not over and status in ('failed', 'cancelled'))`,
  'order by created_at desc, id desc',
);
const latest = one('latest', 'true', 'order by created_at desc, id desc limit 1');
const paid = one('paid', `status = 'paid'`, 'order by paid_at, id');
const byRef = statement(
  'payments.byRef',
  `select ${paymentColumns} from payments where provider = $1 and provider_ref = $2`,
);

export async function paymentById(door: Rows, restaurantId: string, id: string): Promise<PaymentRow | null> {
  return (await door.rows<PaymentRow>(byId, [restaurantId, id]))[0] ?? null;
}

export async function paymentByKey(door: Rows, restaurantId: string, key: string): Promise<PaymentRow | null> {
  return (await door.rows<PaymentRow>(byKey, [restaurantId, key]))[0] ?? null;
}

/** By the provider's own name for it, whichever restaurant it is of. */
export async function paymentByRef(door: Rows, provider: ProviderName, ref: string): Promise<PaymentRow | null> {
  return (await door.rows<PaymentRow>(byRef, [provider, ref]))[0] ?? null;
}

/** Newest first. */
export function pendingPayments(door: Rows, restaurantId: string): Promise<PaymentRow[]> {
  return door.rows<PaymentRow>(pending, [restaurantId]);
}

/** What may still be paid: the pending, and what was given up while its provider would still take the money. Newest first. */
export function openPayments(door: Rows, restaurantId: string): Promise<PaymentRow[]> {
  return door.rows<PaymentRow>(open, [restaurantId]);
}

/** The last one that was begun, whatever became of it. */
export async function latestPayment(door: Rows, restaurantId: string): Promise<PaymentRow | null> {
  return (await door.rows<PaymentRow>(latest, [restaurantId]))[0] ?? null;
}

/** Oldest first. */
export function paidPayments(door: Rows, restaurantId: string): Promise<PaymentRow[]> {
  return door.rows<PaymentRow>(paid, [restaurantId]);
}

export type NewPayment = Pick<
  PaymentRow,
  | 'restaurantId'
  | 'subscriptionId'
  | 'planId'
  | 'planName'
  | 'planNameEn'
  | 'kind'
  | 'method'
  | 'amountCents'
  | 'priceCents'
  | 'discountCents'
  | 'creditCents'
  | 'discountId'
  | 'customer'
  | 'provider'
  | 'requestHash'
> & { key: string; createdAt: Date; expiresAt: Date };

const insert = statement(
  'payments.insert',
  `insert into payments (restaurant_id, subscription_id, plan_id, plan_name, plan_name_en, kind, method, amount_cents, price_cents, discount_cents,
     credit_cents, discount_id, discount_held, customer, provider, request_hash, key, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12::uuid is not null, $13, $14, $15, $16, $17, $18) returning ${paymentColumns}`,
);

/** With a discount, its use is held by the new payment. */
export async function insertPayment(door: Rows, payment: NewPayment): Promise<PaymentRow> {
  const p = payment;
  const about = [p.restaurantId, p.subscriptionId, p.planId, p.planName, p.planNameEn, p.kind, p.method];
  const money = [p.amountCents, p.priceCents, p.discountCents, p.creditCents, p.discountId];
  const rest = [JSON.stringify(p.customer), p.provider, p.requestHash, p.key];
  const times = [p.createdAt.toISOString(), p.expiresAt.toISOString()];
  const [saved] = await door.rows<PaymentRow>(insert, [...about, ...money, ...rest, ...times]);
  if (!saved) throw new Error('The payment was not saved');
  return saved;
}

const setBegun = statement(
  'payments.begun',
  `update payments set provider_ref = $3, instructions = $4, expires_at = $5 where restaurant_id = $1 and id = $2 returning ${paymentColumns}`,
);

/** What the provider answered. Also of a payment given up meanwhile: should it be paid all the same, it can be found. */
export async function saveBegun(
  door: Rows,
  payment: PaymentRow,
  { ref, instructions, expiresAt }: { ref: string; instructions: StoredInstructions; expiresAt: Date },
): Promise<PaymentRow> {
  const values = [payment.restaurantId, payment.id, ref, JSON.stringify(instructions), expiresAt.toISOString()];
  const [saved] = await door.rows<PaymentRow>(setBegun, values);
  if (!saved) throw new Error(`No payment ${payment.id}`);
  return saved;
}

const setClosed = statement(
  'payments.close',
  `update payments set status = $3, failure = $4, transaction_id = coalesce($5, transaction_id), over = $6
   where restaurant_id = $1 and id = $2`,
);

export async function markClosed(
  door: Rows,
  { restaurantId, id }: PaymentRow,
  closed: { status: 'failed' | 'cancelled'; failure?: string; transactionId?: string | null; over: boolean },
): Promise<void> {
  const { status, failure, transactionId, over } = closed;
  await door.rows(setClosed, [restaurantId, id, status, failure ?? null, transactionId ?? null, over]);
}

const setOver = statement('payments.end', 'update payments set over = true where restaurant_id = $1 and id = $2');

export async function markOver(door: Rows, { restaurantId, id }: PaymentRow): Promise<void> {
  await door.rows(setOver, [restaurantId, id]);
}

const setReleased = statement(
  'payments.release',
  'update payments set discount_held = false where restaurant_id = $1 and id = $2 and discount_held returning id',
);

/** It no longer holds a use of a discount; false when it did not. */
export async function markReleased(door: Rows, { restaurantId, id }: PaymentRow): Promise<boolean> {
  return (await door.rows(setReleased, [restaurantId, id])).length > 0;
}

const setFreshKey = statement(
  'payments.freeKey',
  'update payments set key = uuidv7() where restaurant_id = $1 and id = $2',
);

/** A checkout that was refused has used up no key: the same one may be sent again. */
export async function freeItsKey(door: Rows, { restaurantId, id }: PaymentRow): Promise<void> {
  await door.rows(setFreshKey, [restaurantId, id]);
}

const setPaid = statement(
  'payments.pay',
  `update payments set status = 'paid', paid_at = $3, transaction_id = coalesce($4, transaction_id), period_start = $5, period_end = $6,
     discount_held = $7, failure = null, invoice_number = nextval('invoice_numbers')
   where restaurant_id = $1 and id = $2 returning ${paymentColumns}`,
);

export async function markPaid(
  door: Rows,
  { restaurantId, id }: PaymentRow,
  paid: { at: Date; transactionId: string | null; start: Date; end: Date; discountHeld: boolean },
): Promise<PaymentRow> {
  const { at, transactionId, start, end, discountHeld } = paid;
  const values = [restaurantId, id, at.toISOString(), transactionId, start.toISOString(), end.toISOString()];
  const [saved] = await door.rows<PaymentRow>(setPaid, [...values, discountHeld]);
  if (!saved) throw new Error(`No payment ${id}`);
  return saved;
}

const setRefunded = statement(
  'payments.refund',
  `update payments set status = 'refunded', refunded_at = $3 where restaurant_id = $1 and id = $2`,
);

export async function markRefunded(door: Rows, { restaurantId, id }: PaymentRow, at: Date): Promise<void> {
  await door.rows(setRefunded, [restaurantId, id, at.toISOString()]);
}

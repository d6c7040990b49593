import { statement } from '#database/tenant-query.ts';
import type { Customer, PaymentKind, PaymentMethod, PaymentStatus } from './contract.ts';
import type { ProviderName, StoredInstructions } from './providers/provider.ts';
import type { Rows } from './store.ts';

export interface PaymentRow {
  id: string;
  restaurantId: string;
  subscriptionId: string;
  planId: string;
  planName: string;
  kind: PaymentKind;
  method: PaymentMethod;
  status: PaymentStatus;
  amountCents: number;
  priceCents: number;
  discountCents: number;
  creditCents: number;
  discountId: string | null;
  discountHeld: boolean;
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

export const paymentColumns = `id, restaurant_id as "restaurantId", subscription_id as "subscriptionId", plan_id as "planId", plan_name as "planName", kind,
  method, status, amount_cents as "amountCents", price_cents as "priceCents", discount_cents as "discountCents",
  credit_cents as "creditCents", discount_id as "discountId", discount_held as "discountHeld", customer, provider,
  provider_ref as "providerRef", transaction_id as "transactionId", instructions, request_hash as "requestHash",
  period_start as "periodStart", period_end as "periodEnd", created_at as "createdAt", expires_at as "expiresAt",
  paid_at as "paidAt", refunded_at as "refundedAt", refund_due_at as "refundDueAt", failure`;

const one = (name: string, where: string, rest = '') =>
  statement(`payments.${name}`, `select ${paymentColumns} from payments where restaurant_id = $1 and ${where} ${rest}`);
const byId = one('byId', 'id = $2');
const byKey = one('byKey', 'key = $2');
const pending = one('pending', `status = 'pending'`, 'order by created_at desc, id desc');
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
  `insert into payments (restaurant_id, subscription_id, plan_id, plan_name, kind, method, amount_cents, price_cents, discount_cents,
     credit_cents, discount_id, discount_held, customer, provider, request_hash, key, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11::uuid is not null, $12, $13, $14, $15, $16, $17) returning ${paymentColumns}`,
);

/** With a discount, its use is held by the new payment. */
export async function insertPayment(door: Rows, payment: NewPayment): Promise<PaymentRow> {
  const p = payment;
  const about = [p.restaurantId, p.subscriptionId, p.planId, p.planName, p.kind, p.method];
  const money = [p.amountCents, p.priceCents, p.discountCents, p.creditCents, p.discountId];
  const rest = [JSON.stringify(p.customer), p.provider, p.requestHash, p.key];
  const times = [p.createdAt.toISOString(), p.expiresAt.toISOString()];
  const [saved] = await door.rows<PaymentRow>(insert, [...about, ...money, ...rest, ...times]);
  if (!saved) throw new Error('The payment was not saved');
  return saved;
}

const begun = statement(
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
  const [saved] = await door.rows<PaymentRow>(begun, values);
  if (!saved) throw new Error(`No payment ${payment.id}`);
  return saved;
}

const close = statement(
  'payments.close',
  `update payments set status = $3, discount_held = false, failure = $4, transaction_id = coalesce($5, transaction_id)
   where restaurant_id = $1 and id = $2`,
);

export async function markClosed(
  door: Rows,
  { restaurantId, id }: PaymentRow,
  closed: { status: 'failed' | 'cancelled'; failure?: string; transactionId?: string | null },
): Promise<void> {
  await door.rows(close, [restaurantId, id, closed.status, closed.failure ?? null, closed.transactionId ?? null]);
}

const freeKey = statement(
  'payments.freeKey',
  'update payments set key = uuidv7() where restaurant_id = $1 and id = $2',
);

/** A checkout that was refused has used up no key: the same one may be sent again. */
export async function freeItsKey(door: Rows, { restaurantId, id }: PaymentRow): Promise<void> {
  await door.rows(freeKey, [restaurantId, id]);
}

const pay = statement(
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
  const [saved] = await door.rows<PaymentRow>(pay, [...values, discountHeld]);
  if (!saved) throw new Error(`No payment ${id}`);
  return saved;
}

const refund = statement(
  'payments.refund',
  `update payments set status = 'refunded', refunded_at = $3 where restaurant_id = $1 and id = $2`,
);

export async function markRefunded(door: Rows, { restaurantId, id }: PaymentRow, at: Date): Promise<void> {
  await door.rows(refund, [restaurantId, id, at.toISOString()]);
}

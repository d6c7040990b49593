import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { PaymentMethod, PaymentStatus } from '../../values.ts';

type Rows = Pick<SystemTransaction, 'rows'>;

/** For whom it takes payments: the service itself, or the houses' guests. Each is told of its own. */
export type Shop = 'service' | 'guests';

export interface SandboxPayment {
  ref: string;
  /** What whoever asked for it calls it. */
  paymentId: string;
  shop: Shop;
  method: PaymentMethod;
  amountCents: number;
  description: string;
  payerName: string;
  returnUrl: string;
  cancelUrl: string;
  status: PaymentStatus;
  pixCode: string | null;
  boletoLine: string | null;
  transactionId: string | null;
  failure: string | null;
  clearsOn: string | null;
  expiresAt: string;
  settledAt: string | null;
  createdAt: string;
}

const columns = `ref, payment_id as "paymentId", shop, method, amount_cents as "amountCents", description, payer_name as "payerName", return_url as "returnUrl",
  cancel_url as "cancelUrl", status, pix_code as "pixCode", boleto_line as "boletoLine", transaction_id as "transactionId",
  failure, clears_on as "clearsOn", expires_at as "expiresAt", settled_at as "settledAt", created_at as "createdAt"`;

const insert = statement(
  'sandbox.insert',
  `insert into sandbox_payments (ref, payment_id, method, amount_cents, description, payer_name, return_url, cancel_url,
     pix_code, boleto_line, expires_at, created_at, shop)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (payment_id) do nothing`,
);
const byPayment = statement('sandbox.byPayment', `select ${columns} from sandbox_payments where payment_id = $1`);
const byRef = statement('sandbox.byRef', `select ${columns} from sandbox_payments where ref = $1`);
const lockByRef = statement('sandbox.lock', `select ${columns} from sandbox_payments where ref = $1 for update`);

export type NewSandboxPayment = Pick<
  SandboxPayment,
  | 'ref'
  | 'paymentId'
  | 'shop'
  | 'method'
  | 'amountCents'
  | 'description'
  | 'payerName'
  | 'returnUrl'
  | 'cancelUrl'
  | 'pixCode'
  | 'boletoLine'
> & { expiresAt: Date; createdAt: Date };

/** The payment under this id: the first that was asked for, however often it is asked. */
export async function keepSandboxPayment(system: SystemDoor, payment: NewSandboxPayment): Promise<SandboxPayment> {
  const { ref, paymentId, method, amountCents, description, payerName, returnUrl, cancelUrl } = payment;
  const { pixCode, boletoLine, expiresAt, createdAt, shop } = payment;
  const about = [ref, paymentId, method, amountCents, description, payerName, returnUrl, cancelUrl];
  const times = [expiresAt.toISOString(), createdAt.toISOString()];
  await system.rows(insert, [...about, pixCode, boletoLine, ...times, shop]);
  const [kept] = await system.rows<SandboxPayment>(byPayment, [paymentId]);
  if (!kept) throw new Error('The payment was not kept');
  return kept;
}

export async function sandboxPaymentOf(door: Rows, paymentId: string): Promise<SandboxPayment | null> {
  return (await door.rows<SandboxPayment>(byPayment, [paymentId]))[0] ?? null;
}

export async function sandboxPayment(door: Rows, ref: string): Promise<SandboxPayment | null> {
  return (await door.rows<SandboxPayment>(byRef, [ref]))[0] ?? null;
}

export async function lockSandboxPayment(door: Rows, ref: string): Promise<SandboxPayment | null> {
  return (await door.rows<SandboxPayment>(lockByRef, [ref]))[0] ?? null;
}

const change = statement(
  'sandbox.change',
  `update sandbox_payments set status = $2, transaction_id = coalesce($3, transaction_id), failure = $4, settled_at = $5
   where ref = $1 returning ${columns}`,
);

export async function changeSandboxPayment(
  door: Rows,
  ref: string,
  to: { status: PaymentStatus; transactionId?: string; failure?: string; at: Date },
): Promise<SandboxPayment> {
  const values = [ref, to.status, to.transactionId ?? null, to.failure ?? null, to.at.toISOString()];
  const [changed] = await door.rows<SandboxPayment>(change, values);
  if (!changed) throw new Error(`No payment ${ref}`);
  return changed;
}

const clearing = statement('sandbox.clearing', 'update sandbox_payments set clears_on = $2 where ref = $1');

export async function setClearing(door: Rows, ref: string, day: string): Promise<void> {
  await door.rows(clearing, [ref, day]);
}

export interface SandboxEvent {
  id: string;
  body: string;
  attempts: number;
}

const keep = statement(
  'sandbox.keepEvent',
  'insert into sandbox_events (id, shop, body, next_at) values ($1, $2, $3, $4)',
);

export async function keepEvent(door: Rows, shop: Shop, event: { id: string; body: string }, at: Date): Promise<void> {
  await door.rows(keep, [event.id, shop, event.body, at.toISOString()]);
}

const waiting = statement(
  'sandbox.waiting',
  `select id, body, attempts from sandbox_events where shop = $2 and delivered_at is null and next_at <= $1 order by seq limit 100`,
);

/** The events whose turn it is, oldest first. */
export function dueEvents(system: SystemDoor, shop: Shop, now: Date): Promise<SandboxEvent[]> {
  return system.rows<SandboxEvent>(waiting, [now.toISOString(), shop]);
}

const delivered = statement('sandbox.delivered', 'update sandbox_events set delivered_at = $2 where id = $1');
const postponed = statement(
  'sandbox.postponed',
  'update sandbox_events set attempts = attempts + 1, next_at = $2 where id = $1',
);

export async function markDelivered(system: SystemDoor, id: string, at: Date): Promise<void> {
  await system.rows(delivered, [id, at.toISOString()]);
}

export async function postpone(system: SystemDoor, id: string, until: Date): Promise<void> {
  await system.rows(postponed, [id, until.toISOString()]);
}

const next = statement(
  'sandbox.next',
  'select min(next_at) as at from sandbox_events where shop = $1 and delivered_at is null',
);

/** When there will be something to deliver. */
export async function nextTry(system: SystemDoor, shop: Shop): Promise<string | null> {
  return (await system.rows<{ at: string | null }>(next, [shop]))[0]?.at ?? null;
}

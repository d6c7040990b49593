import { randomUUID } from 'node:crypto';

/** What this part of the stand-in needs of a checkout session, in Stripe's own shape. */
export interface Session {
  id: string;
  object: 'checkout.session';
  mode: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  customer_email: string | null;
  locale: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  url: string | null;
  created: number;
  expires_at: number;
  allowed_payment_method_types: string[];
}

export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

const refuse = (message: string) => new StripeError(400, 'invalid_request_error', message);
export const stripeId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;
const day = 86_400;

type Sent = { [name: string]: Sent | string | undefined };
const inside = (sent: Sent | string | undefined) => (typeof sent === 'object' ? sent : {});
const text = (sent: Sent | string | undefined) => (typeof sent === 'string' ? sent : null);

/** A new session, or Stripe's refusal of what was sent. */
export function newSession(sent: Record<string, unknown>, url: string, now: number): Session {
  const form = sent as Sent;
  const methods = Object.values(inside(form.allowed_payment_method_types)).map(String);
  const item = inside(inside(form.line_items)['0']);
  const price = inside(item.price_data);
  const amount = Number(text(price.unit_amount)) * Number(text(item.quantity));
  if ('payment_method_types' in form) throw refuse('Received unknown parameter: payment_method_types');
  if (form.mode !== 'payment') throw refuse('Invalid mode');
  if (methods.length === 0 || methods.some((each) => !['card', 'pix', 'boleto'].includes(each)))
    throw refuse('Invalid allowed_payment_method_types');
  if (text(price.currency) !== 'brl') throw refuse('boleto and pix need currency brl');
  if (!Number.isInteger(amount) || amount < 50) throw refuse('Invalid integer: unit_amount');
  if (!text(inside(price.product_data).name)) throw refuse('Missing required param: product_data[name]');
  if (!text(form.success_url)) throw refuse('Missing required param: success_url');
  const expires = Number(text(form.expires_at) ?? now + day);
  if (!(expires >= now + 1_800 && expires <= now + day))
    throw refuse('The `expires_at` timestamp must be between 30 minutes and 24 hours after Checkout Session creation');
  const id = stripeId('cs_test');
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency: 'brl',
    metadata: inside(form.metadata) as Record<string, string>,
    client_reference_id: text(form.client_reference_id),
    customer_email: text(form.customer_email),
    locale: text(form.locale),
    payment_intent: null,
    url: `${url}/c/pay/${id}`,
    created: now,
    expires_at: expires,
    allowed_payment_method_types: methods,
  };
}

import Stripe from 'stripe';
import type { PaymentMethod } from '../../values.ts';
import {
  type Charge,
  type PaymentProvider,
  type ProviderEvent,
  RefundByHand,
  type Report,
  WebhookRefused,
} from '../provider.ts';
import { chargeOf, reportOfEvent, reportOfSession } from './session-report.ts';

export interface StripeOptions {
  secretKey: string;
  /** Of the endpoint at Stripe that points to /api/webhooks/stripe. */
  webhookSecret: string;
  /** Where Stripe is; another place in tests. */
  apiBase?: string;
  now?: () => Date;
}

/** How old a signed message may be. */
const toleranceS = 300;
const daySeconds = 86_400;
/** Sessions last a day at the most by Stripe's clock, which is not ours. */
const clockMarginS = 300;
/** A boleto can be paid for so many days, and a bank's word takes a business day more, over a weekend and a holiday too. */
const boletoDays = 3;
const boletoSettlingDays = 5;

const methods: Record<PaymentMethod, 'card' | 'pix' | 'boleto'> = { credit_card: 'card', pix: 'pix', boleto: 'boleto' };
const withCharge = ['payment_intent.latest_charge'];

/** Payments through Stripe's hosted Checkout. A payment's name there is its session's id. */
export function stripeProvider({
  secretKey,
  webhookSecret,
  apiBase,
  now = () => new Date(),
}: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...placeOf(apiBase),
  });
  const retrieve = (ref: string) => stripe.checkout.sessions.retrieve(ref, { expand: withCharge });

  return {
    name: 'stripe',

    async begin(charge) {
      const session = await stripe.checkout.sessions.create(sessionFor(charge), { idempotencyKey: charge.id });
      if (!session.url) throw new Error(`Stripe's session ${session.id} has no page`);
      const afterwards = charge.method === 'boleto' ? (boletoDays + boletoSettlingDays) * daySeconds : 0;
      const expiresAt = new Date((session.expires_at + afterwards) * 1_000);
      return { ref: session.id, instructions: { url: session.url }, expiresAt };
    },

    async read(body, headers, at): Promise<ProviderEvent> {
      const { id, type, created, data } = verified(body, headers['stripe-signature'], at);
      const told = { id, type };
      const when = new Date(created * 1_000);
      if (type.startsWith('checkout.session.')) {
        return { ...told, report: reportOfEvent(type, data.object as Stripe.Checkout.Session, when) };
      }
      if (type !== 'charge.refunded' && !type.startsWith('refund.')) return { ...told, report: null };
      // Refunds do not say which session they are of; what they came to is asked, since there may be several parts of one.
      const ref = await sessionOf((data.object as { payment_intent?: unknown }).payment_intent);
      const report = ref === null ? null : reportOfSession(await retrieve(ref), when);
      return { ...told, report: report?.status === 'refunded' ? report : null };
    },

    async look(ref): Promise<Report> {
      return reportOfSession(await retrieve(ref), now());
    },

    async withdraw(ref): Promise<Report> {
      // Only an open session ends so. One that was completed has been paid, or is a boleto in its payer's hands.
      await stripe.checkout.sessions.expire(ref).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      });
      return reportOfSession(await retrieve(ref), now());
    },

    async refund(ref) {
      const session = await retrieve(ref);
      const charge = chargeOf(session);
      if (!charge?.paid || session.payment_status === 'unpaid') throw new Error(`The payment ${ref} was not paid`);
      if (charge.refunded) return;
      if (charge.payment_method_details?.type === 'boleto') throw new RefundByHand('Stripe gives no boleto back');
      await stripe.refunds
        .create({ charge: charge.id }, { idempotencyKey: `refund ${ref}` })
        .catch((error: unknown) => {
          if ((error as Stripe.errors.StripeError).code !== 'charge_already_refunded') throw error;
        });
    },
  };

  function verified(body: Buffer, signature: string | string[] | undefined, at: Date): Stripe.Event {
    if (typeof signature !== 'string') throw new WebhookRefused('Not signed');
    let event: Partial<Stripe.Event>;
    try {
      event = stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceS, undefined, at.getTime());
    } catch (cause) {
      throw new WebhookRefused("Not Stripe's", { cause });
    }
    if (typeof event.id !== 'string' || typeof event.type !== 'string' || !event.data)
      throw new WebhookRefused('No event');
    return event as Stripe.Event;
  }

  async function sessionOf(intent: unknown): Promise<string | null> {
    if (typeof intent !== 'string') return null;
    const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    return data[0]?.id ?? null;
  }
}

// Sent again under the same key it has to be the same to the letter, so nothing here may depend on when it is sent.
function sessionFor(charge: Charge): Stripe.Checkout.SessionCreateParams {
  const { id, restaurantId, amountCents, method, description, customer, locale, returnUrl, cancelUrl } = charge;
  const metadata = { payment_id: id, restaurant_id: restaurantId };
  return {
    mode: 'payment',
    allowed_payment_method_types: [methods[method]],
    line_items: [
      { quantity: 1, price_data: { currency: 'brl', unit_amount: amountCents, product_data: { name: description } } },
    ],
    locale,
    customer_email: customer.email,
    client_reference_id: id,
    metadata,
    payment_intent_data: { description, metadata },
    success_url: returnUrl,
    cancel_url: cancelUrl,
    // A boleto's page is there for Stripe's own day, and the boleto for its own days after that.
    ...(method === 'boleto'
      ? { payment_method_options: { boleto: { expires_after_days: boletoDays } } }
      : { expires_at: Math.floor(charge.expiresAt.getTime() / 1_000) - clockMarginS }),
  };
}

function placeOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

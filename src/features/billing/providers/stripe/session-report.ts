import type Stripe from 'stripe';
import type { Report } from '../provider.ts';

type Session = Stripe.Checkout.Session;

/** What a session says, by the event that brought it. Null for what says nothing of money. */
export function reportOfEvent(type: string, session: Session, at: Date): Report | null {
  const told = { ref: session.id, transactionId: intentOf(session), at };
  switch (type) {
    case 'checkout.session.completed':
      // A boleto that was printed is complete and not yet paid.
      return { ...told, status: session.payment_status === 'unpaid' ? 'pending' : 'paid' };
    case 'checkout.session.async_payment_succeeded':
      return { ...told, status: 'paid' };
    case 'checkout.session.async_payment_failed':
      return { ...told, status: 'failed', failure: 'async_payment_failed' };
    case 'checkout.session.expired':
      return { ...told, status: 'cancelled', failure: 'expired' };
    default:
      return null;
  }
}

/** What a session with its payment and charge says now. */
export function reportOfSession(session: Session, now: Date): Report {
  const intent = paymentOf(session);
  const charge = chargeOf(session);
  const told = { ref: session.id, transactionId: intentOf(session), at: now };
  if (session.payment_status !== 'unpaid') {
    const at = charge ? new Date(charge.created * 1_000) : now;
    return charge?.refunded ? { ...told, status: 'refunded' } : { ...told, status: 'paid', at };
  }
  if (session.status === 'expired') return { ...told, status: 'cancelled', failure: 'expired' };
  // Complete and not paid: it waits for the bank, or the bank's day has passed.
  const waits =
    session.status !== 'complete' || intent?.status === 'processing' || intent?.status === 'requires_action';
  if (waits) return { ...told, status: 'pending' };
  return { ...told, status: 'failed', failure: intent?.last_payment_error?.code ?? 'async_payment_failed' };
}

export function chargeOf(session: Session): Stripe.Charge | null {
  const charge = paymentOf(session)?.latest_charge;
  return charge && typeof charge === 'object' ? charge : null;
}

function paymentOf({ payment_intent }: Session): Stripe.PaymentIntent | null {
  return payment_intent && typeof payment_intent === 'object' ? payment_intent : null;
}

/** The number under which Stripe's own pages find it. */
function intentOf({ payment_intent }: Session): string | null {
  return typeof payment_intent === 'object' ? (payment_intent?.id ?? null) : payment_intent;
}

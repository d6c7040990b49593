import { createHash } from 'node:crypto';
import type { SystemTransaction } from '#database/system-door.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf } from '../serves.ts';
import { beginPayment, type Owner } from './begin-payment.ts';
import type { billing } from './contract.ts';
import { holdDiscounts, refused, takeUse } from './discount-store.ts';
import { settledLetter, subscriptionLetter } from './letters.ts';
import { anchorDayOf, isAnotherOffer } from './paid-period.ts';
import { close, pay } from './pay.ts';
import { payableUntil } from './payable.ts';
import { checkedPayer, payerOfNothing } from './payer/payer.ts';
import { insertPayment, openPayments, type PaymentRow, paymentByKey } from './payment-store.ts';
import { type Quoted, quoteFor } from './quote.ts';
import { insertPendingSubscription, lockBilling, type SubscriptionRow, setNextPlan } from './store.ts';
import { withdraw } from './withdraw.ts';

type Checkout = InputOf<typeof billing.checkout>;

/**
 * Begins a payment, or finds the one that this key began. It is committed, with the use of its discount, before the provider is
 * asked; the provider makes one payment of it however often it is asked. Null when there is nothing to pay now (`startsLater`).
 */
export async function checkout(caller: Owner, sent: Checkout): Promise<PaymentRow | null> {
  const { system, account, post } = caller;
  const { restaurantId } = account;
  const asked = { ...sent, customer: sent.customer && checkedPayer(sent.customer) };
  await makeRoom(caller, asked);
  const taken = await system.transaction(async (tx) => {
    await lockBilling(tx, restaurantId);
    return (await takenBefore(tx, restaurantId, asked)) ?? take(tx, caller, asked);
  });
  const { payment, planned } = taken;
  if (planned) await subscriptionLetter(system, post, restaurantId, { template: 'planChangePlanned', ...planned });
  if (!payment) return null;
  if (taken.paidNow) await settledLetter(system, post, payment, caller.now());
  const begun = payment.status !== 'pending' || payment.providerRef !== null;
  return begun || payment.method === 'free' ? payment : beginPayment(caller, payment, payment.method);
}

interface Taken {
  payment: PaymentRow | null;
  paidNow?: boolean;
  /** The plan that the next renewal changes to, when it was noted just now. */
  planned?: { standing: SubscriptionRow; next: { planId: string; priceCents: number } };
}

async function takenBefore(tx: SystemTransaction, restaurantId: string, asked: Checkout): Promise<Taken | null> {
  const earlier = await paymentByKey(tx, restaurantId, asked.key);
  if (!earlier) return null;
  if (earlier.requestHash !== hashOf(asked)) throw new CodedError('key_reused');
  return { payment: earlier };
}

/** What was begun before and not paid ends at its provider, outside any transaction; not for what will be refused anyway. */
async function makeRoom(caller: Owner, asked: Checkout): Promise<void> {
  const { system, account, payments } = caller;
  const { restaurantId } = account;
  const open = await openPayments(system, restaurantId);
  if (open.length === 0 || (await paymentByKey(system, restaurantId, asked.key))) return;
  const wanted = { ...asked, restaurantId, provider: payments.name, locale: caller.locale, now: caller.now() };
  if (!isPlanned(await quoteFor(system, wanted), asked)) await withdraw(caller, open);
}

/** Whether it is the change that is noted already. Refuses another amount, or another time to pay for, than was seen. */
function isPlanned({ quote, subscription }: Quoted, asked: Checkout): boolean {
  if (quote.amountCents === asked.amountCents) {
    // A form that was opened before another payment was confirmed: the same price would pay for a later time.
    if (asked.periodEnd && isAnotherOffer(asked.periodEnd, quote.periodEnd)) throw new CodedError('offer_changed');
    return false;
  }
  // It was noted at no cost; from then on the plan is what the renewal costs.
  if (asked.amountCents === 0 && subscription?.nextPlanId === quote.plan.id) return true;
  throw new CodedError('price_changed', { product: quote.plan.name, amountCents: quote.amountCents });
}

async function take(tx: SystemTransaction, caller: Owner, asked: Checkout): Promise<Taken> {
  const { restaurantId } = caller.account;
  const at = caller.now();
  const provider = caller.payments.name;
  const quoted = await quoteFor(tx, { ...asked, restaurantId, provider, locale: caller.locale, now: at });
  const { quote, discount, plan } = quoted;
  if (isPlanned(quoted, asked)) return { payment: null };
  const given = await giveUpOpen(tx, restaurantId, discount?.id ?? null);
  if (quote.startsLater && quoted.subscription) {
    await setNextPlan(tx, restaurantId, quoted.subscription.id, plan.id);
    await tx.changed(restaurantId, 'restaurant');
    return {
      payment: null,
      planned: { standing: quoted.subscription, next: { planId: plan.id, priceCents: plan.priceCents } },
    };
  }
  if (discount && !(await takeUse(tx, discount.id)))
    throw refused(given.held.has(discount.id) ? 'discount_held' : 'discount_used_up');
  const subscription = quoted.subscription ?? (await waitingFor(tx, restaurantId, quoted, at));
  const { kind, amountCents, priceCents, discountCents, creditCents } = quote;
  const method = amountCents === 0 || !asked.method ? 'free' : asked.method;
  const payment = await insertPayment(tx, {
    restaurantId,
    subscriptionId: subscription.id,
    planId: plan.id,
    planName: plan.name,
    planNameEn: plan.nameEn,
    kind,
    method,
    customer: asked.customer ?? (await payerOfNothing(tx, caller.account)),
    amountCents,
    priceCents,
    discountCents,
    creditCents,
    discountId: discount?.id ?? null,
    provider,
    key: asked.key,
    requestHash: hashOf(asked),
    createdAt: at,
    expiresAt: method === 'free' ? at : payableUntil(method, at),
  });
  if (amountCents === 0) {
    const paid = await pay(tx, payment, { at, now: at, transactionId: null });
    await tx.changed(restaurantId, 'restaurant', paid.id);
    return { payment: paid, paidNow: true };
  }
  if (given.count > 0) await tx.changed(restaurantId, 'restaurant', payment.id);
  return { payment };
}

/**
 * One payment at a time is under way: what was begun before and not paid makes room. Says how many did, and of which discounts they
 * still hold a use: those that their provider did not take back.
 */
async function giveUpOpen(tx: SystemTransaction, restaurantId: string, wanted: string | null) {
  const older = await openPayments(tx, restaurantId);
  const holding = older.flatMap(({ discountHeld, discountId }) => (discountHeld && discountId ? [discountId] : []));
  await holdDiscounts(tx, [...new Set([...holding, wanted])]);
  const pending = older.filter(({ status }) => status === 'pending');
  // What the provider has never heard of nobody can pay.
  for (const payment of pending) await close(tx, payment, { status: 'cancelled', over: payment.providerRef === null });
  const left = older.filter(({ providerRef }) => providerRef !== null);
  return {
    count: pending.length,
    held: new Set(left.flatMap(({ discountHeld, discountId }) => (discountHeld && discountId ? [discountId] : []))),
  };
}

async function waitingFor(tx: SystemTransaction, restaurantId: string, { quote, timeZone }: Quoted, now: Date) {
  const { plan, periodEnd } = quote;
  return insertPendingSubscription(tx, restaurantId, {
    planId: plan.id,
    priceCents: plan.priceCents,
    startedAt: now,
    endsAt: new Date(periodEnd),
    anchorDay: anchorDayOf(now, timeZone),
  });
}

function hashOf({ planId, method, customer, discountCode, amountCents }: Checkout): string {
  const { name, email, document, phone } = customer ?? {};
  const sent = JSON.stringify([planId, method, name, email, document, phone, discountCode || null, amountCents]);
  return createHash('sha256').update(sent).digest('hex');
}

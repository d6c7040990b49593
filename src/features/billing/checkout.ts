import { createHash } from 'node:crypto';
import type { StaffCaller, WithSystem } from '#database/caller.ts';
import type { SystemTransaction } from '#database/system-door.ts';
import { CodedError } from '#lib/errors.ts';
import type { Customer, PaymentMethod } from './contract.ts';
import { holdDiscounts, refused, takeUse } from './discount-store.ts';
import { readDocument } from './document.ts';
import { paymentLetter } from './letters.ts';
import { dayMs } from './paid-period.ts';
import { close, pay } from './pay.ts';
import {
  freeItsKey,
  insertPayment,
  type PaymentRow,
  paymentById,
  paymentByKey,
  pendingPayments,
  saveBegun,
} from './payment-store.ts';
import { anchorDayOf } from './period.ts';
import type { WithPayments } from './providers/provider.ts';
import { type Quoted, quoteFor } from './quote.ts';
import { insertPendingSubscription, lockBilling, setNextPlan } from './store.ts';

export type Owner = StaffCaller & WithSystem & WithPayments;

export interface Checkout {
  key: string;
  planId: string;
  method: PaymentMethod;
  customer: Customer;
  discountCode?: string | undefined;
  amountCents: number;
}

/** For how long each can be paid; the provider may make it shorter. */
const payableMs: Record<PaymentMethod, number> = { credit_card: dayMs / 24, pix: dayMs, boleto: 3 * dayMs };

/**
 * Begins a payment, or finds the one that this key began. It is committed, with the use of its discount, before the provider is
 * asked; the provider makes one payment of it however often it is asked. Null when there is nothing to pay now (`startsLater`).
 */
export async function checkout(caller: Owner, sent: Checkout): Promise<PaymentRow | null> {
  const { system, account, post } = caller;
  const { restaurantId } = account;
  const document = readDocument(sent.customer.document);
  if (!document) {
    const fields = [{ path: 'customer.document', message: 'fields.document_invalid' }];
    throw new CodedError('invalid_input', { fields });
  }
  const asked = { ...sent, customer: { ...wellFormed(sent.customer), document } };
  const taken = await system.transaction(async (tx) => {
    await lockBilling(tx, restaurantId);
    return (await takenBefore(tx, restaurantId, asked)) ?? take(tx, caller, asked);
  });
  if (!taken) return null;
  if (taken.paidNow) await paymentLetter(system, post, taken.payment);
  const { payment } = taken;
  return payment.status === 'pending' && payment.providerRef === null ? begin(caller, payment) : payment;
}

interface Taken {
  payment: PaymentRow;
  paidNow: boolean;
}

async function takenBefore(tx: SystemTransaction, restaurantId: string, asked: Checkout): Promise<Taken | null> {
  const earlier = await paymentByKey(tx, restaurantId, asked.key);
  if (!earlier) return null;
  if (earlier.requestHash !== hashOf(asked)) throw new CodedError('key_reused');
  return { payment: earlier, paidNow: false };
}

async function take(
  tx: SystemTransaction,
  { account: { restaurantId }, payments, now }: Owner,
  asked: Checkout,
): Promise<Taken | null> {
  const at = now();
  const provider = payments.name;
  const quoted = await quoteFor(tx, { ...asked, restaurantId, provider, now: at });
  const { quote, discount } = quoted;
  if (quote.amountCents !== asked.amountCents) {
    throw new CodedError('price_changed', { product: quote.plan.name, amountCents: quote.amountCents });
  }
  const given = await giveUpPending(tx, restaurantId, discount?.id ?? null);
  if (quote.startsLater && quoted.subscription) {
    await setNextPlan(tx, restaurantId, quoted.subscription.id, quote.plan.id);
    await tx.changed(restaurantId, 'restaurant');
    return null;
  }
  if (discount && !(await takeUse(tx, discount.id))) throw refused('discount_used_up');
  const subscription = quoted.subscription ?? (await waitingFor(tx, restaurantId, quoted, at));
  const { plan, kind, amountCents, priceCents, discountCents, creditCents } = quote;
  const { method, customer, key } = asked;
  const payment = await insertPayment(tx, {
    ...{ restaurantId, subscriptionId: subscription.id, planId: plan.id, planName: plan.name, kind, method, customer },
    ...{ amountCents, priceCents, discountCents, creditCents, discountId: discount?.id ?? null, provider, key },
    ...{ requestHash: hashOf(asked), createdAt: at, expiresAt: new Date(at.getTime() + payableMs[method]) },
  });
  if (amountCents === 0) {
    const paid = await pay(tx, payment, { at, now: at, transactionId: null });
    await tx.changed(restaurantId, 'restaurant', paid.id);
    return { payment: paid, paidNow: true };
  }
  if (given > 0) await tx.changed(restaurantId, 'restaurant', payment.id);
  return { payment, paidNow: false };
}

/** One payment at a time is under way: what was begun before and not paid makes room. Says how many did. */
async function giveUpPending(tx: SystemTransaction, restaurantId: string, wanted: string | null): Promise<number> {
  const older = await pendingPayments(tx, restaurantId);
  const held = older.map(({ discountHeld, discountId }) => (discountHeld ? discountId : null));
  await holdDiscounts(tx, [...new Set([...held, wanted])]);
  for (const payment of older) await close(tx, payment, { status: 'cancelled' });
  return older.length;
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

/** Asks the provider, outside any transaction. What it cannot take now has failed, and its key may be sent again. */
async function begin(caller: Owner, payment: PaymentRow): Promise<PaymentRow> {
  const { system, payments, locale, desk } = caller;
  const { id, restaurantId, amountCents, method, customer, planName } = payment;
  const back = `${desk.publicUrl}/restaurant-admin/subscription/payment/${id}`;
  const charge = {
    ...{ id, restaurantId, amountCents, method, customer, locale, description: `Comanda · ${planName}` },
    ...{ returnUrl: back, cancelUrl: back, expiresAt: new Date(payment.expiresAt ?? caller.now()) },
  };
  const begun = await payments.begin(charge).catch(async (cause: unknown) => {
    await fail(caller, payment);
    throw new CodedError('provider_unavailable', {}, cause);
  });
  const saved = await saveBegun(system, payment, begun);
  // Another request with the same key could not reach the provider and gave the payment up.
  if (saved.status === 'failed') throw new CodedError('provider_unavailable');
  return saved;
}

async function fail({ system }: Owner, { restaurantId, id }: PaymentRow): Promise<void> {
  await system.transaction(async (tx) => {
    await lockBilling(tx, restaurantId);
    const payment = await paymentById(tx, restaurantId, id);
    if (payment?.status !== 'pending' || payment.providerRef !== null) return;
    await close(tx, payment, { status: 'failed', failure: 'provider_unavailable' });
    await freeItsKey(tx, payment);
    await tx.changed(restaurantId, 'restaurant', id);
  });
}

/** Half a character, as a broken keyboard sends it, is text but no JSON that the database keeps. */
function wellFormed({ name, email, document, phone }: Customer): Customer {
  return { name: name.toWellFormed(), email: email.toWellFormed(), document, phone: phone.toWellFormed() };
}

function hashOf({ planId, method, customer, discountCode, amountCents }: Checkout): string {
  const { name, email, document, phone } = customer;
  const sent = JSON.stringify([planId, method, name, email, document, phone, discountCode || null, amountCents]);
  return createHash('sha256').update(sent).digest('hex');
}

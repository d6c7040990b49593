import { CodedError } from '#lib/errors.ts';
import type { Serves } from '../serves.ts';
import type { Owner } from './begin-payment.ts';
import { cancel } from './cancel.ts';
import { checkout } from './checkout.ts';
import type { billing as calls } from './contract.ts';
import { instructionsOf } from './drawings.ts';
import { guaranteeEnd, isGuaranteed } from './guarantee.ts';
import { listPayments } from './list.ts';
import { rememberedPayer } from './payer/payer.ts';
import { type PaymentRow, paymentById, pendingPayments } from './payment-store.ts';
import { type Audience, paymentView } from './payment-view.ts';
import { quoteFor } from './quote.ts';
import { resume } from './resume.ts';
import { readSubscription, type SubscriptionRow, soldPlans } from './store.ts';
import { subscriptionView } from './subscription-view.ts';

export const billing = {
  async plans({ system, locale, issuer }) {
    return { plans: await soldPlans(system, locale), invoices: issuer !== null };
  },

  async subscription(caller) {
    const { scope, locale } = caller;
    const at = caller.now();
    const row = await readSubscription(scope, scope.restaurantId);
    const pending = await pendingPayments(scope, scope.restaurantId);
    // One that can no longer be paid is not under way, though its end has not been recorded yet.
    const payable = pending.find(({ expiresAt }) => expiresAt === null || new Date(expiresAt) > at);
    const guarantee = await guaranteeEnd(scope, scope.restaurantId);
    return {
      subscription: row && (await subscriptionView(scope, row, { guarantee, now: at, locale })),
      pending: payable ? paymentView(payable, caller) : null,
      payer: await rememberedPayer(scope, scope.restaurantId),
      guaranteed: isGuaranteed(guarantee, at),
    };
  },

  async quote({ system, account, payments, locale, now }, wanted) {
    const { restaurantId } = account;
    return (await quoteFor(system, { ...wanted, restaurantId, provider: payments.name, locale, now: now() })).quote;
  },

  async checkout(caller, sent) {
    const payment = await checkout(caller, sent);
    return payment ? shown(payment, caller) : { payment: null, instructions: {} };
  },

  async payment(caller, { id }) {
    const { scope } = caller;
    const payment = await paymentById(scope, scope.restaurantId, id);
    if (!payment) throw new CodedError('payment_not_found');
    return shown(payment, caller);
  },

  payments({ scope, locale, issuer, now }, asked) {
    return listPayments(scope, asked, { locale, issuer, now: now() });
  },

  async cancel(caller, { revision }) {
    const { row, refundedCents } = await cancel(caller, revision);
    return { subscription: await standing(caller, row), refundedCents };
  },

  async resume(caller, { revision }) {
    return { subscription: await standing(caller, await resume(caller, revision)) };
  },
} satisfies Serves<typeof calls>;

async function standing({ system, account, now, locale }: Owner, row: SubscriptionRow) {
  const guarantee = await guaranteeEnd(system, account.restaurantId);
  return subscriptionView(system, row, { guarantee, now: now(), locale });
}

function shown(payment: PaymentRow, audience: Audience) {
  return {
    payment: paymentView(payment, audience),
    instructions: payment.status === 'pending' ? instructionsOf(payment) : {},
  };
}

import type { StaffCaller, WithSystem } from '#database/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { cancel } from './cancel.ts';
import { type Checkout, checkout, type Owner } from './checkout.ts';
import { instructionsOf } from './drawings.ts';
import { type Asked, listPayments } from './list.ts';
import { type PaymentRow, paidPayments, paymentById, pendingPayments } from './payment-store.ts';
import { quoteFor } from './quote.ts';
import { readSubscription, soldPlans } from './store.ts';
import { paymentView, subscriptionView } from './view.ts';

export const billing = {
  async plans({ system }: WithSystem) {
    return { plans: await soldPlans(system) };
  },

  async subscription({ scope, now }: StaffCaller) {
    const at = now();
    const [row, pending, paid] = [
      await readSubscription(scope, scope.restaurantId),
      await pendingPayments(scope, scope.restaurantId),
      await paidPayments(scope, scope.restaurantId),
    ];
    // One that can no longer be paid is not under way, though its end has not been recorded yet.
    const payable = pending.find(({ expiresAt }) => expiresAt === null || new Date(expiresAt) > at);
    return {
      subscription: row && (await subscriptionView(scope, scope.restaurantId, row, at)),
      pending: payable ? paymentView(payable) : null,
      payer: paid.at(-1)?.customer ?? null,
    };
  },

  async quote({ system, account, payments, now }: Owner, wanted: { planId: string; discountCode?: string }) {
    const { restaurantId } = account;
    return (await quoteFor(system, { ...wanted, restaurantId, provider: payments.name, now: now() })).quote;
  },

  async checkout(caller: Owner, sent: Checkout) {
    const payment = await checkout(caller, sent);
    return payment ? shown(payment) : { payment: null, instructions: {} };
  },

  async payment({ scope }: StaffCaller, { id }: { id: string }) {
    const payment = await paymentById(scope, scope.restaurantId, id);
    if (!payment) throw new CodedError('payment_not_found');
    return shown(payment);
  },

  payments({ scope, locale, now }: StaffCaller, asked: Asked) {
    return listPayments(scope, asked, locale, now());
  },

  async cancel(caller: Owner, { revision }: { revision: number }) {
    const { row, refundedCents } = await cancel(caller, revision);
    const { system, account, now } = caller;
    return { subscription: await subscriptionView(system, account.restaurantId, row, now()), refundedCents };
  },
};

function shown(payment: PaymentRow) {
  return { payment: paymentView(payment), instructions: payment.status === 'pending' ? instructionsOf(payment) : {} };
}

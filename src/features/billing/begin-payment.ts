import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { paymentPath } from '#lib/addresses.ts';
import { CodedError } from '#lib/errors.ts';
import { close } from './pay.ts';
import { freeItsKey, type PaymentRow, paymentById, saveBegun } from './payment-store.ts';
import { planName } from './plan-name.ts';
import type { WithPayments } from './providers/provider.ts';
import { lockBilling } from './store.ts';
import type { PaymentMethod } from './values.ts';
import { withdraw } from './withdraw.ts';

/** An owner at a call that reaches the provider. */
export type Owner = StaffCaller & WithSystem & WithPayments;

/** Asks the provider, outside any transaction. What it cannot take now has failed, and its key may be sent again. */
export async function beginPayment(caller: Owner, payment: PaymentRow, method: PaymentMethod): Promise<PaymentRow> {
  const { system, payments, locale, publicUrl } = caller;
  const { id, restaurantId, amountCents, customer } = payment;
  const back = publicUrl + paymentPath(id);
  const plan = planName({ name: payment.planName, nameEn: payment.planNameEn }, locale);
  const charge = {
    id,
    restaurantId,
    amountCents,
    method,
    customer,
    locale,
    description: `Comanda · ${plan}`,
    returnUrl: back,
    cancelUrl: back,
    expiresAt: new Date(payment.expiresAt ?? caller.now()),
  };
  const begun = await payments.begin(charge).catch(async (cause: unknown) => {
    await fail(caller, payment);
    throw new CodedError('provider_unavailable', {}, cause);
  });
  const saved = await saveBegun(system, payment, begun);
  // Another request with the same key could not reach the provider and gave the payment up.
  if (saved.status === 'failed') throw new CodedError('provider_unavailable');
  // Another checkout has taken its place meanwhile: nobody has seen yet how to pay it.
  if (saved.status === 'cancelled') await withdraw(caller, [saved]);
  return saved;
}

async function fail({ system }: Owner, { restaurantId, id }: PaymentRow): Promise<void> {
  await system.transaction(async (tx) => {
    await lockBilling(tx, restaurantId);
    const payment = await paymentById(tx, restaurantId, id);
    if (payment?.status !== 'pending' || payment.providerRef !== null) return;
    await close(tx, payment, { status: 'failed', failure: 'provider_unavailable', over: true });
    await freeItsKey(tx, payment);
    await tx.changed(restaurantId, 'restaurant', id);
  });
}

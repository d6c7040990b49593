import type { SystemTransaction } from '#database/system-door.ts';
import { giveBackUse, takeUse } from './discount-store.ts';
import { creditLeft, periodPaid } from './paid-period.ts';
import { markClosed, markPaid, markRefunded, type PaymentRow, paidPayments } from './payment-store.ts';
import { endSubscription, openSubscription, readPlan, readTimezone, subscriptionById } from './store.ts';

/** The money is there: the payment gets its invoice number and period, the subscription opens or goes on. */
export async function pay(
  tx: SystemTransaction,
  payment: PaymentRow,
  { at, now, transactionId }: { at: Date; now: Date; transactionId: string | null },
): Promise<PaymentRow> {
  const { restaurantId, subscriptionId, planId, priceCents } = payment;
  const [subscription, found, timeZone, earlier] = [
    await subscriptionById(tx, restaurantId, subscriptionId),
    await readPlan(tx, planId),
    await readTimezone(tx, restaurantId),
    await paidPayments(tx, restaurantId),
  ];
  if (!found) throw new Error(`No plan ${planId}`);
  const credit = creditLeft(earlier, subscription, now);
  const paying = { ...payment, period: found.plan.period };
  const { start, end, startedAt, anchorDay } = periodPaid(paying, subscription, { credit, now, timeZone });
  await openSubscription(tx, restaurantId, subscriptionId, { planId, priceCents, startedAt, endsAt: end, anchorDay });
  // Of a payment that had been given up the use was given back. Paid all the same it counts again if it can, and holds if not.
  const { discountId, discountHeld } = payment;
  const held = discountHeld || (discountId !== null && (await takeUse(tx, discountId)));
  return markPaid(tx, payment, { at, transactionId, start, end, discountHeld: held });
}

/** Comes to nothing; the use of its discount is free again. */
export async function close(
  tx: SystemTransaction,
  payment: PaymentRow,
  closed: { status: 'failed' | 'cancelled'; failure?: string; transactionId?: string | null },
): Promise<void> {
  await markClosed(tx, payment, closed);
  if (payment.discountHeld && payment.discountId !== null) await giveBackUse(tx, payment.discountId);
}

/** The money has gone back, and the time it paid for with it; what others paid for stays. The use of a discount stays used. */
export async function takeBack(
  tx: SystemTransaction,
  payment: PaymentRow,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  await markRefunded(tx, payment, at);
  const { restaurantId, subscriptionId, periodStart, periodEnd } = payment;
  if (!periodStart || !periodEnd) return;
  const subscription = await subscriptionById(tx, restaurantId, subscriptionId);
  const endsAt = Date.parse(subscription.endsAt);
  // Ended already, or time of a plan before a change, which the change has taken over.
  if (endsAt <= now.getTime() || periodStart < subscription.startedAt) return;
  const unused = Math.max(Date.parse(periodEnd) - Math.max(Date.parse(periodStart), now.getTime()), 0);
  const end = new Date(Math.max(endsAt - unused, now.getTime()));
  const cancelled = end.getTime() <= now.getTime();
  await endSubscription(tx, restaurantId, subscriptionId, { endsAt: end, cancelled, now });
}

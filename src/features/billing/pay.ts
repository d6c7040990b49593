import type { SystemTransaction } from '#database/system-door.ts';
import { giveBackUse, holdDiscounts, takeUse } from './discount-store.ts';
import { creditLeft, periodPaid } from './paid-period.ts';
import {
  markClosed,
  markOver,
  markPaid,
  markRefunded,
  markReleased,
  type PaymentRow,
  paidPayments,
  pendingPayments,
} from './payment-store.ts';
import {
  endSubscription,
  markGuaranteeUsed,
  openSubscription,
  readPlan,
  readTimezone,
  subscriptionById,
} from './store.ts';

/** The money is there: the payment gets its invoice number and period, the subscription opens or goes on. */
export async function pay(
  tx: SystemTransaction,
  payment: PaymentRow,
  { at, now, transactionId }: { at: Date; now: Date; transactionId: string | null },
): Promise<PaymentRow> {
  const { restaurantId, subscriptionId, planId, priceCents } = payment;
  const subscription = await subscriptionById(tx, restaurantId, subscriptionId);
  const found = await readPlan(tx, planId);
  const timeZone = await readTimezone(tx, restaurantId);
  const earlier = await paidPayments(tx, restaurantId);
  if (!found) throw new Error(`No plan ${planId}`);
  const credit = creditLeft(earlier, subscription, now);
  const paying = { ...payment, period: found.plan.period };
  const { start, end, startedAt, anchorDay } = periodPaid(paying, subscription, { credit, now, timeZone });
  await openSubscription(tx, restaurantId, subscriptionId, { planId, priceCents, startedAt, endsAt: end, anchorDay });
  await endOthers(tx, payment);
  // Of a payment that had been given up the use was given back. Paid all the same it counts again if it can, and holds if not.
  const { discountId, discountHeld } = payment;
  const held = discountHeld || (discountId !== null && (await takeUse(tx, discountId)));
  return markPaid(tx, payment, { at, transactionId, start, end, discountHeld: held });
}

/** What others were begun for is no longer true once this one is paid: who has their pages open is told so before paying. */
async function endOthers(tx: SystemTransaction, paid: PaymentRow): Promise<void> {
  const others = (await pendingPayments(tx, paid.restaurantId)).filter(({ id }) => id !== paid.id);
  if (others.length === 0) return;
  await holdDiscounts(tx, [...new Set([...others, paid].map(({ discountId }) => discountId))]);
  for (const other of others)
    await close(tx, other, { status: 'cancelled', failure: 'replaced', over: other.providerRef === null });
}

/**
 * Comes to nothing here. `over`: its provider takes no money for it any more, so the use of its discount is free again; until then it
 * stays held, or one use would discount two payments.
 */
export async function close(
  tx: SystemTransaction,
  payment: PaymentRow,
  closed: { status: 'failed' | 'cancelled'; failure?: string; transactionId?: string | null; over: boolean },
): Promise<void> {
  await markClosed(tx, payment, closed);
  if (closed.over) await releaseDiscount(tx, payment);
}

/** Of one that was given up: its provider takes no money for it any more. */
export async function closeForGood(tx: SystemTransaction, payment: PaymentRow): Promise<void> {
  if (!payment.over) await markOver(tx, payment);
  await releaseDiscount(tx, payment);
}

/** The use that a payment held is free again. */
async function releaseDiscount(tx: SystemTransaction, payment: PaymentRow): Promise<void> {
  if (payment.discountId !== null && (await markReleased(tx, payment))) await giveBackUse(tx, payment.discountId);
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
  if (cancelled) await markGuaranteeUsed(tx, restaurantId, subscriptionId, now);
}

import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Payment, Subscription } from './contract.ts';
import { invoiceUrlOf } from './invoice-url.ts';
import { dayMs, isOpen } from './paid-period.ts';
import type { PaymentRow } from './payment-store.ts';
import { type Rows, readPlan, type SubscriptionRow } from './store.ts';

export const guaranteeDays = 7;
export const expiringDays = 7;

export function paymentView(payment: PaymentRow): Payment {
  const { id, planName, kind, method, status, amountCents, priceCents, discountCents, creditCents } = payment;
  const { transactionId, createdAt, expiresAt, paidAt, refundedAt, refundDueAt } = payment;
  const { periodStart, periodEnd } = payment;
  return {
    ...{ id, planName, kind, method, status, amountCents, priceCents, discountCents, creditCents, transactionId },
    ...{ createdAt, expiresAt, paidAt, refundedAt, refundDueAt, periodStart, periodEnd },
    invoiceUrl: paidAt ? invoiceUrlOf(id) : null,
  };
}

const firstPaid = statement(
  'billing.firstPaid',
  'select min(paid_at) as at from payments where restaurant_id = $1 and paid_at is not null',
);

/** When the seven days of withdrawal end, which begin with a restaurant's very first payment and never again. */
export async function guaranteeEnd(door: Rows, restaurantId: string): Promise<Date | null> {
  const [found] = await door.rows<{ at: string | null }>(firstPaid, [restaurantId]);
  return found?.at ? new Date(Date.parse(found.at) + guaranteeDays * dayMs) : null;
}

export async function subscriptionView(
  door: Rows,
  restaurantId: string,
  row: SubscriptionRow,
  now: Date,
): Promise<Subscription> {
  const open = isOpen(row, now);
  const guarantee = open && row.status !== 'cancelled' ? await guaranteeEnd(door, restaurantId) : null;
  const { id, status, priceCents, startedAt, endsAt, cancelledAt, revision } = row;
  return {
    ...{ id, status, priceCents, startedAt, endsAt, cancelledAt, revision, open },
    plan: await planOf(door, row.planId),
    nextPlan: row.nextPlanId === null ? null : await planOf(door, row.nextPlanId),
    expiringSoon: open && Date.parse(endsAt) - now.getTime() <= expiringDays * dayMs,
    guaranteeUntil: guarantee && guarantee > now ? guarantee.toISOString() : null,
  };
}

async function planOf(door: Rows, id: string) {
  const found = await readPlan(door, id);
  if (!found) throw new CodedError('plan_not_found');
  return found.plan;
}

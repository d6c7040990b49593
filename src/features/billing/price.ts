import { percentageOf } from '#lib/money.ts';
import { isOpen, type Standing } from './paid-period.ts';
import type { discountTypes, PaymentKind } from './values.ts';

export interface Discount {
  type: (typeof discountTypes)[number];
  /** Hundredths of a percent, or cents. */
  value: number;
}

/** What a discount takes off a price, in cents; never more than there is. */
export function discountOf(priceCents: number, discount: Discount | null): number {
  if (!discount) return 0;
  const off = discount.type === 'fixed' ? discount.value : percentageOf(priceCents, discount.value);
  return Math.min(off, priceCents);
}

/** What is charged: the price less discount and credit, never below zero. */
export function amountOf(price: { priceCents: number; discountCents: number; creditCents: number }): number {
  return Math.max(price.priceCents - price.discountCents - price.creditCents, 0);
}

export interface Offer {
  kind: PaymentKind;
  /** What is left of the present period counts against the price. */
  credited: boolean;
  /** Nothing is paid now; the plan changes with the next renewal. */
  startsLater: boolean;
}

/** What choosing a plan means for a restaurant as its subscription stands (docs/decisions/0018-plan-changes.md). */
export function offerOf(
  plan: { id: string; priceCents: number },
  standing: (Standing & { nextPlanId: string | null }) | null,
  credit: number,
  now: Date,
): Offer {
  const renewal: Offer = { kind: 'renewal', credited: false, startsLater: false };
  if (!standing || standing.status === 'pending') return { ...renewal, kind: 'first' };
  const { planId, nextPlanId, endsAt, status } = standing;
  const runs = isOpen(standing, now) && Date.parse(endsAt) > now.getTime();
  if (!runs || plan.id === planId || plan.id === nextPlanId) return renewal;
  if (plan.priceCents > credit) return { kind: 'change', credited: true, startsLater: false };
  // One that is cancelled has no next renewal to wait for.
  return status === 'cancelled' ? renewal : { kind: 'change', credited: false, startsLater: true };
}

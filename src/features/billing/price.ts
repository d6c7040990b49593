import { percentageOf } from '#lib/money.ts';

export interface Discount {
  type: 'percentage' | 'fixed';
  /** Hundredths of a percent, or cents. */
  value: number;
}

/** What a discount takes off a price, in cents; never more than there is. */
export function discountOf(priceCents: number, discount: Discount | null): number {
  if (!discount) return 0;
  const off = discount.type === 'fixed' ? discount.value : percentageOf(priceCents, discount.value);
  return Math.min(off, priceCents);
}

/** What is left of a period that was paid, in cents, half up: the part of its time that is still to come. */
export function creditOf(paidCents: number, from: Date, to: Date, now: Date): number {
  const whole = to.getTime() - from.getTime();
  const left = Math.min(Math.max(to.getTime() - now.getTime(), 0), whole);
  if (whole <= 0) return 0;
  // Whole numbers all the way: milliseconds times cents may pass what a double holds exactly.
  return Number((BigInt(paidCents) * BigInt(left) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}

/** What is charged: the price less discount and credit, never below zero. */
export function amountOf(price: { priceCents: number; discountCents: number; creditCents: number }): number {
  return Math.max(price.priceCents - price.discountCents - price.creditCents, 0);
}

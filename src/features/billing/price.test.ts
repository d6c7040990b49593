import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditOf } from './paid-period.ts';
import { amountOf, discountOf } from './price.ts';

const day = (text: string) => new Date(`${text}T12:00:00-03:00`);

test('a percentage is rounded half up to the cent, a fixed one takes no more than there is', () => {
  expect(discountOf(2_990, { type: 'percentage', value: 1_000 })).toBe(299);
  expect(discountOf(2_995, { type: 'percentage', value: 1_000 })).toBe(300);
  expect(discountOf(2_990, { type: 'fixed', value: 500 })).toBe(500);
  expect(discountOf(2_990, { type: 'fixed', value: 5_000 })).toBe(2_990);
  expect(discountOf(2_990, null)).toBe(0);
});

test('what is left of a period is worth its part of the price', () => {
  const from = day('2026-06-01');
  const to = day('2026-07-01');
  expect(creditOf(3_000, from, to, day('2026-06-16'))).toBe(1_500);
  expect(creditOf(3_000, from, to, from)).toBe(3_000);
  expect(creditOf(3_000, from, to, to)).toBe(0);
  expect(creditOf(3_000, from, to, day('2026-08-01'))).toBe(0);
  expect(creditOf(3_000, from, to, day('2026-05-01'))).toBe(3_000);
});

test('whatever the figures, nothing is negative and nobody is given more than was paid', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const instants = fc.integer({ min: 0, max: 4e12 });
  const discounts = fc.oneof(
    fc.record({ type: fc.constant('fixed' as const), value: cents }),
    fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
  );
  fc.assert(
    fc.property(cents, cents, discounts, instants, instants, instants, (priceCents, paid, discount, a, b, now) => {
      const from = new Date(Math.min(a, b));
      const to = new Date(Math.max(a, b));
      const creditCents = creditOf(paid, from, to, new Date(now));
      const discountCents = discountOf(priceCents, discount);
      const amount = amountOf({ priceCents, discountCents, creditCents });
      for (const each of [creditCents, discountCents, amount])
        expect(Number.isSafeInteger(each) && each >= 0).toBe(true);
      expect(creditCents).toBeLessThanOrEqual(paid);
      expect(discountCents).toBeLessThanOrEqual(priceCents);
      expect(amount).toBe(Math.max(0, priceCents - discountCents - creditCents));
    }),
  );
});

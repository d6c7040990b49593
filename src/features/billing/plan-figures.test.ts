import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from './contract.ts';
import { freeMonths, monthlyCents } from './plan-figures.ts';

const monthly: Plan = {
  id: '019a0000-0000-7000-8000-000000000001',
  key: 'mensal',
  name: 'Plano Mensal',
  tier: 'complete',
  period: 'month',
  priceCents: 2_990,
  tableLimit: null,
  highlighted: false,
  features: [],
};
const yearly: Plan = { ...monthly, key: 'anual', period: 'year', priceCents: 29_990 };

test('the annual plan gives two months and comes to 24,99 a month', () => {
  expect(freeMonths(yearly, [monthly, yearly])).toBe(2);
  expect(monthlyCents(yearly)).toBe(2_499);
});

test('nothing is promised of a plan by the month, without a monthly one of its tier, or where it costs more', () => {
  expect(freeMonths(monthly, [monthly, yearly])).toBe(0);
  expect(freeMonths(yearly, [yearly])).toBe(0);
  expect(freeMonths(yearly, [{ ...monthly, tier: 'basic' }, yearly])).toBe(0);
  expect(freeMonths({ ...yearly, priceCents: 90_000 }, [monthly, yearly])).toBe(0);
  expect(freeMonths({ ...yearly, priceCents: 0 }, [{ ...monthly, priceCents: 0 }])).toBe(0);
});

test('a month of a period is its price over its months, never off by more than half a cent', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000_000),
      fc.constantFrom(['semester', 6] as const, ['year', 12] as const),
      (cents, [period, count]) => {
        expect(Math.abs(monthlyCents({ priceCents: cents, period }) * count - cents) * 2).toBeLessThanOrEqual(count);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf, growth, lastMonths, sameDaysOfLastMonth } from './months.ts';

test('a month begins at midnight in São Paulo', () => {
  expect(beginningOf('2026-11').toISOString()).toBe('2026-11-01T03:00:00.000Z');
  // Summer time, while the country had it.
  expect(beginningOf('2018-12').toISOString()).toBe('2018-12-01T02:00:00.000Z');
  expect(lastMonths(new Date('2026-11-01T02:59:59Z'), 2)).toEqual(['2026-09', '2026-10']);
  expect(lastMonths(new Date('2026-11-01T03:00:00Z'), 2)).toEqual(['2026-10', '2026-11']);
  expect(lastMonths(new Date('2026-02-10T12:00:00Z'), 3)).toEqual(['2025-12', '2026-01', '2026-02']);
});

test('the months are as many as asked for, each after the other, and the last is the running one', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 40 }), (now, count) => {
      const months = lastMonths(now, count);
      expect(months).toHaveLength(count);
      expect(months.toSorted()).toEqual(months);
      expect(new Set(months).size).toBe(count);
      expect(beginningOf(months.at(-1)!).getTime()).toBeLessThanOrEqual(now.getTime());
      expect(beginningOf(lastMonths(now, 1)[0]!)).toEqual(beginningOf(months.at(-1)!));
    }),
  );
});

test('a running month is compared with as much of the last one, and with all of a shorter one', () => {
  const until = (now: string) => sameDaysOfLastMonth(new Date(now));
  expect(until('2026-11-10T15:00:00Z')).toEqual({
    since: beginningOf('2026-10'),
    until: new Date('2026-10-10T15:00:00Z'),
  });
  expect(until('2026-11-01T03:00:00Z').until).toEqual(beginningOf('2026-10'));
  expect(until('2026-03-30T12:00:00Z')).toEqual({ since: beginningOf('2026-02'), until: beginningOf('2026-03') });
});

test('growth has its sign, and is unknown without a month before', () => {
  expect(growth(11_200, 10_000)).toBe(1_200);
  expect(growth(5_000, 10_000)).toBe(-5_000);
  expect(growth(0, 10_000)).toBe(-10_000);
  expect(growth(10_000, 10_000)).toBe(0);
  expect(growth(10_000, 0)).toBeNull();
  expect(growth(0, 0)).toBeNull();
  expect(growth(2, 3)).toBe(-3_333);
  const cents = fc.integer({ min: 1, max: 100_000_000_000 });
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(Math.sign(growth(a, b) ?? 0) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
    }),
  );
});

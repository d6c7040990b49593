import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localClock } from '#lib/time.ts';
import { anchorDayOf, endOfPeriod } from './paid-period.ts';
import type { Period } from './values.ts';

const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'];

function walk(start: string, period: Period, times: number, timeZone = 'America/Sao_Paulo') {
  let at = new Date(start);
  const anchor = anchorDayOf(at, timeZone);
  return Array.from({ length: times }, () => {
    at = endOfPeriod(at, period, anchor, timeZone);
    return localClock(at, timeZone).day;
  });
}

test('months are as long as they are, and the day comes back after a short one', () => {
  expect(walk('2026-01-31T12:00:00-03:00', 'month', 4)).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
  expect(walk('2027-12-31T12:00:00-03:00', 'month', 2)).toEqual(['2028-01-31', '2028-02-29']);
  expect(walk('2026-08-31T12:00:00-03:00', 'semester', 2)).toEqual(['2027-02-28', '2027-08-31']);
});

test('who begins on a leap day keeps to it', () => {
  expect(walk('2028-02-29T08:00:00-03:00', 'year', 4)).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
});

test('an evening in Brazil belongs to its own day, whatever UTC says', () => {
  // 22:30 on 31 January in Rio Branco is 03:30 on 1 February in UTC.
  expect(walk('2026-02-01T03:30:00Z', 'month', 2, 'America/Rio_Branco')).toEqual(['2026-02-28', '2026-03-31']);
});

test('every renewal falls on the anchor or the last day of the month that follows, at the same time of day', () => {
  const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), fc.integer({ min: 1, max: 40 }), (start, zone, renewals) => {
      const anchor = anchorDayOf(start, zone);
      let at = start;
      for (let renewal = 0; renewal < renewals; renewal += 1) {
        const before = localClock(at, zone);
        at = endOfPeriod(at, 'month', anchor, zone);
        const after = localClock(at, zone);
        const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        const last = new Date(Date.UTC(Number(after.day.slice(0, 4)), Number(after.day.slice(5, 7)), 0)).getUTCDate();
        expect(monthOf(after.day) - monthOf(before.day)).toBe(1);
        expect(Number(after.day.slice(8))).toBe(Math.min(anchor, last));
        expect(after.minutes).toBe(before.minutes);
        expect(at.getTime() % 60_000).toBe(start.getTime() % 60_000);
      }
    }),
    { numRuns: 200 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tally } from '../contract.ts';
import { countedMethods } from '../values.ts';
import { drawerCents, isBelowZero, noteValues, standingOf } from './count.ts';

const tally = (method: Tally['method'], expectedCents: number): Tally => ({
  method,
  expectedCents,
  payments: 1,
  receivedCents: expectedCents,
  countedCents: null,
});

test('a drawer comes to its notes and its coins', () => {
  expect(drawerCents({ notes: { 100: 4, 50: 9, 20: 11, 10: 6, 5: 5, 2: 8 }, coinCents: 850 })).toBe(117_950);
  expect(drawerCents({ notes: {}, coinCents: Number.NaN })).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.nat(999), { minLength: 7, maxLength: 7 }), fc.nat(99_999), (counts, coinCents) => {
      const notes = Object.fromEntries(noteValues.map((value, at) => [value, counts[at] ?? 0]));
      const inNotes = noteValues.reduce((sum, value, at) => sum + value * 100 * (counts[at] ?? 0), 0);
      return drawerCents({ notes, coinCents }) === inNotes + coinCents;
    }),
  );
});

test('what lacks in one method and is over in another differs, though the sum agrees', () => {
  const tallies = [tally('dinheiro', 1_000), tally('pix', 2_000)];
  expect(standingOf(tallies, { dinheiro: 900, pix: 2_100 })).toMatchObject({ differenceCents: 0, differs: true });
  expect(standingOf(tallies, { dinheiro: 1_000, pix: 2_000 })).toMatchObject({ differs: false, uncounted: [] });
});

test('below zero is not counted, and not still to be counted either: it is wrong', () => {
  expect([-500, 0, 500, undefined, Number.NaN].map(isBelowZero)).toEqual([true, false, false, false, false]);
  expect(standingOf([tally('dinheiro', 1_000)], { dinheiro: -500 })).toMatchObject({ uncounted: ['dinheiro'] });
});

test('counted and still to be counted are every method, and the difference is that of what was counted', () => {
  const amount = fc.option(fc.oneof(fc.nat(1_000_000), fc.constant(Number.NaN)), { nil: undefined });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -5_000, max: 1_000_000 }), amount), { minLength: 4, maxLength: 4 }),
      (rows) => {
        const tallies = countedMethods.map((method, at) => tally(method, rows[at]![0]));
        const counted = Object.fromEntries(countedMethods.map((method, at) => [method, rows[at]![1]]));
        const done = rows.filter(([, cents]) => cents !== undefined && !Number.isNaN(cents));
        const standing = standingOf(tallies, counted);
        expect(standing.uncounted).toHaveLength(4 - done.length);
        expect(standing.countedCents).toBe(done.reduce((sum, [, cents]) => sum + cents!, 0));
        expect(standing.differenceCents).toBe(done.reduce((sum, [expected, cents]) => sum + cents! - expected, 0));
      },
    ),
  );
});

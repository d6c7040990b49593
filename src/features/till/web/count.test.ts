import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tally } from '../contract.ts';
import { countedMethods, mostCents } from '../values.ts';
import { coinsOf, countedOf, drawerCents, isOutdated, isOverruled, isWrong, noteValues, standingOf } from './count.ts';

const tally = (method: Tally['method'], expectedCents: number): Tally => ({
  method,
  expectedCents,
  payments: 1,
  refunds: 0,
  handedBackCents: 0,
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

test('what nobody paid by needs no count, until somebody types one or a payment comes; the drawer always does', () => {
  const unused = (method: Tally['method']) => ({ ...tally(method, 0), payments: 0 });
  const tallies = [unused('dinheiro'), unused('debito'), tally('pix', 500)];
  expect(countedOf(tallies, {})).toEqual({ debito: 0 });
  expect(countedOf(tallies, { debito: 700 })).toEqual({ debito: 700 });
  expect(standingOf(tallies, countedOf(tallies, {})).uncounted).toEqual(['dinheiro', 'pix']);
  expect(countedOf([tally('debito', 900)], {})).toEqual({});
});

test('below zero, more than any drawer holds, and what is no amount is not counted, and not still to be counted either: it is wrong', () => {
  expect([0, 500, mostCents, undefined].map(isWrong)).toEqual([false, false, false, false]);
  for (const cents of [-500, mostCents + 1, Number.NaN]) {
    expect(isWrong(cents)).toBe(true);
    const standing = standingOf([tally('dinheiro', 1_000)], { dinheiro: cents });
    expect(standing).toMatchObject({ uncounted: ['dinheiro'], countedCents: 0 });
    expect(coinsOf({ notes: {}, coinCents: cents })).toBe(0);
  }
});

test('notes that were counted are overruled by any other amount that stands as counted in cash, and by none', () => {
  const notes = { notes: { 100: 1 }, coinCents: 0 };
  expect(isOverruled(notes, 10_000)).toBe(false);
  expect([14_000, undefined, Number.NaN].map((cash) => isOverruled(notes, cash))).toEqual([true, true, true]);
  expect(isOverruled({ notes: {}, coinCents: 0 }, 14_000)).toBe(false);
  const tooMany = { notes: { 200: 99_999 }, coinCents: 0 };
  expect(isOverruled(tooMany, drawerCents(tooMany))).toBe(true);
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

test('an explanation is outdated once something else is expected, by whichever method, and not while nothing was looked at', () => {
  const expected = { dinheiro: 500, pix: 0, credito: 10, debito: 0 };
  expect(isOutdated({}, expected)).toBe(false);
  expect(isOutdated(expected, expected)).toBe(false);
  for (const method of countedMethods) expect(isOutdated({ ...expected, [method]: 1 }, expected)).toBe(true);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedHeight, foldedIn, hiddenOf, leastHeight, mattersOf, type TicketSize } from './cut.ts';
import { line, order, stations } from './sample-kitchen.ts';
import { ticketsOf } from './tickets.ts';

const wall = { height: 600, gap: 10, mark: 40, band: 50 };
const size = (...lines: number[]): TicketSize => ({
  height: 100 + lines.reduce((sum, each) => sum + each, 0),
  lines,
  band: 0,
});
const of = (...all: TicketSize[]) => new Map(all.map((each, at) => [String(at), each]));
const folds = (sizes: ReadonlyMap<string, TicketSize>, matters: Record<string, number[]> = {}) => {
  const flags = (key: string) => sizes.get(key)?.lines.map((_, at) => matters[key]?.includes(at) ?? false) ?? [];
  return Object.fromEntries(
    [...foldedIn([...sizes.keys()], sizes, flags, wall)].map(([key, each]) => [key, [...each].sort((a, b) => a - b)]),
  );
};

test('what has room is shown whole, and what has not loses whole lines from its end', () => {
  expect(folds(of(size(100, 100), size(50, 50)))).toEqual({});
  const tall = size(...Array<number>(8).fill(80));
  expect(folds(of(tall))).toEqual({ 0: [5, 6, 7] });
  expect(foldedHeight(tall, new Set([5, 6, 7]), wall)).toBe(540);
  expect(foldedHeight(tall, undefined, wall)).toBe(tall.height);
});

test('the last of a column gives way first, and the one above it for the rest; each keeps a dish', () => {
  expect(folds(of(size(100, 100), size(100, 100, 100)))).toEqual({ 1: [1, 2] });
  expect(folds(of(size(100, 100, 100, 100), size(60, 60)))).toEqual({ 0: [2, 3] });
  // A single low line is no higher than the mark that would stand for it.
  expect(folds(of(size(100, 100, 100, 100), size(40)))).toEqual({ 0: [3] });
});

test('room that is free is used: the lowest line that is enough is folded, not a high one', () => {
  // 70 too high, with the mark 110: the last would leave 190 blank.
  expect(folds(of(size(120, 110, 40, 300)))).toEqual({ 0: [1] });
  expect(folds(of(size(90, 200, 45, 45, 45, 300)))).toEqual({ 0: [5] });
});

test('what may harm, and what changed, is folded last; the band of a folded ticket takes two lines', () => {
  expect(folds(of(size(200, 200, 200)), { 0: [2] })).toEqual({ 0: [1] });
  expect(folds(of(size(150, 150), size(150, 50)), { 1: [0, 1] })).toEqual({ 0: [1] });
  expect(folds(of(size(300, 300)), { 0: [0, 1] })).toEqual({ 0: [1] });
  const banded = { height: 700, lines: [100, 100, 100, 100], band: 200 };
  expect(folds(of(banded))).toEqual({ 0: [3] });
  expect(foldedHeight(banded, new Set([3]), wall)).toBe(490);
  expect(leastHeight(size(100, 100, 100), [false, true, false], wall)).toBe(240);
  expect(leastHeight(size(100, 100, 100), [false, false, false], wall)).toBe(240);
});

test('whatever hangs in a column fits into it, unless nothing is left to fold; nothing that fits is folded', () => {
  const column = fc.array(
    fc.array(fc.record({ height: fc.integer({ min: 44, max: 300 }), matters: fc.boolean() }), {
      minLength: 1,
      maxLength: 20,
    }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(column, (tickets) => {
      const sizes = of(...tickets.map((lines) => size(...lines.map(({ height }) => height))));
      const keys = [...sizes.keys()];
      const flags = (key: string) => tickets[Number(key)]?.map(({ matters }) => matters) ?? [];
      const folded = foldedIn(keys, sizes, flags, wall);
      const high = (of: typeof folded) =>
        keys.reduce((sum, key) => sum + foldedHeight(sizes.get(key) ?? size(), of.get(key), wall) + 10, -10);
      const whole = high(new Map());
      if (whole <= wall.height) expect(folded.size).toBe(0);
      expect(high(folded)).toBeLessThanOrEqual(whole);
      for (const [key, away] of folded) {
        expect(away.size).toBeLessThan(sizes.get(key)?.lines.length ?? 0);
        if (high(folded) > wall.height) continue;
        for (const at of away) {
          const less = new Map(folded).set(key, new Set([...away].filter((each) => each !== at)));
          expect(high(less)).toBeGreaterThan(wall.height);
        }
      }
      const most = new Map(keys.map((key) => [key, new Set(flags(key).flatMap((no, at) => (no ? [] : [at])))]));
      const hides = keys.some((key) => [...(folded.get(key) ?? [])].some((at) => flags(key)[at]));
      const dishes = keys.every((key) => flags(key).some(Boolean));
      if (dishes && high(most) <= wall.height) expect(hides).toBe(false);
    }),
  );
});

test('no allergy and no change is hidden unsaid', () => {
  const [ticket] = ticketsOf(
    [
      order(
        'a',
        [
          line(1, 'Couve'),
          line(2, 'Pescada', { allergens: ['nozes'] }),
          line(3, 'Filé', { notes: 'alergia a amendoim' }),
          line(4, 'Arroz'),
        ],
        {
          changes: [
            { line: 4, was: null, became: line(4, 'Arroz') },
            { line: 5, was: line(5, 'Farofa'), became: null },
          ],
        },
      ),
    ],
    stations,
    null,
  );
  if (!ticket) throw new Error('No ticket');
  expect(hiddenOf(ticket, new Set([1, 2, 3, 4]))).toEqual({ lines: 4, allergies: 2, changes: 2 });
  expect(hiddenOf(ticket, new Set([4]))).toEqual({ lines: 1, allergies: 0, changes: 1 });
  expect(hiddenOf(ticket, new Set())).toEqual({ lines: 0, allergies: 0, changes: 0 });
  expect(mattersOf(ticket)).toEqual([false, true, true, true, true]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedHeight, foldedIn, hiddenOf, leastHeight, type Staying, stayingOf, type TicketSize } from './cut.ts';
import { line, order, stations } from './sample-kitchen.ts';
import { ticketsOf } from './tickets.ts';

const wall = { height: 600, gap: 10, mark: 40 };
const size = (...lines: number[]): TicketSize => ({
  height: 100 + lines.reduce((sum, each) => sum + each, 0),
  lines,
});
const of = (...all: TicketSize[]) => new Map(all.map((each, at) => [String(at), each]));
const folds = (sizes: ReadonlyMap<string, TicketSize>, staying: Record<string, Staying[]> = {}) => {
  const flags = (key: string) => sizes.get(key)?.lines.map((_, at) => staying[key]?.[at] ?? 0) ?? [];
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

test('lines are folded from the end alone, whichever is the highest', () => {
  expect(folds(of(size(120, 110, 40, 300)))).toEqual({ 0: [3] });
  expect(folds(of(size(300, 200, 110, 120)))).toEqual({ 0: [1, 2, 3] });
});

test('what stays longest is folded last, wherever it stands', () => {
  expect(folds(of(size(200, 200, 200)), { 0: [0, 0, 1] })).toEqual({ 0: [1] });
  expect(folds(of(size(150, 150), size(150, 50)), { 1: [1, 1] })).toEqual({ 0: [1] });
  expect(folds(of(size(300, 300)), { 0: [1, 1] })).toEqual({ 0: [1] });
  expect(folds(of(size(200, 200, 200)), { 0: [0, 2, 2] })).toEqual({ 0: [0] });
  expect(folds(of(size(200, 200, 200)), { 0: [1, 2, 2] })).toEqual({ 0: [0] });
  expect(folds(of(size(300, 300)), { 0: [2, 2] })).toEqual({ 0: [1] });
  expect(leastHeight(size(100, 150, 100), wall)).toBe(290);
  expect(leastHeight(size(100), wall)).toBe(200);
});

test('whatever hangs in a column fits into it, unless nothing is left to fold; nothing that fits is folded', () => {
  const column = fc.array(
    fc.array(
      fc.record({ height: fc.integer({ min: 44, max: 300 }), staying: fc.constantFrom<Staying>(0, 1, 2, 3, 4) }),
      {
        minLength: 1,
        maxLength: 20,
      },
    ),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(column, (tickets) => {
      const sizes = of(...tickets.map((lines) => size(...lines.map(({ height }) => height))));
      const keys = [...sizes.keys()];
      const flags = (key: string) => tickets[Number(key)]?.map(({ staying }) => staying) ?? [];
      const folded = foldedIn(keys, sizes, flags, wall);
      const high = (of: typeof folded) =>
        keys.reduce((sum, key) => sum + foldedHeight(sizes.get(key) ?? size(), of.get(key), wall) + 10, -10);
      const whole = high(new Map());
      if (whole <= wall.height) expect(folded.size).toBe(0);
      expect(high(folded)).toBeLessThanOrEqual(whole);
      for (const [key, away] of folded) {
        expect(away.size).toBeLessThan(sizes.get(key)?.lines.length ?? 0);
        const hidden = flags(key).filter((_, at) => away.has(at));
        const shown = flags(key).filter((_, at) => !away.has(at));
        expect(Math.max(...hidden)).toBeLessThanOrEqual(Math.min(...shown));
        if (high(folded) > wall.height) continue;
        for (const step of [0, 1, 2, 3, 4]) {
          // What stays longer comes back first.
          if ([...away].some((at) => (flags(key)[at] ?? 0) > step)) continue;
          const could = flags(key).flatMap((each, at) => (each === step ? [at] : []));
          const gone = could.filter((at) => away.has(at));
          // The end of what may go, but for the dish that has to stay.
          if (step === 0 && could.length < flags(key).length)
            expect(gone).toEqual(gone.length > 0 ? could.slice(-gone.length) : []);
          const [first] = gone;
          if (first === undefined) continue;
          const less = new Map(folded).set(key, new Set([...away].filter((each) => each !== first)));
          expect(high(less)).toBeGreaterThan(wall.height);
        }
      }
      for (const step of [0, 1]) {
        const most = new Map(
          keys.map((key) => [key, new Set(flags(key).flatMap((each, at) => (each <= step ? [at] : [])))]),
        );
        const hides = keys.some((key) => [...(folded.get(key) ?? [])].some((at) => (flags(key)[at] ?? 0) > step));
        const dishes = keys.every((key) => flags(key).some((each) => each > step));
        if (dishes && high(most) <= wall.height) expect(hides).toBe(false);
      }
    }),
  );
});

test('no allergy, no change and nothing late is hidden unsaid', () => {
  const [ticket] = ticketsOf(
    [
      order(
        'a',
        [
          line(1, 'Couve', { status: 'preparando' }),
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
  const late = new Set([0, 1]);
  expect(hiddenOf(ticket, new Set([1, 2, 3, 4]), late)).toEqual({
    lines: 4,
    allergies: 2,
    changes: 2,
    begun: 0,
    late: 1,
  });
  expect(hiddenOf(ticket, new Set([4]), late)).toEqual({ lines: 1, allergies: 0, changes: 1, begun: 0, late: 0 });
  expect(hiddenOf(ticket, new Set([0]), late)).toEqual({ lines: 1, allergies: 0, changes: 0, begun: 1, late: 1 });
  expect(hiddenOf(ticket, new Set(), late)).toEqual({ lines: 0, allergies: 0, changes: 0, begun: 0, late: 0 });
  expect(stayingOf(ticket)).toEqual([2, 4, 4, 3, 3]);
});

test('what is made is folded before anything that is to be made, and an allergy after all else', () => {
  const [ticket] = ticketsOf(
    [
      order('a', [
        line(1, 'Picanha', { status: 'preparando' }),
        line(2, 'Salada', { status: 'pronto' }),
        line(3, 'Pescada', { status: 'preparando', notes: 'Alergia a camarão' }),
        line(4, 'Arroz'),
      ]),
    ],
    stations,
    null,
  );
  if (!ticket) throw new Error('No ticket');
  const staying = stayingOf(ticket);
  expect(staying).toEqual([2, 0, 4, 1]);
  expect(folds(of(size(100, 100, 100, 100)), { 0: staying })).toEqual({});
  expect(folds(of(size(150, 100, 150, 150)), { 0: staying })).toEqual({ 0: [1] });
  expect(folds(of(size(150, 100, 200, 150)), { 0: staying })).toEqual({ 0: [1, 3] });
  // Where two on the fire have no room, the allergy stays, and what is made does not come back in the other's place.
  expect(folds(of(size(300, 50, 250, 50)), { 0: staying })).toEqual({ 0: [0, 1, 3] });
});

test('an allergy that nobody has begun outlasts what is on the fire, and what is cancelled unseen outlasts all that is calm', () => {
  const [ticket] = ticketsOf(
    [
      order(
        'a',
        [
          line(1, 'Salada', { status: 'pronto' }),
          line(2, 'Picanha', { status: 'preparando' }),
          line(3, 'Pescada', { notes: 'Alergia a camarão' }),
          line(4, 'Pudim', { status: 'pronto', notes: 'Alergia a camarão' }),
        ],
        { changes: [{ line: 5, was: line(5, 'Farofa'), became: null }] },
      ),
    ],
    stations,
    null,
  );
  if (!ticket) throw new Error('No ticket');
  const staying = stayingOf(ticket);
  expect(staying).toEqual([0, 2, 4, 0, 3]);
  expect(folds(of(size(100, 100, 150, 100, 150)), { 0: staying })).toEqual({ 0: [0, 3] });
  expect(folds(of(size(100, 150, 200, 100, 150)), { 0: staying })).toEqual({ 0: [0, 1, 3] });
  expect(folds(of(size(100, 150, 350, 100, 150)), { 0: staying })).toEqual({ 0: [0, 1, 3, 4] });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Columns, hang, type Slot, type Wall } from './hang.ts';

const wall: Wall = { inView: 2, height: 100, gap: 10 };
const slot = (key: string, height = 45, fixed = false): Slot => ({ key, height, fixed });
const text = (columns: Columns) => columns.map((column) => column.join('')).join(' ');

test('columns fill from top to bottom, and the new one comes last', () => {
  expect(
    text(
      hang(
        [],
        ['a', 'b', 'c'].map((key) => slot(key)),
        wall,
      ),
    ),
  ).toBe('ab c');
  expect(
    text(
      hang(
        [['a', 'b'], ['c']],
        ['a', 'b', 'c', 'd'].map((key) => slot(key)),
        wall,
      ),
    ),
  ).toBe('ab cd');
  expect(text(hang([['a']], [slot('a', 50), slot('b', 60)], wall))).toBe('a b');
});

test('what leaves lets only its own column close up while everything is in view', () => {
  expect(
    text(
      hang(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        [slot('b'), slot('c'), slot('d')],
        wall,
      ),
    ),
  ).toBe('b cd');
  expect(text(hang([['a'], ['c', 'd']], [slot('c'), slot('d')], wall))).toBe(' cd');
  // The gap stays a gap: the new one is the newest, and hangs where the newest hang.
  expect(text(hang([['a'], ['c']], [slot('c'), slot('e')], wall))).toBe(' ce');
});

test('with something out of view, it goes where there is room and what is in view stays', () => {
  const before = [['a'], ['c'], ['d']];
  expect(text(hang(before, [slot('a'), slot('c'), slot('d')], wall))).toBe('ad c');
  expect(text(hang(before, [slot('a', 45, true), slot('c', 45, true), slot('d')], wall))).toBe('ad c');
  expect(text(hang(before, [slot('a'), slot('c', 45, true), slot('d', 45, true)], wall))).toBe('a c d');
  expect(text(hang([[], ['c'], ['d']], [slot('c', 45, true), slot('d', 45, true)], wall))).toBe('c d');
});

test('the place of what has left is taken by the oldest of those that wait and fit', () => {
  const waiting = [['a', 'b'], ['c', 'd'], ['e'], ['f', 'g']];
  const left = [slot('a', 45, true), slot('c'), slot('d'), slot('e', 80), slot('f', 40), slot('g', 40)];
  expect(text(hang(waiting, left, wall))).toBe('af cd e g');
  // A place that is a whole column takes the oldest, however high it is.
  expect(text(hang([['a'], ['c', 'd'], ['e'], ['f']], [slot('c'), slot('d'), slot('e', 80), slot('f')], wall))).toBe(
    'e cd f',
  );
});

test('hung for the first time there is no gap that something waiting would fit, begun or not', () => {
  const slots = [slot('a', 60, true), slot('b', 80, true), slot('c', 80, true), slot('d', 30, true), slot('e', 30)];
  expect(text(hang([], slots, wall))).toBe('ad b c e');
});

test('a ticket that grows pushes out of its column what nobody has begun, from its foot on', () => {
  expect(text(hang([['a', 'b'], ['c']], [slot('a', 80), slot('b'), slot('c')], wall))).toBe('a bc');
  expect(text(hang([['a', 'b']], [slot('a', 80), slot('b', 45, true)], wall))).toBe('b a');
  expect(text(hang([['a', 'b']], [slot('a', 80, true), slot('b', 45, true)], wall))).toBe('a b');
});

test('what comes back to work hangs before what is younger: in its gap, in its column, or in one of its own', () => {
  const back = slot('a', 45, true);
  expect(text(hang([['b'], ['c']], [back, slot('b'), slot('c')], wall))).toBe('ab c');
  expect(text(hang([['b', 'c'], ['d']], [back, slot('b'), slot('c'), slot('d')], wall))).toBe('ab cd');
  expect(text(hang([[], ['c', 'd']], [back, slot('c'), slot('d')], wall))).toBe('a cd');
  expect(text(hang([['b', 'c']], [back, slot('b', 45, true), slot('c', 45, true)], wall))).toBe('a bc');
  // In the order of its age, and last when it is the youngest.
  expect(text(hang([['a'], ['c']], [slot('a'), slot('b', 45, true), slot('c')], wall))).toBe('a bc');
  expect(text(hang([['a']], [slot('a'), slot('b', 45, true)], wall))).toBe('ab');
});

const someSlots = fc.uniqueArray(
  fc.record({ key: fc.stringMatching(/^[a-z]$/), height: fc.integer({ min: 20, max: 140 }), fixed: fc.boolean() }),
  { selector: ({ key }) => key, maxLength: 12 },
);

const highOf = (column: readonly string[], slots: readonly Slot[]) =>
  column.reduce((sum, key) => sum + (slots.find((each) => each.key === key)?.height ?? 0) + wall.gap, -wall.gap);

test('whatever comes and goes: each hangs once, drawn again nothing moves, and begun ones part only where they have no room together', () => {
  fc.assert(
    fc.property(someSlots, someSlots, (first, second) => {
      const before = hang([], first, wall);
      const after = hang(before, second, wall);
      expect(after.flat().toSorted()).toEqual(second.map(({ key }) => key).toSorted());
      expect(hang(after, second, wall)).toEqual(after);
      for (const key of after.slice(wall.inView).flat()) {
        const { height, fixed } = second.find((each) => each.key === key) ?? slot(key);
        if (fixed) continue;
        for (const column of after.slice(0, wall.inView))
          expect(highOf(column, second) + wall.gap + height).toBeGreaterThan(wall.height);
      }
      const begun = new Set(second.filter(({ fixed }) => fixed).map(({ key }) => key));
      for (const column of before) {
        const stayed = column.filter((key) => begun.has(key));
        if (highOf(stayed, second) > wall.height) continue;
        const places = new Set(stayed.map((key) => after.findIndex((keys) => keys.includes(key))));
        expect(places.size).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('what is rushed hangs before all else wherever it hung, begun or not; what it pushes out hangs next, and nothing moves after that', () => {
  const before = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  const slots = [{ ...slot('d', 45, true), rushed: true }, slot('a'), slot('b'), slot('c')];
  const once = hang(before, slots, wall);
  expect(text(once)).toBe('da bc');
  expect(hang(once, slots, wall)).toEqual(once);
  // The one that was rushed first stands above the other.
  const both = [{ ...slot('d', 45, true), rushed: true }, { ...slot('c'), rushed: true }, slot('a'), slot('b')];
  expect(text(hang(once, both, wall))).toBe('dc ab');
  // Taken back, it stays where people have it in their eyes.
  expect(text(hang(once, [slot('a'), slot('b'), slot('c'), slot('d', 45, true)], wall))).toBe('da bc');
  expect(text(hang([], [{ ...slot('d'), rushed: true }, slot('a'), slot('b')], wall))).toBe('da b');
});

test('a new ticket hangs last, whatever was rushed', () => {
  const slots = [{ ...slot('b'), rushed: true }, slot('a'), slot('c')];
  expect(text(hang([['a', 'b']], slots, wall))).toBe('ba c');
  expect(text(hang([], [{ ...slot('a', 60), rushed: true }, slot('b', 30)], wall))).toBe('ab');
});

test('any evening on a wall that becomes lower by a strip: nothing moves up to the first column that has no room any more', () => {
  const tickets = fc.array(fc.record({ height: fc.integer({ min: 30, max: 300 }), fixed: fc.boolean() }), {
    maxLength: 24,
  });
  fc.assert(
    fc.property(tickets, fc.integer({ min: 2, max: 6 }), fc.integer({ min: 0, max: 60 }), (some, inView, strip) => {
      const slots = some.map((each, at) => ({ key: `t${at}`, ...each }));
      const high = { inView, height: 600, gap: 9 };
      const before = hang([], slots, high);
      const after = hang(before, slots, { ...high, height: 600 - strip });
      if (before.length > inView || after.length > inView) return;
      expect(after.flat().toSorted()).toEqual(before.flat().toSorted());
      const known = new Map(slots.map(({ key, height }) => [key, height]));
      const heightOf = (column: readonly string[]) =>
        column.reduce((sum, key) => sum + (known.get(key) ?? 0) + high.gap, -high.gap);
      // What has no room any more goes on in the next column, or into a gap below what hangs: before the first such nothing moves.
      const full = before.findIndex((column) => heightOf(column) > 600 - strip);
      const untouched = full === -1 ? before.length : full;
      for (const [at, column] of before.slice(0, untouched).entries())
        expect(after[at]?.slice(0, column.length)).toEqual(column);
    }),
  );
});

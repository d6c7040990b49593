import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Columns, hang, type Slot, type Wall } from './slots.ts';

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

test('with something out of view, what nobody has begun moves up and what is begun stays', () => {
  const before = [['a'], ['c'], ['d']];
  expect(text(hang(before, [slot('a'), slot('c'), slot('d')], wall))).toBe('ac d');
  expect(text(hang(before, [slot('a'), slot('c', 45, true), slot('d', 45, true)], wall))).toBe('a c d');
  expect(text(hang([[], ['c'], ['d']], [slot('c', 45, true), slot('d', 45, true)], wall))).toBe('c d');
});

test('a ticket that grows pushes out what nobody has begun', () => {
  expect(text(hang([['a', 'b'], ['c']], [slot('a', 80), slot('b'), slot('c')], wall))).toBe('a bc');
  expect(text(hang([['a', 'b']], [slot('a', 80), slot('b', 45, true)], wall))).toBe('ab');
});

test('what is begun is pushed out only when there is no room for what must be read of it', () => {
  const begun = (least: number): Slot => ({ ...slot('b', 45, true), least: () => least });
  const grown: Slot = { ...slot('a', 90, true), least: () => 60 };
  expect(text(hang([['a', 'b']], [grown, begun(30)], wall))).toBe('ab');
  expect(text(hang([['a', 'b']], [grown, begun(31)], wall))).toBe('a b');
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

test('whatever comes and goes: each hangs once, drawn again nothing moves, and begun ones never part', () => {
  fc.assert(
    fc.property(someSlots, someSlots, (first, second) => {
      const before = hang([], first, wall);
      const after = hang(before, second, wall);
      expect(after.flat().toSorted()).toEqual(second.map(({ key }) => key).toSorted());
      expect(hang(after, second, wall)).toEqual(after);
      const begun = new Set(second.filter(({ fixed }) => fixed).map(({ key }) => key));
      for (const column of before) {
        const stayed = column.filter((key) => begun.has(key));
        const places = new Set(stayed.map((key) => after.findIndex((keys) => keys.includes(key))));
        expect(places.size).toBeLessThanOrEqual(1);
      }
    }),
  );
});

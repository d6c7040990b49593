import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FlowWall, flow, keyOf, keysIn, type Part, type TicketSize } from './flow.ts';
import { hasRoomAt, type Layout, layOut, type Placed } from './lay-out.ts';

const wall: FlowWall = { inView: 3, height: 200, gap: 10, continues: 10, continued: 20, strip: 30 };
/** Head 30, each line 40, buttons 30. */
const sized = (lines: number, band = 0): TicketSize => ({
  height: 60 + band + lines * 40,
  lines: Array.from({ length: lines }, () => 40),
  foot: 30,
  band,
});
const placed = (key: string, lines: number, part: Partial<Placed> = {}): Placed => ({
  key,
  size: sized(lines),
  fixed: false,
  pinned: false,
  folded: 30 + lines * 10,
  ...part,
});
const drawn = ({ columns, parts }: Layout) =>
  columns.map((column) => column.map((name) => named(name, parts.get(name))).join(' ')).join(' | ');
const named = (name: string, part: Part | undefined) =>
  !part ? name : (folds[part.place]?.(part.key) ?? `${part.key}${part.from}-${part.to}`);
const folds: Partial<Record<Part['place'], (key: string) => string>> = {
  folded: (key) => `[${key}]`,
  strip: (key) => `(${key})`,
};

test('what has room hangs whole, and stays where it hung', () => {
  const once = layOut([], [placed('a', 1), placed('b', 1), placed('c', 2)], wall, false);
  expect(drawn(once)).toBe('a | b | c');
  expect(once).toMatchObject({ fits: true, still: true });
  expect(drawn(layOut(once.columns, [placed('b', 1), placed('c', 2)], wall, false))).toBe(' | b | c');
});

test('places are given up before anything is out of sight', () => {
  const fixed = { fixed: true };
  const before = [['a'], ['b'], ['c']];
  const tickets = [placed('a', 0, fixed), placed('b', 0, fixed), placed('c', 0, fixed), placed('d', 3)];
  expect(drawn(layOut(before, tickets, { ...wall, inView: 2 }, false))).toBe('a b c | d');
});

test('a ticket that is higher than a column goes on in the next, each part with its allergies', () => {
  const long = { ...placed('a', 6), size: sized(6, 20) };
  const { columns, parts, fits, still } = layOut([], [long, placed('b', 1)], wall, false);
  expect({ fits, still }).toEqual({ fits: true, still: false });
  expect(drawn({ columns, parts, fits, still })).toBe('a0-3 | a3-6 | b');
  // 30 head, 20 allergies, 120 lines, 10 'continues'; then 20 head, 20 allergies, 120 lines, 30 buttons.
  expect([...parts.values()].map(({ height, place }) => [height, place])).toEqual([
    [180, 'first'],
    [190, 'last'],
  ]);
});

test('a line that is higher than a column is drawn all the same', () => {
  const high = { ...placed('a', 0), size: { height: 560, lines: [40, 400, 60], foot: 30, band: 0 } };
  expect(drawn(layOut([], [high], wall, true))).toBe('a0-1 | a1-2 | a2-3');
});

test('only at the smallest size does a ticket go on in the next column that would have room in one', () => {
  const tickets = [placed('a', 1), placed('b', 2), placed('c', 2), placed('d', 1)];
  expect(layOut([], tickets, wall, false).fits).toBe(false);
  const dense = layOut([], tickets, wall, true);
  expect(drawn(dense)).toBe('a b0-1 | b1-2 c0-1 | c1-2 d');
});

test('where not all have room, those that are late hang first, and before any of them is out of sight the last are only named', () => {
  const late = { pinned: true };
  const some = [...'abcd'].map((key) => placed(key, 3)).concat(placed('e', 3, late));
  expect(drawn(layOut([], some, wall, true))).toBe('e | a | b | c | d');
  const many = [...'abcdefghijkl'].map((key) => placed(key, 3, late));
  const laid = layOut([], many, wall, true);
  expect(laid.fits).toBe(true);
  expect(drawn(laid)).toBe('[a] [b] [c] | [d] (e) (f) (g) | (h) (i) (j) (k) (l)');
});

test('what is late keeps its dishes: the newest of it are folded first, to their dishes before to their names', () => {
  const late = { pinned: true };
  const five = [...'abcde'].map((key) => placed(key, 3, late));
  expect(drawn(layOut([], five, wall, true))).toBe('a | b | [c] [d] [e]');
  // What is in time is out of sight before anything late is folded.
  const mixed = [placed('x', 3), ...five.slice(0, 3), placed('y', 3)];
  expect(drawn(layOut([], mixed, wall, true))).toBe('a | b | c | x | y');
});

test('where not all have room, a later ticket hangs below the ones that leave room for it', () => {
  const tickets = [placed('a', 2), placed('b', 3), placed('c', 3), placed('d', 3), placed('e', 0)];
  expect(drawn(layOut([], tickets, wall, true))).toBe('a | b | c | d | e');
  const low = { ...placed('e', 0), size: { height: 50, lines: [], foot: 0, band: 0 } };
  expect(drawn(layOut([], [...tickets.slice(0, 4), low], wall, true))).toBe('a e | b | c | d');
});

test('a ticket stays whole where a cut would leave one line by itself and bring no other ticket into sight', () => {
  const tickets = [placed('a', 2), placed('b', 4), placed('c', 4), placed('d', 4)];
  expect(drawn(layOut([], tickets, { ...wall, height: 260 }, true))).toBe('a | b | c | d');
  // All of them are in sight only with one line torn off.
  expect(drawn(layOut([], tickets, { ...wall, height: 330 }, true))).toBe('a b0-3 | b3-4 c | d');
});

test('it gets larger only with a column to spare', () => {
  expect(hasRoomAt([placed('a', 2), placed('b', 2)], wall, 1.1)).toBe(true);
  expect(hasRoomAt([placed('a', 2), placed('b', 2), placed('c', 2)], wall, 1.1)).toBe(false);
  expect(hasRoomAt([placed('a', 2)], { ...wall, inView: 1 }, 1.1)).toBe(false);
});

const ticket = fc
  .record({
    lines: fc.array(fc.integer({ min: 30, max: 120 }), { minLength: 1, maxLength: 14 }),
    band: fc.constantFrom(0, 0, 0, 40),
    fixed: fc.boolean(),
    pinned: fc.boolean(),
    rushed: fc.constantFrom(false, false, false, true),
    made: fc.nat(3),
  })
  .map(({ lines, band, made, ...part }) => ({
    ...part,
    folded: 30 + (Math.max(0, lines.length - made) + Math.min(1, band)) * 10,
    size: { height: lines.reduce((sum, line) => sum + line, 76 + band), lines, foot: 30, band },
  }));
const evening = fc
  .array(ticket, { maxLength: 40 })
  .map((tickets) => tickets.map((each, at): Placed => ({ ...each, key: `t${at}` })));
const room = fc.record({ inView: fc.integer({ min: 2, max: 9 }), height: fc.integer({ min: 420, max: 900 }) });

const linesIn = ({ columns, parts }: Layout, tickets: readonly Placed[], columnsInView = columns.length) =>
  columns.slice(0, columnsInView).flatMap((column) =>
    column.flatMap((name) => {
      const part = parts.get(name);
      const lines = tickets.find(({ key }) => key === keyOf(name))?.size.lines ?? [];
      const to = part ? part.to : lines.length;
      return lines.slice(part?.from ?? 0, to).map((_, at) => `${keyOf(name)} ${(part?.from ?? 0) + at}`);
    }),
  );

test('any evening on any wall: each line hangs once, in its order and in neighbouring columns, and no column is higher than its room', () => {
  fc.assert(
    fc.property(evening, evening, room, fc.boolean(), (first, second, room, smallest) => {
      const wide = { ...wall, ...room };
      const earlier = layOut([], first, wide, smallest);
      const laid = layOut(earlier.still ? earlier.columns : [], second, wide, smallest);
      const folded = [...laid.parts.values()].filter(({ place }) => place === 'folded' || place === 'strip');
      const strips = new Set(folded.map(({ key }) => key));
      const all = second.flatMap(({ key, size }) => (strips.has(key) ? [] : size.lines.map((_, at) => `${key} ${at}`)));
      expect(linesIn(laid, second).toSorted()).toEqual(all.toSorted());
      expect(keysIn(laid.columns)).toHaveLength(second.length);
      for (const { key } of second) {
        const at = laid.columns.flatMap((column, index) => (column.some((name) => keyOf(name) === key) ? [index] : []));
        expect(at).toEqual(at.map((_, step) => (at[0] ?? 0) + step));
        const own = linesIn(laid, second).filter((line) => line.startsWith(`${key} `));
        expect(own).toEqual(own.toSorted((a, b) => Number(a.split(' ')[1]) - Number(b.split(' ')[1])));
      }
      const heightOf = (name: string) =>
        laid.parts.get(name)?.height ?? second.find(({ key }) => key === name)?.size.height ?? 0;
      for (const column of laid.columns)
        expect(column.reduce((sum, name) => sum + heightOf(name) + wall.gap, -wall.gap)).toBeLessThanOrEqual(
          wide.height,
        );
    }),
  );
});

test('any evening at the smallest size: nothing late is out of sight as long as its name has room', () => {
  fc.assert(
    fc.property(evening, room, (tickets, room) => {
      const wide = { ...wall, ...room };
      const laid = layOut([], tickets, wide, true);
      const beyond = new Set(keysIn(laid.columns.slice(wide.inView)));
      const late = tickets.filter(({ pinned }) => pinned);
      const names = Math.floor((wide.height + wall.gap) / (wall.strip + wall.gap)) * wide.inView;
      if (late.length <= names) expect(late.filter(({ key }) => beyond.has(key))).toEqual([]);
    }),
  );
});

test('any evening at the smallest size: the oldest late ones hang whole, the next with their dishes, and only the newest by name', () => {
  fc.assert(
    fc.property(evening, room, (tickets, room) => {
      const { parts } = layOut([], tickets, { ...wall, ...room }, true);
      const kinds = tickets
        .filter(({ pinned }) => pinned)
        .map(({ key }) => ['folded', 'strip'].indexOf(parts.get(key)?.place ?? ''));
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
      for (const { key } of tickets.filter(({ pinned }) => !pinned))
        expect(['folded', 'strip']).not.toContain(parts.get(key)?.place);
    }),
  );
});

test('any evening at the smallest size: nothing is out of sight that has room in a column', () => {
  fc.assert(
    fc.property(evening, room, (tickets, room) => {
      const wide = { ...wall, ...room };
      const { columns, parts } = layOut([], tickets, wide, true);
      const heightOf = (name: string) =>
        parts.get(name)?.height ?? tickets.find(({ key }) => key === name)?.size.height ?? 0;
      const taken = columns
        .slice(0, wide.inView)
        .map((column) => column.reduce((sum, name) => sum + heightOf(name) + wall.gap, 0));
      const left = wide.height - Math.min(...taken);
      const seen = new Set(keysIn(columns.slice(0, wide.inView)));
      const hidden = tickets.filter(({ key }) => !seen.has(key));
      for (const { key, size } of hidden)
        expect(parts.get(key)?.place === 'strip' ? wall.strip : size.height).toBeGreaterThan(left);
    }),
  );
});

test('any evening at the smallest size: where no line has to hang by itself, none does', () => {
  fc.assert(
    fc.property(evening, room, (tickets, room) => {
      const wide = { ...wall, ...room };
      const isLong = ({ height }: TicketSize) => height > wide.height;
      const least = flow(tickets, wide, { splits: () => true, least: 2 });
      const whole = flow(tickets, wide, { splits: isLong, fills: true });
      const { parts, fits } = layOut([], tickets, wide, true);
      const torn = [...parts.values()].filter(({ key, from, to }) => {
        const all = tickets.find((ticket) => ticket.key === key)?.size;
        return all && !isLong(all) && all.lines.length > 1 && to - from === 1;
      });
      if (least.columns.length <= wide.inView || whole.columns.length <= wide.inView) {
        expect(fits).toBe(true);
        expect(torn).toEqual([]);
      }
    }),
  );
});

test('any evening at the smallest size: what has room in its order on a wall has room on a bigger one', () => {
  fc.assert(
    fc.property(evening, room, fc.nat(3), fc.nat(300), (some, room, columns, height) => {
      const tickets = some.map((each) => ({ ...each, pinned: false }));
      const small = { ...wall, ...room };
      const big = { ...small, inView: small.inView + columns, height: small.height + height };
      const inOrder = flow(tickets, small, { splits: () => true }).columns.length <= small.inView;
      if (inOrder) expect(layOut([], tickets, big, true).fits).toBe(true);
    }),
  );
});

test('a folded ticket has the room that its words take, and where that is not known or too high it is only named', () => {
  const late = [...'abcde'].map((key) => placed(key, 3, { pinned: true }));
  const folds = (folded: number) =>
    layOut([], [...late.slice(0, 4), { ...late[4]!, folded }], wall, true).parts.get('e');
  expect(folds(95)).toMatchObject({ place: 'folded', height: 95 });
  for (const folded of [0, 201]) expect(folds(folded)).toMatchObject({ place: 'strip', height: 30 });
});

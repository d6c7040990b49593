import { expect, test } from 'vitest';
import type { Extent } from './extent.ts';
import { type Box, fitRooms, inColumns } from './fit.ts';

const frame = { width: 60, height: 98 };
const gap = 12;
const sizes = { least: 13, scrolled: 16, most: 44 };
const fitHere = (rooms: readonly Extent[], box: Box) => fitRooms({ rooms, box, frame, gap, sizes });

/** What is drawn in the end, in pixels. */
function drawn(rooms: readonly Extent[], { cell, columns }: ReturnType<typeof fitHere>): Box {
  const grouped = inColumns(rooms, columns);
  const down = grouped.map(
    (column) =>
      column.reduce((height, room) => height + room.height * cell.height + frame.height, 0) + (column.length - 1) * gap,
  );
  const across = grouped.map((column) => Math.max(...column.map(({ width }) => width)) * cell.width + frame.width);
  return {
    width: across.reduce((all, one) => all + one, 0) + (grouped.length - 1) * gap,
    height: Math.max(...down),
  };
}

/** The same numbers on every run. */
function numbers(seed: number) {
  let state = seed;
  return (from: number, to: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from + (state % (to - from + 1));
  };
}

test('no table stands outside: every room is drawn wholly across, and down as well while it can be read', () => {
  const next = numbers(7);
  for (let round = 0; round < 400; round += 1) {
    const rooms = Array.from({ length: next(1, 8) }, () => ({ width: next(4, 24), height: next(4, 16) }));
    const box = { width: next(440, 1800), height: next(320, 1200) };
    const found = fitHere(rooms, box);
    const { width, height } = drawn(rooms, found);
    expect(found.columns.reduce((all, one) => all + one, 0)).toBe(rooms.length);
    const { cell } = found;
    expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(sizes.least);
    expect(Math.max(cell.width, cell.height)).toBeLessThanOrEqual(1.5 * Math.min(cell.width, cell.height) + 0.01);
    expect(width).toBeLessThanOrEqual(box.width + 0.01);
    // Below what can be read it goes on downwards.
    if (height > box.height + 0.01) expect(cell.height).toBeLessThanOrEqual(sizes.scrolled);
  }
});

test('rooms stand side by side in a wide window and one below another in a high one', () => {
  const rooms = [
    { width: 22, height: 14 },
    { width: 10, height: 14 },
  ];
  expect(fitHere(rooms, { width: 1200, height: 640 }).columns).toEqual([1, 1]);
  expect(fitHere(rooms, { width: 760, height: 900 }).columns).toEqual([2]);
  // The same house beside an open table.
  const beside = fitHere(rooms, { width: 500, height: 640 });
  expect(drawn(rooms, beside).width).toBeLessThanOrEqual(500);
});

test('what would stay empty above and below the tables, or beside them, is filled', () => {
  const rooms = [
    { width: 22, height: 14 },
    { width: 22, height: 9 },
  ];
  const high = fitHere(rooms, { width: 1000, height: 560 });
  expect(high.columns).toEqual([1, 1]);
  expect(high.cell.height).toBeCloseTo(1.5 * high.cell.width);
  const wide = fitHere(rooms.slice(0, 1), { width: 1000, height: 560 });
  expect(wide.cell.height * 14 + frame.height).toBeCloseTo(560);
  expect(wide.cell.width * 22 + frame.width).toBeCloseTo(1000);
});

test('a room of few tables is not blown up, and a house without any is no fault', () => {
  expect(fitHere([{ width: 4, height: 4 }], { width: 1400, height: 900 })).toEqual({
    cell: { width: 66, height: 66 },
    columns: [1],
  });
  expect(fitHere([], { width: 1400, height: 900 }).columns).toEqual([0]);
});

test('rooms stay in their columns while a table is open beside them, as long as they can be read there', () => {
  const rooms = [
    { width: 22, height: 14 },
    { width: 22, height: 14 },
  ];
  const whole = fitHere(rooms, { width: 1130, height: 600 });
  const columnsAt = (width: number) =>
    fitRooms({ rooms, box: { width, height: 600 }, frame, gap, sizes, standing: whole.columns }).columns;
  expect(whole.columns).toEqual([1, 1]);
  // By themselves they would be drawn a little larger one below another.
  expect(fitHere(rooms, { width: 735, height: 600 }).columns).toEqual([2]);
  expect(columnsAt(735)).toEqual([1, 1]);
  expect(columnsAt(560)).toEqual([2]);
});

import { expect, test } from 'vitest';
import { firstFree, isFree, reshaped, settle } from './grid.ts';
import { isInside, overlap, type Place } from './values.ts';

const place = (x: number, y: number, shape: Place['shape'] = 'square', tableId = `${x} ${y}`): Place => ({
  tableId,
  x,
  y,
  shape,
});

test('a table stands within the walls, and not where another does', () => {
  expect(isInside(place(20, 12))).toBe(true);
  for (const outside of [place(21, 0), place(0, 13), place(-1, 0), place(17, 0, 'long')])
    expect(isInside(outside)).toBe(false);
  expect(overlap(place(0, 0), place(3, 3))).toBe(true);
  expect(overlap(place(0, 0), place(4, 0))).toBe(false);
  // It is not in its own way.
  expect(isFree(place(1, 0, 'square', 'a'), [place(0, 0, 'square', 'a')])).toBe(true);
});

test('what is let go upon another, or beyond the wall, stands at the nearest free place', () => {
  const others = [place(8, 4)];
  expect(settle(place(9, 4, 'round', 'a'), others)).toMatchObject({ x: 12, y: 4 });
  expect(settle(place(30, -3, 'long', 'a'), others)).toMatchObject({ x: 16, y: 0 });
  const full = Array.from({ length: 24 }, (_, n) => place((n % 6) * 4, Math.floor(n / 6) * 4));
  expect(settle(place(0, 0, 'round', 'a'), full)).toBeNull();
});

test('in another shape a table keeps its middle', () => {
  expect(reshaped(place(8, 4, 'long', 'a'), 'round')).toMatchObject({ x: 10, y: 4, shape: 'round' });
  expect(reshaped(place(10, 4, 'round', 'a'), 'long')).toMatchObject({ x: 8, y: 4 });
  expect(isFree(reshaped(place(0, 4, 'square', 'a'), 'long'), [])).toBe(false);
});

test('tables that come one after another stand in rows', () => {
  const placed: Place[] = [];
  for (let n = 0; n < 12; n += 1) {
    const next = firstFree(`table ${n}`, 'square', placed);
    expect(next).not.toBeNull();
    if (next) placed.push(next);
  }
  expect(placed.slice(0, 5).map(({ x, y }) => [x, y])).toEqual([
    [1, 1],
    [7, 1],
    [13, 1],
    [19, 1],
    [1, 6],
  ]);
});

test('a table that is new to an arranged room stands in a row with its others, and touches none', () => {
  const others = [place(3, 4), place(9, 4), place(3, 10)];
  expect(firstFree('new', 'square', others)).toMatchObject({ x: 19, y: 4 });
  expect(firstFree('new', 'long', others)).toMatchObject({ x: 9, y: 10 });
});

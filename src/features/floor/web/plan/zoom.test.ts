import { expect, test } from 'vitest';
import {
  begun,
  fitted,
  larger,
  legible,
  margins,
  openedAt,
  readable,
  roomy,
  smaller,
  stretchOf,
  within,
} from './zoom.ts';

const phone = { width: 366, height: 380 };

test('a room begins wholly seen, as large as that allows, with its margins', () => {
  const squares = { width: 21, height: 14 };
  const whole = fitted(phone, squares);
  expect(begun(whole)).toBe(whole);
  expect(whole * squares.width + 2 * margins.side).toBeCloseTo(phone.width);
  // On a low screen it is the height that limits it.
  const low = fitted({ width: 700, height: 304 }, squares);
  expect(low * squares.height + margins.top + margins.bottom).toBeCloseTo(304);
});

test('what would stay empty above and below the tables of a phone is filled, and no more than half as much again', () => {
  const squares = { width: 21, height: 10 };
  const whole = fitted(phone, squares);
  const stretch = stretchOf(phone, squares);
  expect(stretch).toEqual({ width: 1, height: 1.5 });
  expect(squares.height * whole * stretch.height).toBeLessThanOrEqual(phone.height - margins.top - margins.bottom);
  expect(stretchOf({ width: 0, height: 0 }, squares)).toEqual({ width: 1, height: 1 });
});

test('it begins wholly seen on phones of 390 and 360 pixels, though its tables stand from wall to wall', () => {
  expect(fitted(phone, { width: 24, height: 16 })).toBeGreaterThanOrEqual(legible);
  expect(fitted({ width: 336, height: 316 }, { width: 21, height: 14 })).toBeGreaterThanOrEqual(legible);
});

test('a room whose tables would be too small begins larger, and one of a single table is not blown up', () => {
  expect(begun(legible - 1)).toBe(readable);
  // A table takes 88 percent of its four squares.
  expect(readable * 4 * 0.88).toBeGreaterThanOrEqual(56);
  expect(begun(fitted(phone, { width: 4, height: 4 }))).toBe(roomy);
});

test('buttons lead from what is wholly seen to what fills the screen, and no farther', () => {
  expect(larger(28, 17)).toBeCloseTo(39.2);
  expect(smaller(28, 17)).toBeCloseTo(20);
  expect(smaller(20, 17)).toBe(17);
  expect([smaller(17, 17), larger(72, 17), larger(90, 90)]).toEqual([undefined, undefined, undefined]);
  expect([within(5, 17), within(500, 17)]).toEqual([17, 72]);
});

test('what begins larger opens on what is sought, else in the middle, and cuts no table where it can', () => {
  const row = (sought?: number) =>
    [20, 120, 220, 320, 420].map((from) => ({ from, to: from + 60, sought: from === sought }));
  expect(openedAt(300, 500, row())).toBe(100);
  expect(openedAt(300, 500, row(20))).toBe(0);
  // Centred on it, the edges would cut the first table: it stands whole instead, 12 pixels from the edge.
  expect(openedAt(200, 500, row(120))).toBe(8);
  expect(openedAt(70, 500, row(420))).toBe(415);
  expect(openedAt(600, 500, row())).toBe(0);
});

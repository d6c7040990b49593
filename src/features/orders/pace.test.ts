import { expect, test } from 'vitest';
import { stationPace, type WorkedLine, workedPaces } from './pace.ts';

const at = (minutes: number) => minutes * 60_000;
const line = (
  orderId: string,
  minutes: number,
  times: (number | null)[],
  more: Partial<WorkedLine> = {},
): WorkedLine => {
  const [came, started, ready] = times.map((time) => (time === null ? null : at(time)));
  const standing = { cameAt: came ?? 0, startedAt: started ?? null, readyAt: ready ?? null };
  return { orderId, stationId: 'bar', productId: orderId, minutes, quantity: 1, ...standing, ...more };
};
const paces = (...lines: WorkedLine[]) => workedPaces(lines).get('bar') ?? [];

test('a ticket is measured from when it was begun, however long it waited before', () => {
  expect(paces(line('a', 10, [0, 0, 10]))).toEqual([1]);
  expect(paces(line('a', 10, [0, 40, 50]))).toEqual([1]);
  expect(paces(line('a', 10, [0, 40, 60]))).toEqual([2]);
});

test('of what nobody began, and of what is not ready as a whole, nothing is measured', () => {
  expect(paces(line('a', 3, [0, 40, 40]))).toEqual([]);
  expect(paces(line('a', 3, [0, null, 40]))).toEqual([]);
  expect(paces(line('a', 3, [0, 0, 40]), line('a', 3, [0, 0, null]))).toEqual([]);
});

test('begun as it came, a ticket waits for the queue before it, and that is not slowness', () => {
  const before = line('a', 40, [0, null, null], { quantity: 10 });
  expect(paces(before, line('b', 10, [1, 1, 21]))).toEqual([1]);
  // Half of the queue's ten minutes had passed as it was begun.
  expect(paces(before, line('b', 10, [1, 6, 21]))).toEqual([1]);
  expect(paces(line('a', 40, [0, 0, 1], { quantity: 10 }), line('b', 10, [1, 1, 21]))[0]).toBe(2);
  // Nobody lines up behind another station, or behind those who ordered later.
  expect(paces({ ...before, stationId: 'grill' }, line('b', 10, [1, 1, 21]))).toEqual([2]);
  expect(paces({ ...before, cameAt: at(2) }, line('b', 10, [1, 1, 21]))).toEqual([2]);
});

test("a ticket's lines are one measure: what was marked ready with the roast was not slow", () => {
  expect(paces(line('a', 20, [0, 0, 20.3]), line('a', 3, [0, 0, 20.3]))).toEqual([1]);
  expect(paces(line('a', 20, [0, 0, 20]), line('a', 10, [30, 30, 40]))).toEqual([1, 1]);
});

test('in a rush of which all is begun at once, and made one after the other, no station is taken for slow', () => {
  const rush = Array.from({ length: 22 }, (_, nth) => line(`${nth}`, 4, [nth / 4, nth / 4, nth / 4 + 4 + nth / 2]));
  expect(stationPace(1, paces(...rush))).toBeLessThan(1.2);
});

test('ten tickets of today count five times as much as history, and none of it without bounds', () => {
  expect(stationPace(1, Array(10).fill(1.6))).toBeCloseTo(1.5);
  expect(stationPace(1, [...Array(10).fill(1.6), ...Array(30).fill(0.5)])).toBeCloseTo(1.5);
  expect(stationPace(1.4, [])).toBeCloseTo(1.4);
  expect(stationPace(1, [9])).toBeCloseTo(13 / 12);
  expect(stationPace(9, [])).toBe(2);
  expect(stationPace(1, Array(10).fill(9))).toBeCloseTo(22 / 12);
  expect(stationPace(1, Array(10).fill(0))).toBeCloseTo(0.5 * (10 / 12) + 2 / 12);
});

test('one ticket more, or one taken back, moves the pace by a twelfth of its bounds at most', () => {
  for (const recent of [[], [2, 2], [0.5, 0.5, 0.5], Array(10).fill(0.5), Array(10).fill(2)])
    for (const next of [0, 1, 9])
      expect(Math.abs(stationPace(1, [next, ...recent]) - stationPace(1, recent))).toBeLessThanOrEqual(0.1251);
});

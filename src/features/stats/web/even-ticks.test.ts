import { expect, test } from 'vitest';
import { evenHours, evenTicks } from './even-ticks.ts';

test('an axis ends in a round number and has even steps', () => {
  expect(evenTicks(39, 1)).toEqual([0, 10, 20, 30, 40]);
  expect(evenTicks(906_087, 100)).toEqual([0, 200_000, 400_000, 600_000, 800_000, 1_000_000]);
  expect(evenTicks(3, 1)).toEqual([0, 1, 2, 3]);
  expect(evenTicks(0, 100)).toEqual([0, 100]);
});

test('hours are named at even distances, from the first on', () => {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
  expect(evenHours(from(18, 7))).toEqual([18, 19, 20, 21, 22, 23, 24]);
  expect(evenHours(from(11, 13))).toEqual([11, 13, 15, 17, 19, 21, 23]);
  expect(evenHours(from(0, 24))).toEqual([0, 4, 8, 12, 16, 20]);
});

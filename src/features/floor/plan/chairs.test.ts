import { expect, test } from 'vitest';
import { anglesOf, sidesOf } from './chairs.ts';

test('two sit face to face, four one at each side', () => {
  expect(sidesOf('square', 2)).toEqual({ top: 1, right: 0, bottom: 1, left: 0 });
  expect(sidesOf('square', 4)).toEqual({ top: 1, right: 1, bottom: 1, left: 1 });
  expect(sidesOf('square', 30)).toEqual({ top: 2, right: 2, bottom: 2, left: 2 });
});

test('a long table seats along its sides, and at its ends from seven on', () => {
  expect(sidesOf('long', 6)).toEqual({ top: 3, right: 0, bottom: 3, left: 0 });
  expect(sidesOf('long', 8)).toEqual({ top: 3, right: 1, bottom: 3, left: 1 });
  expect(sidesOf('long', 50)).toEqual({ top: 5, right: 1, bottom: 5, left: 1 });
});

test('around a round table they stand evenly', () => {
  expect(anglesOf(2)).toEqual([0, 180]);
  expect(anglesOf(4)).toEqual([0, 90, 180, 270]);
  expect(anglesOf(20)).toHaveLength(8);
});

import { expect, test } from 'vitest';
import { isChangeUnlikely } from './unlikely-change.ts';

test.each([
  [22_836, 22_836, false],
  [30_000, 22_836, false],
  [20_000, 500, false],
  [40_000, 20_001, false],
  [40_000, 20_000, true],
  [2_000_000, 22_836, true],
])('%i given for %i is asked back: %s', (given, cents, asked) => {
  expect(isChangeUnlikely(given, cents)).toBe(asked);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisPoints } from './settings-draft.ts';

test('a percentage is read as it is written, in hundredths', () => {
  expect(['10', '12,5', '12.55', ' 0 ', '100', '0,01'].map(basisPoints)).toEqual([1_000, 1_250, 1_255, 0, 10_000, 1]);
  expect(['', 'dez', '10,555', '-1', '1e2', '1.000,00'].map(basisPoints)).toEqual(Array(6).fill(null));
});

test('what is shown is read back, for every possible fee', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000 }), (fee) => basisPoints(String(fee / 100)) === fee));
});

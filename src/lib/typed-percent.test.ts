import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPercentage } from './money.ts';
import { basisPointsOf } from './typed-percent.ts';

test('a percentage is read as it is written, with a comma or a point, in hundredths', () => {
  expect(['7,5', '7.5', '10', '12,5', '12.55', ' 0 ', '100', '0,01'].map(basisPointsOf)).toEqual([
    750, 750, 1_000, 1_250, 1_255, 0, 10_000, 1,
  ]);
  expect(['', 'x', 'dez', '10,555', '-1', '--1', '1e2', '1.234', '1.000,00'].map(basisPointsOf)).toEqual(
    Array(9).fill(null),
  );
});

test('what is shown is read back, for every percentage and in either language', () => {
  const percentage = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(percentage, fc.constantFrom('pt-BR', 'en'), (value, locale) => {
      expect(basisPointsOf(formatPercentage(value, locale))).toBe(value);
    }),
  );
});

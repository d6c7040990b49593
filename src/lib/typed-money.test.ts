import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { amountsOf, centsOf, moneyText } from './typed-money.ts';

test.each([
  ['15', 1_500],
  ['15,', 1_500],
  ['15,5', 1_550],
  ['1.234,56', 123_456],
  ['1234.56', 123_456],
  ['1234,56', 123_456],
  ['1,234.56', 123_456],
  ['1.234', 123_400],
  ['R$ 1.234,56', 123_456],
  ['R$\u00a012,90', 1_290],
  [' 7 ', 700],
  ['-5', -500],
  ['−5,00', -500],
  ['-R$ 5,00', -500],
  ['R$ -5,00', -500],
  ['-0', 0],
  ['1 234,56', 123_456],
  ['38.9000', 3_890],
  ['1,234', null],
  // Thousands do not begin with a zero, and a space parts nothing but them.
  ['0.990', null],
  ['0.990,00', null],
  ['0,990.00', null],
  ['29 90', null],
  ['1 2', null],
  ['12,999', null],
  ['1e3', null],
  ['', null],
  ['-', null],
  ['99999999999999999999', null],
])('%j is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test.each([
  ['4.500', [450, 450_000]],
  ['R$ 12,500', [1_250, 1_250_000]],
  ['4,50', [450]],
  ['4.500,00', [450_000]],
  ['1.234', [123_400]],
  ['0.990', [99]],
  ['abc', []],
])('%j in a file may be %j cents', (text, amounts) => {
  expect(amountsOf(text)).toEqual(amounts);
});

test('every amount comes back from its field', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
      fc.constantFrom(...locales),
      (cents, locale) => {
        expect(centsOf(moneyText(cents, locale))).toBe(cents);
      },
    ),
  );
});

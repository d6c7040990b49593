import { expect, test } from 'vitest';
import { largestOrderCents } from '#lib/ceilings.ts';
import { priceMeasure, weightMeasure } from './measure-of.ts';

test('a price that is typed is one above zero, up to what an order may come to', () => {
  expect([1, 4_200, largestOrderCents].map(priceMeasure)).toEqual([
    { openCents: 1 },
    { openCents: 4_200 },
    { openCents: largestOrderCents },
  ]);
  for (const cents of [0, -4_200, Number.NaN, largestOrderCents + 1]) expect(priceMeasure(cents)).toEqual({});
});

test('a weight that is typed is one gram or more, up to what one weighing may be', () => {
  expect(['1 g', '0,350', '99,999'].map(weightMeasure)).toEqual([{ grams: 1 }, { grams: 350 }, { grams: 99_999 }]);
  for (const typed of ['', '0', '-350', '100,000']) expect(weightMeasure(typed)).toEqual({});
});

import { expect, test } from 'vitest';
import { gramsOf } from './typed-weight.ts';

test.each([
  ['350', 350],
  ['0,350', 350],
  ['0.35', 350],
  ['1,2', 1_200],
  ['1,', 1_000],
  ['1', 1_000],
  ['2', 2_000],
  ['10', 10_000],
  ['19', 19_000],
  ['20', 20],
  ['347', 347],
  ['2g', 2],
  ['2 kg', 2_000],
  ['1,05kg', 1_050],
  ['350g', 350],
  ['', null],
  ['0,3505', null],
  ['1,5 g', null],
  ['-1', null],
  ['1.234,5', null],
])('%s is %s grams', (typed, grams) => {
  expect(gramsOf(typed)).toBe(grams);
});

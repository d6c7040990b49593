import { expect, test } from 'vitest';
import { weightText } from './weight-text.ts';

test('a weight has its three places in the language of whoever reads it', () => {
  expect([1, 350, 2_000, 99_999].map((grams) => weightText(grams, 'pt-BR'))).toEqual([
    '0,001\u00a0kg',
    '0,350\u00a0kg',
    '2,000\u00a0kg',
    '99,999\u00a0kg',
  ]);
  expect(weightText(350, 'en')).toBe('0.350\u00a0kg');
});

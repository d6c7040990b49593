import { expect, test } from 'vitest';
import { moneyParts } from './money-parts.ts';

test('sign and figure stand as far apart as the language has it', () => {
  expect(moneyParts(871_184, 'pt-BR')).toEqual({ sign: 'R$\u00a0', figure: '8.711,84' });
  expect(moneyParts(871_184, 'en')).toEqual({ sign: 'R$', figure: '8,711.84' });
});

import { expect, test } from 'vitest';
import { refusal } from './refusal.ts';

test('of what is over it is not said that there are only 0', () => {
  const told = (left: number) => refusal('not_enough_left', 'pt-BR', { product: 'Moqueca', left }).message;
  expect(told(2)).toBe('Não há tanto de Moqueca: há só 2. Nada foi pedido.');
  expect(told(0)).toBe('Moqueca acabou. Nada foi pedido.');
});

test('of a line that has nothing more to be corrected it is not said that there are 0 at most', () => {
  const told = (most: number) => refusal('correction_too_large', 'pt-BR', { most }).message;
  expect(told(1)).toBe('Não há tantas unidades: no máximo 1.');
  expect(told(0)).toBe('Não resta nada deste item para retirar ou dar.');
});

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

test('the hours of a day are said by the clock of whoever reads them', () => {
  const periods = [
    { open: '12:00', close: '16:00' },
    { open: '18:00', close: '02:00' },
  ];
  const told = (locale: 'pt-BR' | 'en') => refusal('reservation_outside_hours', locale, { periods }).message;
  expect(told('pt-BR')).toContain('12:00 – 16:00, 18:00 – 02:00');
  expect(told('en').replace(/\s/g, ' ')).toContain('12:00 PM – 4:00 PM, 6:00 PM – 2:00 AM');
});

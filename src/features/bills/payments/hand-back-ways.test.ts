import { expect, test } from 'vitest';
import { handBackWays, usualWay } from './hand-back-ways.ts';

const paid = (method: 'dinheiro' | 'pix' | 'credito' | 'debito', keptCents: number, by: string | null = 'Caio') => ({
  method,
  keptCents,
  by,
});

test('what was paid too much goes back out of the drawer or by PIX, whatever it was paid with', () => {
  expect(handBackWays([paid('dinheiro', 5_000)], 1_000)).toEqual(['dinheiro', 'pix']);
});

test('on a card goes back no more than was paid with it, and nothing of a payment that was reversed', () => {
  expect(handBackWays([paid('credito', 600), paid('credito', 400), paid('debito', 999)], 1_000)).toEqual([
    'dinheiro',
    'pix',
    'credito',
  ]);
  expect(handBackWays([paid('debito', 2_000), paid('debito', -2_000)], 1_000)).toEqual(['dinheiro', 'pix']);
  // A provider took it: no terminal of the house knows that card.
  expect(handBackWays([paid('credito', 2_000, null)], 1_000)).toEqual(['dinheiro', 'pix']);
});

test('it goes back as most of it was paid, unless that cannot be, and then out of the drawer', () => {
  expect(usualWay([paid('dinheiro', 1_000), paid('credito', 4_000)], 1_000)).toBe('credito');
  expect(usualWay([paid('debito', 4_000), paid('pix', 3_000)], 4_000)).toBe('debito');
  expect(usualWay([paid('debito', 1_000), paid('pix', 3_000)], 500)).toBe('pix');
  expect(usualWay([paid('debito', 1_000), paid('dinheiro', 3_000)], 500)).toBe('dinheiro');
  // More than the card paid, or a card that a provider took.
  expect(usualWay([paid('credito', 2_000), paid('pix', 1_000)], 2_500)).toBe('dinheiro');
  expect(usualWay([paid('credito', 2_000, null)], 1_000)).toBe('dinheiro');
  expect(usualWay([paid('pix', 2_000, null)], 1_000)).toBe('pix');
  expect(usualWay([paid('credito', 2_000), paid('credito', -2_000), paid('pix', 1_000)], 500)).toBe('pix');
  expect(usualWay([], 500)).toBe('dinheiro');
});

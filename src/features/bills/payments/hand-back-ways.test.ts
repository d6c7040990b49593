import { expect, test } from 'vitest';
import { handBackWays } from './hand-back-ways.ts';

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

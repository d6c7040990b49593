import { expect, test } from 'vitest';
import { announcedOf, restBeside } from './announced.ts';

test('what comes from guests by PIX or through a provider is announced; what the till takes with them is not', () => {
  const part = (method: 'pix' | 'online_pix' | 'online_card' | 'card' | 'cash', cents: number) => ({ method, cents });
  expect(announcedOf([part('pix', 1), part('online_pix', 2), part('online_card', 4)])).toEqual({
    cents: 7,
    byPix: false,
  });
  expect(announcedOf([part('card', 8), part('cash', 16), part('pix', 1)])).toEqual({ cents: 1, byPix: true });
});

test('a tap enters what is missing beside what is announced, and a second one that too', () => {
  expect(restBeside(10_000, 4_000)).toBe(6_000);
  expect(restBeside(4_000, 4_000)).toBe(4_000);
  expect(restBeside(10_000, 0)).toBe(10_000);
  expect(restBeside(3_000, 4_000)).toBe(3_000);
  expect(restBeside(0, 4_000)).toBe(0);
});

import { expect, test } from 'vitest';
import type { Order } from '../orders/contract.ts';
import { remainingOf, unmadeDishes } from './unmade-dishes.ts';

const at = '2026-11-28T20:00:00Z';
const line = (status: string, quantity: number, heldAt: string | null = null) => ({ status, quantity, heldAt });
const order = (lines: object[], unfinishedAt: string | null = null) => ({ lines, unfinishedAt }) as Order;

test('what waits in the kitchen and what is on the fire counts by its pieces; what is ready, carried, cancelled, held or left unfinished does not', () => {
  const begun = order([line('pendente', 2), line('preparando', 1), line('pronto', 4)]);
  const over = order([line('entregue', 8), line('cancelado', 16), line('pendente', 32, at)]);
  expect(unmadeDishes([begun, over, order([line('pendente', 64)], at)])).toBe(3);
  expect(unmadeDishes([over])).toBe(0);
});

test('of an order that is taken off nothing is left, of another what the kitchen has made', () => {
  const lines = ['pendente', 'pronto', 'cancelado'].map((status, index) => ({ line: index + 1, status }));
  const whole = { id: 'whole', lines: lines.slice(0, 1) } as Order;
  const part = { id: 'part', lines } as Order;
  const left = remainingOf([whole, part].map((each) => ({ order: each, line: { line: 1 } })));
  expect([...left].map(([id, some]) => [id, some.map(({ line }) => line)])).toEqual([
    ['whole', []],
    ['part', [2]],
  ]);
});

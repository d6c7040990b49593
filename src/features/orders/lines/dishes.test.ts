import { expect, test } from 'vitest';
import type { OrderStatus } from '../values.ts';
import { dishesOf } from './dishes.ts';

const lines = (...all: [quantity: number, status: OrderStatus][]) =>
  all.map(([quantity, status]) => ({ quantity, status }));

test('pieces are counted, those that were carried too, and what was cancelled is not', () => {
  const order = lines([2, 'pronto'], [1, 'preparando'], [1, 'pendente'], [3, 'entregue'], [4, 'cancelado']);
  expect(dishesOf(order)).toEqual({ all: 7, ready: 5, apart: true });
});

test('one dish alone stands where its order stands, however many of it', () => {
  expect(dishesOf(lines([3, 'preparando'])).apart).toBe(false);
  expect(dishesOf(lines([3, 'preparando'], [1, 'cancelado'])).apart).toBe(false);
  expect(dishesOf([])).toEqual({ all: 0, ready: 0, apart: false });
});

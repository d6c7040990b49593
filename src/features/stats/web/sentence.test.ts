import { expect, test } from 'vitest';
import type { OrderedDish, Punctuality } from '../contract.ts';
import { punctualityOf, sentencesOf } from './sentence.ts';

const dish = (name: string, quantity: number, revenueCents: number): OrderedDish => ({
  id: name,
  name,
  quantity,
  grams: null,
  revenueCents,
  imageUrl: null,
});
const hour = (at: number, onTime: number, late: number): Punctuality => ({ hour: at, onTime, late });
const evening = {
  orders: 60,
  dishesCents: 100_000,
  dishes: [dish('Pão de queijo', 19, 9_000), dish('Picanha', 16, 22_000)],
};

test('the dish that brought most carries the day, not the one that was ordered most', () => {
  expect(sentencesOf({ ...evening, kitchen: [] })).toEqual(['Picanha fez 22% da receita de hoje.']);
});

test('the kitchen was late in one hour, in several, or never', () => {
  const told = (kitchen: Punctuality[]) => sentencesOf({ ...evening, dishes: [], kitchen }).join(' ');
  expect(told([hour(19, 17, 0), hour(20, 18, 3)])).toBe(
    '3 de 38 pedidos passaram da hora prometida ao cliente, todos entre 20h e 21h.',
  );
  expect(told([hour(19, 17, 1), hour(20, 18, 3)])).toBe(
    '4 dos 39 pedidos prontos ou vencidos passaram da hora prometida ao cliente.',
  );
  expect(told([hour(23, 4, 1)])).toBe('1 de 5 pedidos passou da hora prometida ao cliente, entre 23h e 0h.');
  expect(told([hour(19, 17, 0)])).toBe('Os 17 pedidos que já saíram ficaram prontos no prazo.');
  expect(told([hour(19, 1, 0)])).toBe('O pedido que já saiu ficou pronto no prazo.');
});

test('a day that has not begun, and one of which there is little to say', () => {
  const nothing = { dishesCents: 0, dishes: [], kitchen: [] };
  expect(sentencesOf({ ...nothing, orders: 0 })).toEqual(['Nenhum pedido ainda hoje.']);
  expect(sentencesOf({ ...nothing, orders: 1 })).toEqual(['1 pedido até agora.']);
  expect(sentencesOf({ ...evening, dishes: [dish('Café', 9, 9_000)], kitchen: [] })).toEqual(['60 pedidos até agora.']);
});

test('what was promised is counted over all hours', () => {
  expect(punctualityOf([hour(19, 17, 0), hour(20, 18, 3)])).toEqual({ late: 3, total: 38 });
});

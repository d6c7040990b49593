import { expect, test } from 'vitest';
import type { Menu } from '#features/menu/contract.ts';
import { dishesFound, onceHad } from './dishes-found.ts';

const product = (name: string, available = true) => ({ id: name, name, priceCents: 1, available, optionGroupIds: [] });
const menu = {
  categories: [{ name: 'Bebidas', products: [product('Coca-Cola Zero lata'), product('Guaraná lata', false)] }],
  optionGroups: [],
} as unknown as Menu;
const words = [{ said: 'moreninha', means: 'coca zero' }];

test('what a word finds are the dishes that are ordered by it, and of several that are asked all of them', () => {
  expect(dishesFound({ ...menu, words }, 'moreninha')).toEqual(['Coca-Cola Zero lata']);
  expect(dishesFound({ ...onceHad(menu), words: [{ said: 'guaraná', means: 'coca zero' }] }, 'guaraná')).toEqual([
    'Guaraná lata',
    'Coca-Cola Zero lata',
  ]);
  expect(dishesFound(menu, 'moreninha')).toEqual([]);
});

test('what has run out is found as well', () => {
  expect(dishesFound(menu, 'guaraná')).toEqual([]);
  expect(dishesFound(onceHad(menu), 'guaraná')).toEqual(['Guaraná lata']);
});

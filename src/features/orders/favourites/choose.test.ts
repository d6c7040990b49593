import { expect, test } from 'vitest';
import type { Menu, Product } from '../../menu/contract.ts';
import { chooseFavourites } from './choose.ts';
import { pairUp } from './pair.ts';

const dish = (id: string, imageUrl: string | null = `/media/r/${id}`, priceCents = 1_000): Product => ({
  id,
  name: id,
  description: '',
  priceCents,
  imageUrl,
  available: true,
  preparationMinutes: 10,
  tags: [],
  allergens: [],
  optionGroupIds: [],
});
const menu: Pick<Menu, 'categories'> = {
  categories: [
    { id: 'mains', name: 'Pratos', products: [dish('picanha'), dish('moqueca'), dish('bobo'), dish('plain', null)] },
    { id: 'drinks', name: 'Bebidas', products: [dish('beer'), dish('caju'), dish('water', '/media/r/water', 400)] },
    { id: 'sweets', name: 'Sobremesas', products: [dish('pudim'), { ...dish('buffet'), pricing: 'weight' }] },
  ],
};
const sold = (...each: [string, number][]) => each.map(([id, orders]) => ({ id, orders }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('what is ordered most comes first: two of a category, with a picture, not what comes along anyway or is weighed', () => {
  const found = chooseFavourites(
    menu,
    sold(
      ['buffet', 95],
      ['beer', 90],
      ['caju', 40],
      ['water', 30],
      ['plain', 29],
      ['picanha', 20],
      ['moqueca', 12],
      ['bobo', 11],
      ['pudim', 5],
    ),
    [],
  );
  expect(ids(found)).toEqual(['beer', 'caju', 'picanha', 'moqueca', 'pudim']);
  expect(found[2]).toEqual({ id: 'picanha', orders: 20, pinned: false });
});

test('a dish whose choices are its price is judged by what it begins at', () => {
  const pizza = { ...dish('pizza', '/media/r/pizza', 0), fromCents: 4_590 };
  const withPizza = { categories: [...menu.categories, { id: 'pizzas', name: 'Pizzas', products: [pizza] }] };
  const found = chooseFavourites(withPizza, sold(['pizza', 9], ['picanha', 8], ['caju', 7]), []);
  expect(ids(found)).toEqual(['pizza', 'picanha', 'caju']);
});

test('what the house has pinned stands first, sold or not, and only while it is on the menu', () => {
  const found = chooseFavourites(menu, sold(['picanha', 9], ['caju', 8], ['plain', 3]), ['pudim', 'plain', 'gone']);
  expect(found).toEqual([
    { id: 'plain', orders: 3, pinned: true },
    { id: 'pudim', orders: 0, pinned: true },
    { id: 'picanha', orders: 9, pinned: false },
    { id: 'caju', orders: 8, pinned: false },
  ]);
});

test('where there is too little to say, nothing is claimed', () => {
  expect(chooseFavourites(menu, [], [])).toEqual([]);
  expect(chooseFavourites(menu, sold(['picanha', 2], ['moqueca', 2], ['caju', 2]), [])).toEqual([]);
  expect(chooseFavourites(menu, sold(['picanha', 20], ['caju', 10]), [])).toEqual([]);
});

test('what is ordered together goes together, across categories, when it is no chance', () => {
  const counts = sold(['picanha', 40], ['caju', 20], ['beer', 80], ['pudim', 10]);
  const pair = (a: string, b: string, orders: number) => ({ a, b, orders });
  const found = pairUp(menu, 100, counts, [
    pair('picanha', 'caju', 15),
    // As often as chance has it: beer is on every other table anyway.
    pair('picanha', 'beer', 32),
    pair('picanha', 'pudim', 4),
    // Two drinks: one would stand in the other's place.
    pair('beer', 'caju', 20),
    pair('picanha', 'moqueca', 30),
  ]);
  expect(found).toEqual([
    { id: 'picanha', with: ['caju'] },
    { id: 'caju', with: ['picanha'] },
  ]);
  expect(pairUp(menu, 6, sold(['picanha', 4], ['caju', 4]), [pair('picanha', 'caju', 4)])).toEqual([]);
});

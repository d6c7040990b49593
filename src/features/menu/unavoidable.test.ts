import { expect, test } from 'vitest';
import type { Menu, Option } from './contract.ts';
import { dish } from './finding/sample-dish.ts';
import { withUnavoidable } from './unavoidable.ts';

const option = (name: string, allergens?: Option['allergens'], available = true): Option => ({
  id: name,
  name,
  priceDeltaCents: 0,
  available,
  ...(allergens && { allergens }),
});
const declared = (min: number, options: Option[], own: Option['allergens'] = []) => {
  const product = dish('Sanduíche', { allergens: own, optionGroupIds: ['bread'] });
  const menu: Menu = {
    version: 1,
    counted: [],
    categories: [{ id: 'c', name: 'C', products: [product, dish('Café')] }],
    optionGroups: [{ id: 'bread', name: 'Pão', min, max: 3, options }],
  };
  return withUnavoidable(menu).categories[0]!.products.map(({ allergens }) => allergens);
};
const white = option('Francês', ['gluten', 'leite']);
const rye = option('Centeio', ['gluten']);
const corn = option('Tapioca');

test('a dish contains what all of its required choices contain, and what it declares itself stays first', () => {
  expect(declared(1, [white, rye])).toEqual([['gluten'], []]);
  expect(declared(1, [white, rye], ['ovo', 'gluten'])).toEqual([['ovo', 'gluten'], []]);
});

test('a choice that may be left, or made otherwise, adds nothing to the dish', () => {
  expect(declared(0, [white, rye])).toEqual([[], []]);
  expect(declared(1, [white, corn])).toEqual([[], []]);
});

test('nobody who has to choose two can leave out what all but one contain, nor what the only other, sold out, does not', () => {
  expect(declared(2, [white, rye, corn])).toEqual([['gluten'], []]);
  expect(declared(1, [white, rye, option('Tapioca', undefined, false)])).toEqual([['gluten'], []]);
});

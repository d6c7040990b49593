import { expect, test } from 'vitest';
import type { EditedMenu } from '../../editing/contract.ts';
import { searchMenu } from './search-menu.ts';

const product = (name: string, description = '') => ({ id: name, name, description }) as never;
const menu: EditedMenu = {
  version: 1,
  optionGroups: [],
  stations: [],
  categories: [
    { id: 'a', name: 'Doces', revision: 1, products: [product('Açaí na tigela', 'Com granola'), product('Pudim')] },
    { id: 'b', name: 'Vinhos', revision: 1, products: [] },
  ],
};
const names = (search: string, category = '') =>
  searchMenu(menu, search, category).map(({ id, products }) => [id, ...products.map(({ name }) => name)]);

test('empty categories are there until something is searched for', () => {
  expect(names('')).toEqual([['a', 'Açaí na tigela', 'Pudim'], ['b']]);
  expect(names('acai')).toEqual([['a', 'Açaí na tigela']]);
  expect(names('granola tigela')).toEqual([['a', 'Açaí na tigela']]);
  expect(names('', 'b')).toEqual([['b']]);
  expect(names('acai', 'b')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { EditedMenu } from '../../editing/contract.ts';
import { searchMenu } from './search-menu.ts';

const product = (name: string, description = '', nameEn = '') =>
  ({ id: name, name, description, nameEn, descriptionEn: '' }) as never;
const pudding = product('Pudim', '', 'Milk pudding');
const menu: EditedMenu = {
  version: 1,
  optionGroups: [],
  stations: [],
  categories: [
    { id: 'a', name: 'Doces', nameEn: '', revision: 1, products: [product('Açaí na tigela', 'Com granola'), pudding] },
    { id: 'b', name: 'Vinhos', nameEn: '', revision: 1, products: [] },
  ],
};
const names = (search: string, category = '') =>
  searchMenu(menu, search, category).map(({ id, products }) => [id, ...products.map(({ name }) => name)]);

test('empty categories are there until something is searched for', () => {
  expect(names('')).toEqual([['a', 'Açaí na tigela', 'Pudim'], ['b']]);
  expect(names('acai')).toEqual([['a', 'Açaí na tigela']]);
  expect(names('granola tigela')).toEqual([['a', 'Açaí na tigela']]);
  expect(names('milk')).toEqual([['a', 'Pudim']]);
  expect(names('', 'b')).toEqual([['b']]);
  expect(names('acai', 'b')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { EditedMenu } from '../../editing/contract.ts';
import { found, matches } from './found.ts';

const product = (name: string, description = '') => ({ id: name, name, description }) as never;
const menu: EditedMenu = {
  version: 1,
  optionGroups: [],
  categories: [
    { id: 'a', name: 'Doces', revision: 1, products: [product('Açaí na tigela', 'Com granola'), product('Pudim')] },
    { id: 'b', name: 'Vinhos', revision: 1, products: [] },
  ],
};
const names = (search: string, category = '') =>
  found(menu, search, category).map(({ id, products }) => [id, ...products.map(({ name }) => name)]);

test.each([
  ['acai', true],
  ['AÇAÍ', true],
  ['tigela acai', true],
  ['  granola ', true],
  ['', true],
  ['acai com leite', false],
])('%j', (search, expected) => expect(matches(product('Açaí na tigela', 'Com granola'), search)).toBe(expected));

test('empty categories are there until something is searched for', () => {
  expect(names('')).toEqual([['a', 'Açaí na tigela', 'Pudim'], ['b']]);
  expect(names('acai')).toEqual([['a', 'Açaí na tigela']]);
  expect(names('', 'b')).toEqual([['b']]);
  expect(names('acai', 'b')).toEqual([]);
});

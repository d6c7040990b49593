import { expect, test } from 'vitest';
import { asHeard, filtersHeard } from './heard.ts';
import { dish } from './sample-dish.ts';
import { anything, parseFilters } from './wanted.ts';

const menuOf = (...tags: ('sem_gluten' | 'vegano')[]) => ({
  categories: [{ id: 'c', name: 'C', products: [dish('Moqueca', { tags })] }],
});
const heard = (text: string, filters = '', menu = menuOf()) => filtersHeard(menu, { text, ...parseFilters(filters) });

test.each([
  ['pudim sem leite', '', [], ['leite']],
  ['no milk', '', [], ['leite']],
  ['sem lactose', '', [], ['lactose']],
  ['sem leite nem ovo', 'leite', [], ['ovo']],
  ['sem lactose', 'leite', [], []],
  ['sem leite', 'vegano', [], []],
  ['sem carne', '', ['vegetariano'], []],
  ['sem carne', 'vegano', [], []],
  ['sem glúten', '', [], ['gluten']],
  ['sem cebola', '', [], []],
  ['pudim', '', [], []],
] as const)('%j, with the filters %j, could be kept as %j and %j', (text, filters, diets, without) => {
  expect(heard(text, filters)).toEqual({ diets, without });
});

test('where the house marks what is free of gluten, its mark is the filter', () => {
  expect(heard('sem glúten e sem ovo', '', menuOf('sem_gluten'))).toEqual({ diets: ['sem_gluten'], without: ['ovo'] });
  expect(heard('sem glúten', 'sem_gluten', menuOf('sem_gluten'))).toEqual({ diets: [], without: [] });
});

test('what the words leave out counts as if it were chosen, once', () => {
  const wanted = { ...anything, text: 'sem leite nem carne', without: ['leite'] as const };
  expect(asHeard(wanted)).toEqual({ ...wanted, diets: ['vegetariano'], without: ['leite'] });
  expect(asHeard(anything)).toEqual(anything);
});

import { expect, test } from 'vitest';
import { dish } from '../../../../menu/finding/sample-dish.ts';
import { parseFilters } from '../../../../menu/finding/wanted.ts';
import { unsuited } from './unsuited.ts';

const option = (name: string) => ({ id: name, name, priceDeltaCents: 0, available: true });
const curry = dish('Curry', { allergens: ['leite', 'lactose', 'nozes'], tags: ['vegetariano'] });
const against = (filters: string, options: string[] = []) =>
  unsuited(curry, options.map(option), { text: '', ...parseFilters(filters) }, new Map());

test.each([
  ['', [], null],
  ['ovo', ['Arroz'], null],
  ['vegetariano', ['Arroz'], null],
  ['leite', [], { contains: ['leite'], mayContain: [], diets: [] }],
  ['lactose', ['Creme de queijo'], { contains: ['lactose'], mayContain: [], diets: [] }],
  ['ovo', ['Ovo frito', 'Maionese'], { contains: [], mayContain: ['ovo'], diets: [] }],
  ['vegetariano', ['Frango'], { contains: [], mayContain: ['meat'], diets: [] }],
  ['vegano', [], { contains: ['leite'], mayContain: [], diets: ['vegano'] }],
])('who avoids %j, of a curry with %j: %j', (filters, options, found) => {
  expect(against(filters, options)).toEqual(found);
});

test('what a chosen option declares is in the dish, each thing once', () => {
  const wanted = { text: '', ...parseFilters('amendoim leite') };
  const options = [{ ...option('Farofa'), allergens: ['amendoim' as const, 'leite' as const] }];
  expect(unsuited(curry, options, wanted, new Map())).toEqual({
    contains: ['leite', 'amendoim'],
    mayContain: [],
    diets: [],
  });
});

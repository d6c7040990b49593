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

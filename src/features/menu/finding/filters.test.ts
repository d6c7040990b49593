import { expect, test } from 'vitest';
import type { Product } from '../contract.ts';
import { avoidedBy, filtersOf, passes } from './filters.ts';
import { dish } from './sample-dish.ts';
import { anything, filtersText, parseFilters, withoutWords } from './wanted.ts';

const menuOf = (...products: Product[]) => ({ categories: [{ id: 'c', name: 'C', products }] });

test('a menu has the filters that its dishes tell of, and none where they tell nothing', () => {
  const menu = menuOf(dish('Moqueca', { tags: ['vegano'] }), dish('Filé', { allergens: ['gluten', 'leite'] }));
  expect(filtersOf(menu, anything)).toEqual({ diets: ['vegetariano', 'vegano'], allergens: ['gluten', 'leite'] });
  expect(filtersOf(menuOf(dish('Arroz')), anything)).toEqual({ diets: [], allergens: [] });
});

test('a filter that is set stays to be seen, though the menu no longer tells of it', () => {
  const set = { ...anything, diets: ['vegano'] as const, without: ['gluten', 'soja'] as const };
  expect(filtersOf(menuOf(dish('Pão', { tags: ['sem_gluten'] })), set)).toEqual({
    diets: ['vegano', 'sem_gluten'],
    allergens: ['gluten', 'soja'],
  });
});

test('without gluten is offered once, and means what is tagged so and declares none', () => {
  const tagged = dish('Moqueca', { tags: ['sem_gluten'] });
  const contradicts = dish('Torta', { tags: ['sem_gluten'], allergens: ['gluten'] });
  const untagged = dish('Picanha');
  const all = [tagged, contradicts, untagged, dish('Filé', { allergens: ['gluten'] })];
  expect(filtersOf(menuOf(...all), anything)).toEqual({ diets: ['sem_gluten'], allergens: [] });
  expect(all.filter((each) => passes(each, { diets: ['sem_gluten'], without: [] }))).toEqual([tagged]);
  // A house that uses no tag says by its allergens alone what has none.
  expect(filtersOf(menuOf(untagged, dish('Filé', { allergens: ['gluten'] })), anything).allergens).toEqual(['gluten']);
});

test('a tag never outweighs what the same dish declares', () => {
  expect(passes(dish('Bolo', { tags: ['vegano'], allergens: ['ovo'] }), { diets: ['vegano'], without: [] })).toBe(
    false,
  );
  expect(passes(dish('Caldo', { tags: ['vegetariano'], allergens: ['peixe'] }), parseFilters('vegetariano'))).toBe(
    false,
  );
  expect(passes(dish('Creme', { allergens: ['lactose'] }), parseFilters('leite'))).toBe(false);
  expect([...avoidedBy(parseFilters('sem_gluten leite'))].sort()).toEqual(['gluten', 'lactose', 'leite']);
});

test('filters are kept as they were set, without the words, and nonsense is none', () => {
  const set = { text: 'arroz', diets: ['vegano'], without: ['leite', 'ovo'] } as const;
  expect(parseFilters(filtersText(set))).toEqual({ diets: ['vegano'], without: ['leite', 'ovo'] });
  expect(filtersText({ ...anything, text: 'arroz' })).toBe('');
  for (const text of [null, '', 'xyz {}']) expect(parseFilters(text)).toEqual({ diets: [], without: [] });
});

test('clearing a search takes back the words, and the filters only where there are no words', () => {
  const without = ['leite'] as const;
  expect(withoutWords({ ...anything, text: 'pudim', without })).toEqual({ ...anything, without });
  expect(withoutWords({ ...anything, text: ' ', without })).toEqual(anything);
});

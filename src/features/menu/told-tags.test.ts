import { expect, test } from 'vitest';
import { dish } from './finding/sample-dish.ts';
import { toldTags } from './told-tags.ts';

test('a tag that what the dish declares contradicts is not told', () => {
  const told = (tags: Parameters<typeof toldTags>[0]['tags'], allergens: Parameters<typeof toldTags>[0]['allergens']) =>
    toldTags(dish('Curry', { tags, allergens }));
  expect(told(['vegano', 'vegetariano', 'picante'], ['nozes'])).toEqual(['vegano', 'picante']);
  expect(told(['vegano', 'vegetariano', 'picante'], ['leite'])).toEqual(['vegetariano', 'picante']);
  expect(told(['vegano', 'vegetariano'], ['peixe'])).toEqual([]);
  expect(told(['sem_gluten'], ['gluten'])).toEqual([]);
});

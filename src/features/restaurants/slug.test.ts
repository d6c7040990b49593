import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['Café do João', 'cafe-do-joao'],
  ["  Bar & Grill  d'Água ", 'bar-grill-d-agua'],
  ['RESTAURANT DEMO', 'restaurant-demo'],
  ['Açaí—Nº 1!!', 'acai-no-1'],
  ['寿司', 'restaurante'],
])('%s becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

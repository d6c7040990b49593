import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { dish } from '../../../finding/sample-dish.ts';
import { filtersText, parseFilters } from '../../../finding/wanted.ts';
import FilterChips from './filter-chips.tsx';
import { keepFilters, keptFilters } from './kept-filters.ts';
import { moveFilters } from './move-filters.ts';

const set = { text: 'arroz', diets: ['vegano'], without: ['leite'] } as const;

test('what is avoided at a table is kept for that table, until it is taken back', () => {
  keepFilters('casa', 3, filtersText(set));
  expect(parseFilters(keptFilters('casa', 3))).toEqual({ diets: ['vegano'], without: ['leite'] });
  expect(keptFilters('casa', 4)).toBeNull();
  expect(keptFilters('outra', 3)).toBeNull();
  keepFilters('casa', 3, filtersText({ ...set, diets: [], without: [] }));
  expect(keptFilters('casa', 3)).toBeNull();
});

test('it goes along with the bill, and nothing that was avoided there already is lost', () => {
  keepFilters('casa', 5, 'leite');
  keepFilters('casa', 6, 'ovo');
  moveFilters('casa', 5, 6);
  expect(parseFilters(keptFilters('casa', 6)).without).toEqual(['leite', 'ovo']);
  expect(keptFilters('casa', 5)).toBeNull();
});

test('who comes back sees what they had chosen as chosen', () => {
  const menu = { version: 1, categories: [], optionGroups: [], counted: [] };
  const html = renderToStaticMarkup(createElement(FilterChips, { menu, wanted: set, onChange: () => {} }));
  const pressed = [...html.matchAll(/aria-pressed="true".*?<\/button>/gs)].map(([button]) => button);
  expect(pressed).toHaveLength(2);
  expect(pressed[0]).toContain(m['diner.tag.vegano']());
  expect(pressed[1]).toContain(m['diner.without']({ allergen: m['diner.allergen.leite']() }));
});

test('what is avoided stands before the diets, where a phone shows it', () => {
  const products = [dish('Moqueca', { tags: ['vegano'], allergens: ['nozes'] })];
  const menu = { version: 1, categories: [{ id: 'c', name: 'C', products }], optionGroups: [], counted: [] };
  const wanted = { text: '', diets: [], without: [] };
  const html = renderToStaticMarkup(createElement(FilterChips, { menu, wanted, onChange: () => {} }));
  expect([...html.matchAll(/data-at="([^"]*)"/g)].map(([, at]) => at)).toEqual([
    'allergens',
    'diet-vegetariano',
    'diet-vegano',
  ]);
});

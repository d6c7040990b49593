import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { dish } from '../../../finding/sample-dish.ts';
import { anything, type Wanted } from '../../../finding/wanted.ts';
import FoundDishes from './found-dishes.tsx';

const products = [dish('Pudim', { allergens: ['leite'] }), dish('Salada', { tags: ['vegetariano'] })];
const menu = { version: 1, categories: [{ id: 'c', name: 'C', products }], optionGroups: [], counted: [] };

function found(wanted: Partial<Wanted>) {
  const nothing = () => {};
  const rows = { groups: new Map(), countOf: () => 0, onAdd: nothing };
  const does = { onChange: nothing, onClear: nothing, onCategory: nothing };
  const props = { ...rows, ...does, menu, selected: '', wanted: { ...anything, ...wanted } };
  return renderToStaticMarkup(createElement(FoundDishes, props));
}
const without = m['diner.without']({ allergen: m['diner.allergen.leite']() }).toLocaleLowerCase();

test('what the words leave out is offered as a filter, until it is one', () => {
  const text = 'sem leite';
  expect(found({ text })).toContain(m['diner.keepFilter']({ list: without }));
  expect(found({ text: 'sem carne nem leite' })).toContain(
    m['diner.keepFilter']({ list: `${m['diner.tag.vegetariano']().toLocaleLowerCase()}, ${without}` }),
  );
  const label = m['diner.keepFilter']({ list: '' }).trim();
  expect(found({ text, without: ['leite'] })).not.toContain(label);
  expect(found({ text: 'salada' })).not.toContain(label);
});

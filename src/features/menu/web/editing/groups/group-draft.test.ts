import { expect, test } from 'vitest';
import type { EditedGroup, EditedMenu } from '../../../editing/contract.ts';
import { copiedDraft, groupDraftOf, newOption, productsOf, sentGroup } from './group-draft.ts';

const group: EditedGroup = {
  id: 'g',
  name: 'Tamanho',
  nameEn: 'Size',
  min: 1,
  max: 1,
  priceRule: 'dearest',
  repeats: true,
  revision: 2,
  options: [
    {
      id: 'a',
      name: 'Grande',
      nameEn: 'Large',
      priceDeltaCents: 800,
      available: true,
      allergens: ['leite'],
      stationId: 'bar',
    },
    { id: 'b', name: 'Pequena', nameEn: '', priceDeltaCents: -300, available: false, allergens: [], stationId: null },
  ],
};
const product = (id: string, ...optionGroupIds: string[]) => ({ id, optionGroupIds }) as never;
const bar = {
  id: 'bar',
  name: 'Bar',
  targetMinutes: 5,
  repeatsSound: false,
  isDefault: true,
  formerIds: ['copa'],
  revision: 1,
};
const menu: EditedMenu = {
  version: 1,
  optionGroups: [group],
  stations: [bar],
  categories: [
    {
      id: 'c',
      name: 'C',
      nameEn: '',
      revision: 1,
      products: [product('1', 'g'), product('2'), product('3', 'x', 'g')],
    },
  ],
};

test('a group goes back as it was read, options with their ids and signs', () => {
  const before = productsOf(menu, 'g');
  expect(before).toEqual(['1', '3']);
  const { id: _, revision: __, ...read } = group;
  expect(sentGroup(groupDraftOf(group, before), before, menu)).toEqual({ ...read, attach: [], detach: [] });
});

test('a new option has no id, and only what was ticked or unticked here is said of the products', () => {
  const before = ['1', '3', 'gone'];
  const draft = groupDraftOf(group, ['1', '2', 'gone too']);
  const added = { ...newOption('k'), name: 'Família', nameEn: 'Family', priceDeltaCents: 100, discount: true };
  const sent = sentGroup({ ...draft, options: [added] }, before, menu);
  expect(sent.options).toEqual([
    { name: 'Família', nameEn: 'Family', priceDeltaCents: -100, available: true, allergens: [], stationId: null },
  ]);
  const minus = { ...newOption('m'), name: 'Pequena', priceDeltaCents: -200 };
  for (const discount of [true, false])
    expect(sentGroup({ ...draft, options: [{ ...minus, discount }] }, before, menu).options).toMatchObject([
      { priceDeltaCents: -200 },
    ]);
  expect([sent.attach, sent.detach]).toEqual([['2'], ['3']]);
  expect(productsOf(menu, undefined)).toEqual([]);
});

test('a choice whose station was given up meanwhile goes to the one that took over', () => {
  const draft = { ...newOption('k'), name: 'Suco' };
  const sent = (stationId: string) =>
    sentGroup({ ...groupDraftOf(group, []), options: [{ ...draft, stationId }] }, [], menu).options[0]?.stationId;
  expect([sent('copa'), sent('gone')]).toEqual(['bar', null]);
});

test('a copy is a new group with new options, of no product', () => {
  const sent = sentGroup(copiedDraft(group), [], menu);
  const original = sentGroup(groupDraftOf(group, []), [], menu);
  expect(sent).toEqual({ ...original, options: original.options.map(({ id: _, ...option }) => option) });
  expect(sent.attach).toEqual([]);
});

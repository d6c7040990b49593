import { expect, test } from 'vitest';
import type { EditedMenu } from '../../../editing/contract.ts';
import { draftOf, newDraft, sentOf } from './product-draft.ts';

const station = {
  name: 'Grelha',
  targetMinutes: 15,
  repeatsSound: false,
  isDefault: true,
  formerIds: ['pantry'],
  revision: 1,
};
const group = {
  name: 'Molho',
  nameEn: '',
  min: 0,
  max: 1,
  priceRule: 'sum' as const,
  repeats: false,
  options: [],
  revision: 1,
};
const menu: EditedMenu = {
  version: 1,
  categories: [],
  stations: [{ id: 'grill', ...station }],
  optionGroups: [{ id: 'sauce', ...group }],
};

test('a draft goes back as the form that the contract takes', () => {
  const typed = {
    ...newDraft('c'),
    name: 'Chá',
    preparationMinutes: '5',
    stationId: 'grill',
    optionGroupIds: ['sauce'],
  };
  const { category, ...product } = sentOf(typed, menu);
  expect(product).toMatchObject({ name: 'Chá', preparationMinutes: 5, available: true, imageUrl: null });
  expect(product).toMatchObject({ stationId: 'grill', optionGroupIds: ['sauce'] });
  expect(category).toEqual({ id: 'c' });
  expect(sentOf({ ...newDraft(''), preparationMinutes: '' }, menu).preparationMinutes).toBeNaN();
  const read = { ...product, id: 'p', categoryId: 'c', pinned: false, revision: 3 };
  expect(sentOf(draftOf(read), menu)).toEqual({ ...product, category: { id: 'c' } });
});

test('what was removed from the house while the form stood open does not keep the product from being saved', () => {
  const draft = { ...newDraft('c'), stationId: 'bar', optionGroupIds: ['gone', 'sauce'] };
  expect(sentOf(draft, menu)).toMatchObject({ stationId: null, optionGroupIds: ['sauce'] });
  expect(sentOf({ ...draft, stationId: 'pantry' }, menu)).toMatchObject({ stationId: 'grill' });
});

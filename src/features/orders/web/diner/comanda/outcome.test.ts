import { expect, test } from 'vitest';
import { wasSent } from './outcome.ts';

const pudim = {
  id: 'a',
  productId: 'p',
  name: 'Pudim',
  quantity: 1,
  optionIds: [],
  choices: [],
  notes: '',
  seenUnitCents: 1_250,
};

test('a sent comanda is one that was on its way, not one that was emptied by hand', () => {
  const view = { lines: [pudim], refusals: new Map(), locked: false, count: 1 };
  const empty = { ...view, lines: [], count: 0 };
  expect(wasSent({ ...view, locked: true }, empty)).toBe(true);
  expect(wasSent(view, empty)).toBe(false);
  expect(wasSent({ ...view, locked: true }, view)).toBe(false);
  expect(wasSent(empty, empty)).toBe(false);
});

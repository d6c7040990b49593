import { expect, test } from 'vitest';
import { choicePriceText } from './choice-price-text.ts';
import type { OptionGroup } from './contract.ts';
import { dish } from './finding/sample-dish.ts';

const group = (min: number, ...deltas: number[]): OptionGroup => ({
  id: 'flavour',
  name: 'Sabor',
  min,
  max: 2,
  options: deltas.map((priceDeltaCents, id) => ({ id: `${id}`, name: `${id}`, priceDeltaCents, available: true })),
});
const pizza = dish('Pizza', { priceCents: 0, fromCents: 5_000 });
const flavours = group(1, 5_000, 5_800);
const added = '+\u00a0R$\u00a050,00';

test('a choice that makes the whole price of a product is added to nothing', () => {
  expect(choicePriceText(5_000, flavours, pizza)).toBe('R$\u00a050,00');
  expect(choicePriceText(5_000, flavours, pizza, 'en')).toBe('R$50.00');
});

test.each([
  ['a product with a price of its own', flavours, dish('Pizza', { priceCents: 1_000 })],
  ['a product that nobody names', flavours, undefined],
  ['a price that the staff give', flavours, dish('Peixe do dia', { priceCents: 0, pricing: 'open' as const })],
  ['a group that may be left', group(0, 5_000, 5_800), pizza],
  ['a group of which something is free', group(1, 0, 5_000), pizza],
])('it is added to %s, or of it', (_what, of, product) => {
  expect(choicePriceText(5_000, of, product)).toBe(added);
});

test('what costs nothing says nothing, and what costs less its difference', () => {
  expect(choicePriceText(0, group(0, 0, 400), pizza)).toBe('');
  expect(choicePriceText(-400, group(1, -400, 400), pizza)).toBe('−\u00a0R$\u00a04,00');
});

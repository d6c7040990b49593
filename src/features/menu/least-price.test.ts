import { expect, test } from 'vitest';
import type { Menu, OptionGroup, Product } from './contract.ts';
import { dish } from './finding/sample-dish.ts';
import { shownCents, withLeastPrices } from './least-price.ts';

type Rules = Partial<OptionGroup> & { deltas: number[]; out?: number[] };

const group = ({ deltas, out = [], ...rules }: Rules): OptionGroup => ({
  id: 'group',
  name: 'Sabores',
  min: 1,
  max: 1,
  options: [...deltas, ...out].map((priceDeltaCents, at) => ({
    id: String(at),
    name: String(at),
    priceDeltaCents,
    available: at < deltas.length,
  })),
  ...rules,
});
const menuOf = (product: Partial<Product>, rules: Rules): Menu => ({
  version: 1,
  counted: [],
  categories: [{ id: 'c', name: 'C', products: [dish('Pizza', { optionGroupIds: ['group', 'gone'], ...product })] }],
  optionGroups: [group(rules)],
});
const said = (product: Partial<Product>, rules: Rules) =>
  withLeastPrices(menuOf(product, rules)).categories[0]!.products[0]!;
const fromCents = (priceCents: number, rules: Rules) => said({ priceCents }, rules).fromCents;

test('a product whose choices are its price begins at the cheapest of them', () => {
  expect(fromCents(0, { max: 2, priceRule: 'dearest', deltas: [6_200, 4_590, 5_000] })).toBe(4_590);
  expect(fromCents(1_000, { min: 2, max: 3, priceRule: 'mean', deltas: [4_000, 5_001, 9_000] })).toBe(1_000 + 4_501);
  expect(fromCents(1_000, { min: 3, max: 3, deltas: [450, 0, 200, 300] })).toBe(1_000 + 500);
});

test('an option that may be taken again is the whole answer, else the next ones have to be taken too', () => {
  const two = { min: 2, max: 2, deltas: [100, 300] };
  expect(fromCents(0, { ...two, repeats: true })).toBe(200);
  expect(fromCents(0, two)).toBe(400);
  expect(fromCents(0, { ...two, priceRule: 'dearest' })).toBe(300);
});

test('what is sold out is not where a price begins, unless there is nothing else', () => {
  expect(fromCents(0, { deltas: [500], out: [100] })).toBe(500);
  expect(fromCents(0, { deltas: [], out: [100, 300] })).toBe(100);
  expect(fromCents(0, { min: 2, max: 2, deltas: [500], out: [100] })).toBe(600);
  expect(fromCents(0, { min: 2, max: 2, deltas: [500], out: [100], repeats: true })).toBe(1_000);
});

test('a product that costs its own price says nothing more, and nor does one that is weighed or priced later', () => {
  expect(said({ priceCents: 5_000 }, { deltas: [0, 900] })).not.toHaveProperty('fromCents');
  expect(said({ priceCents: 5_000 }, { min: 0, deltas: [400] })).not.toHaveProperty('fromCents');
  expect(said({ priceCents: 5_000, pricing: 'weight' }, { deltas: [400] })).not.toHaveProperty('fromCents');
  expect(said({ priceCents: 0, pricing: 'open' }, { deltas: [400] })).not.toHaveProperty('fromCents');
});

test('a product is shown with the price that it begins at', () => {
  expect(shownCents(said({ priceCents: 0 }, { deltas: [400] }))).toBe(400);
  expect(shownCents(dish('Café'))).toBe(1_000);
});

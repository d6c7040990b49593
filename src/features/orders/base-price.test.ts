import { expect, test } from 'vitest';
import { baseCents, choicesToMake, pricedBy, weighingText } from './base-price.ts';
import { indexMenu, priceLines } from './order.ts';

const byWeight = { priceCents: 6_990, pricing: 'weight' } as const;
const open = { priceCents: 0, pricing: 'open' } as const;
const each = { priceCents: 1_250, pricing: null };

test('a weight is priced by the kilo, half a cent up', () => {
  // 69.90 x 0.350 = 24.465
  expect(baseCents(byWeight, { grams: 350 })).toBe(2_447);
  expect(baseCents(byWeight, { grams: 1_000 })).toBe(6_990);
  expect(baseCents({ ...byWeight, priceCents: 499 }, { grams: 1 })).toBe(0);
  expect(baseCents({ ...byWeight, priceCents: 500 }, { grams: 1 })).toBe(1);
});

test('whatever is weighed, the price is the whole number of cents that is nearest, and the higher of two', () => {
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const priceCents = (seed * 7_919) % 100_000_001;
    const grams = 1 + ((seed * 104_729) % 99_999);
    const cents = BigInt(baseCents({ priceCents, pricing: 'weight' }, { grams }) ?? -1);
    const over = 2n * (cents * 1_000n - BigInt(priceCents) * BigInt(grams));
    expect(over > -1_000n && over <= 1_000n, `${priceCents} x ${grams}`).toBe(true);
  }
});

test('an open price is what was given, and no product takes a measure that is not its own', () => {
  expect(baseCents(open, { openCents: 4_200 })).toBe(4_200);
  expect(baseCents(each, {})).toBe(1_250);
  for (const [product, measure] of [
    [byWeight, {}],
    [byWeight, { openCents: 100 }],
    [byWeight, { grams: 350, openCents: 100 }],
    [open, {}],
    [open, { grams: 350 }],
    [each, { grams: 350 }],
    [each, { openCents: 1 }],
  ] as const)
    expect(baseCents(product, measure)).toBeNull();
});

test('a weighing is written with three decimals', () => {
  expect(weighingText(350, 6_990)).toBe('0,350\u00a0kg × R$\u00a069,90/kg');
  expect(weighingText(12_005, 6_990)).toBe('12,005\u00a0kg × R$\u00a069,90/kg');
});

const product = {
  id: 'buffet',
  name: 'Buffet',
  description: '',
  imageUrl: null,
  available: true,
  preparationMinutes: 0,
  tags: [],
  allergens: [],
  optionGroupIds: ['extras'],
};
const extra = { id: 'egg', name: 'Ovo', priceDeltaCents: 300, available: true };
const menuOf = (sold: { priceCents: number; pricing: 'weight' | 'open' | null }) =>
  indexMenu({
    version: 1,
    categories: [{ id: 'c', name: 'Almoço', products: [{ ...product, ...sold }] }],
    optionGroups: [{ id: 'extras', name: 'Extras', min: 0, max: 1, options: [extra] }],
    counted: [],
  });
const line = { productId: 'buffet', quantity: 1, optionIds: [] as string[], notes: '' };

test('a weighed line says its weight first, costs its options on top, and is one line of one', () => {
  const menu = menuOf(byWeight);
  const weighed = { ...line, grams: 350, optionIds: ['egg'] };
  const [priced] = priceLines([weighed], menu, pricedBy(['weight'])).lines;
  expect(priced).toMatchObject({ quantity: 1, unitCents: 2_747 });
  expect(priced?.choices.map(({ name, grams }) => [name, grams])).toEqual([
    ['0,350\u00a0kg × R$\u00a069,90/kg', 350],
    ['Ovo', undefined],
  ]);
  const codes = (chosen: object) =>
    priceLines([{ ...line, ...chosen }], menu, pricedBy(['weight'])).refusals.map((r) => r.code);
  expect(codes({ grams: 350, quantity: 2 })).toEqual(['pricing_mismatch']);
  expect(codes({})).toEqual(['pricing_mismatch']);
});

test('guests order neither, and a price is open to those alone who may give it', () => {
  const codes = (sold: Parameters<typeof menuOf>[0], chosen: object, pricings?: ('weight' | 'open')[]) =>
    priceLines([{ ...line, ...chosen }], menuOf(sold), pricings && pricedBy(pricings)).refusals.map((r) => r.code);
  expect(codes(byWeight, { grams: 350 })).toEqual(['sold_by_staff']);
  expect(codes(open, { openCents: 100 })).toEqual(['sold_by_staff']);
  expect(codes(byWeight, { grams: 350 }, [])).toEqual(['sold_by_staff']);
  expect(codes(open, { openCents: 100 }, ['weight'])).toEqual(['open_price_denied']);
  expect(codes(open, { openCents: 100 }, ['weight', 'open'])).toEqual([]);
});

test('who makes it reads the weight without its price', () => {
  const weighing = { name: weighingText(350, 6_990), grams: 350 };
  expect(choicesToMake([weighing, { name: 'Sem osso' }]).map(({ name }) => name)).toEqual([
    '0,350\u00a0kg',
    'Sem osso',
  ]);
});

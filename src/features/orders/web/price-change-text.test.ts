import { expect, test } from 'vitest';
import type { Menu, Product } from '#features/menu/contract.ts';
import { dish } from '#features/menu/finding/sample-dish.ts';
import { measuredChoice } from '../measured-choice.ts';
import { indexMenu } from '../order.ts';
import { newLine, priced } from './draft.ts';
import { priceChangeText } from './price-change-text.ts';

const menuOf = (product: Product) =>
  indexMenu({ categories: [{ products: [product] }], optionGroups: [] } as unknown as Menu);

test.each([
  ['of a weighing', { pricing: 'weight', priceCents: 6_990 }, { grams: 347 }, 7_990, 'R$ 24,26 para R$ 27,73'],
  ['of any other', { priceCents: 1_250 }, {}, 1_300, 'R$ 12,50 para R$ 13,00'],
] as const)('a price that changes while the line stands on the form is said: %s', (_, sold, measure, later, text) => {
  const product: Product = { ...dish('Buffet'), ...sold };
  const line = newLine(product, measuredChoice(product, [], [], measure), 'key');
  expect(priceChangeText(priced(line, menuOf(product)))).toBe('');
  const changed = priced(line, menuOf({ ...product, priceCents: later }));
  expect(priceChangeText(changed).replaceAll('\u00a0', ' ')).toBe(`O preço mudou de ${text}`);
  // It is still said when the line was worked on meanwhile, and no more when the price is as it was.
  expect(priceChangeText(priced(changed, menuOf({ ...product, priceCents: later })))).not.toBe('');
  expect(priceChangeText(priced(changed, menuOf(product)))).toBe('');
});

test('an open price is the waiter’s own, whatever the menu says', () => {
  const product: Product = { ...dish('Rolha'), pricing: 'open', priceCents: 0 };
  const line = newLine(product, measuredChoice(product, [], [], { openCents: 4_000 }), 'key');
  expect(priceChangeText(priced(line, menuOf({ ...product, priceCents: 500 })))).toBe('');
});

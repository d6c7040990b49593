import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { formatMoney } from '#lib/money.ts';
import { priceRuleText, priceText } from './price-text.ts';

test('a price is said with where it begins, or with what it is of, in the language of the reader', () => {
  const plain = { priceCents: 4_590 };
  expect(priceText(plain, 'pt-BR')).toBe(formatMoney(4_590, 'pt-BR'));
  expect(priceText({ priceCents: 0, fromCents: 4_590 }, 'pt-BR')).toBe(`a partir de ${formatMoney(4_590, 'pt-BR')}`);
  expect(priceText({ priceCents: 0, fromCents: 4_590 }, 'en')).toBe(`from ${formatMoney(4_590, 'en')}`);
  expect(priceText({ ...plain, pricing: 'weight' }, 'pt-BR')).toBe(`${formatMoney(4_590, 'pt-BR')}/kg`);
});

const group = {
  id: 'flavours',
  name: 'Sabores',
  min: 1,
  max: 2,
  options: [
    { id: 'a', name: 'Calabresa', priceDeltaCents: 0, available: true },
    { id: 'b', name: 'Camarão', priceDeltaCents: 1_200, available: true },
  ],
};

test('how a mixed price is made is said before anything is chosen, in the language of the reader', () => {
  for (const locale of ['pt-BR', 'en'] as const) {
    expect(priceRuleText({ ...group, priceRule: 'mean' }, { locale })).toBe(
      m['menu.priceRule.meanForGuests']({}, { locale }),
    );
    expect(priceRuleText({ ...group, priceRule: 'dearest' }, { locale })).toBe(
      m['menu.priceRule.dearestForGuests']({}, { locale }),
    );
  }
});

test('nothing is said where nothing can be mixed, or it makes no difference', () => {
  expect(priceRuleText(group)).toBe('');
  expect(priceRuleText({ ...group, priceRule: 'sum' })).toBe('');
  expect(priceRuleText({ ...group, priceRule: 'mean', max: 1 })).toBe('');
  const free = group.options.map((option) => ({ ...option, priceDeltaCents: 0 }));
  expect(priceRuleText({ ...group, priceRule: 'mean', options: free })).toBe('');
});

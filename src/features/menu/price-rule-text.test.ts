import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { priceRuleText } from './price-rule-text.ts';

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

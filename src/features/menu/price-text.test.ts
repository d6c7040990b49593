import { expect, test } from 'vitest';
import { formatMoney } from '#lib/money.ts';
import { priceText } from './price-text.ts';

test('a price is said with where it begins, or with what it is of, in the language of the reader', () => {
  const plain = { priceCents: 4_590 };
  expect(priceText(plain, 'pt-BR')).toBe(formatMoney(4_590, 'pt-BR'));
  expect(priceText({ priceCents: 0, fromCents: 4_590 }, 'pt-BR')).toBe(`a partir de ${formatMoney(4_590, 'pt-BR')}`);
  expect(priceText({ priceCents: 0, fromCents: 4_590 }, 'en')).toBe(`from ${formatMoney(4_590, 'en')}`);
  expect(priceText({ ...plain, pricing: 'weight' }, 'pt-BR')).toBe(`${formatMoney(4_590, 'pt-BR')}/kg`);
});

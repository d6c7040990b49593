import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { weighingOf } from '../../../orders/base-price.ts';
import { lineWords } from './use-line-words.ts';

const names: Record<string, string> = { picanha: 'Grilled picanha', rare: 'Rare' };
const english = (id: string) => names[id];
const line = {
  line: 1,
  name: 'Picanha na brasa',
  productId: 'picanha',
  choices: [
    { optionId: 'rare', name: 'Malpassada' },
    { optionId: null, name: 'Farofa' },
  ],
};

test('a line of the bill is told in English as far as that is known, with what the house calls it beside it', () => {
  expect(lineWords(line, english)).toEqual({
    name: 'Grilled picanha',
    choices: ['Rare', 'Farofa'],
    inPortuguese: 'Picanha na brasa, Malpassada, Farofa',
  });
  expect(lineWords({ ...line, productId: 'gone' }, english)).toMatchObject({
    name: 'Picanha na brasa',
    choices: ['Rare', 'Farofa'],
  });
});

test('what was taken twice is told once, in either language', () => {
  const rare = { optionId: 'rare', name: 'Malpassada' };
  expect(lineWords({ ...line, choices: [rare, rare] }, english)).toMatchObject({
    choices: ['2x Rare'],
    inPortuguese: 'Picanha na brasa, 2x Malpassada',
  });
});

test('whoever reads Portuguese, and what has no English, is told what was stored alone', () => {
  const stored = { name: 'Picanha na brasa', choices: ['Malpassada', 'Farofa'] };
  expect(lineWords(line, () => undefined)).toEqual(stored);
  expect(lineWords({ ...line, line: 0, productId: null }, english)).toEqual({
    name: m['checks.couvert'](),
    choices: [],
  });
});

test('a weighing keeps its words in either language: the weight, and the price of a kilo', () => {
  const choices = weighingOf({ priceCents: 6_990, pricing: 'weight' }, { grams: 350 });
  expect(lineWords({ ...line, choices }, english)).toMatchObject({
    name: 'Grilled picanha',
    choices: ['0,350\u00a0kg × R$\u00a069,90/kg'],
  });
});

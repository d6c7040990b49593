import { expect, test } from 'vitest';
import { readComanda } from './read-comanda.ts';

const option = (name: string, priceDeltaCents = 0, available = true) => ({
  id: name,
  name,
  priceDeltaCents,
  available,
});
const product = (name: string, ...optionGroupIds: string[]) => ({
  id: name,
  name,
  priceCents: 1_000,
  available: true,
  optionGroupIds,
});
const flavours = [option('Chocolate', 100), option('Creme'), option('Coco'), option('Manga', 0, false)];
const menuOf = (repeats: boolean) =>
  ({
    categories: [
      { name: 'Sobremesas', products: [product('Sorvete', 'balls'), product('Pudim'), product('Chocolate quente')] },
    ],
    optionGroups: [{ id: 'balls', name: 'Bolas', min: 1, max: 3, repeats, priceRule: 'sum', options: flavours }],
  }) as never;
const read = (text: string, repeats = true) => {
  const { lines, asked, unread } = readComanda(menuOf(repeats), text);
  const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  return {
    lines: lines.map(({ productId, quantity, optionIds }) => [quantity, productId, optionIds.join('+')]),
    asked: asked.length,
    unread: unread.map(textOf),
  };
};
const understood = (...lines: [number, string, string][]) => ({ lines, asked: 0, unread: [] });

test.each([
  'sorvete com dois de chocolate e um de creme',
  '1 sorvete 2 de chocolate e 1 de creme',
  '1 sorvete, 2 bolas de chocolate, 1 de creme',
  'um sorvete com duas bolas de chocolate e uma de creme',
  'sorvete 2x chocolate 1x creme',
])('so many of each: %s', (text) => {
  expect(read(text)).toEqual(understood([1, 'Sorvete', 'Chocolate+Chocolate+Creme']));
});

test('each time counts in the price', () => {
  expect(readComanda(menuOf(true), 'sorvete com 2 de chocolate').lines[0]?.unitCents).toBe(1_200);
});

test('the next dish is none of its choices', () => {
  expect(read('1 sorvete com 2 de creme, 1 pudim e 2 chocolate quente')).toEqual(
    understood([1, 'Sorvete', 'Creme+Creme'], [1, 'Pudim', ''], [2, 'Chocolate quente', '']),
  );
});

test('after a comma, what may be a dish of its own is not taken for a choice', () => {
  expect(read('1 sorvete, 2 chocolate').lines).not.toContainEqual([1, 'Sorvete', 'Chocolate+Chocolate']);
});

test('of several, each is one with its own answer', () => {
  expect(read('2 sorvetes, 1 de chocolate e 1 de creme')).toEqual(
    understood([1, 'Sorvete', 'Chocolate'], [1, 'Sorvete', 'Creme']),
  );
});

test('what is too much, or has run out, is marked', () => {
  expect(read('sorvete com 2 de chocolate e 2 de creme')).toEqual({
    lines: [[1, 'Sorvete', 'Chocolate+Chocolate']],
    asked: 0,
    unread: ['2 de creme'],
  });
  expect(read('sorvete com 1 de creme e 2 de manga').unread).toEqual(['2 de manga']);
});

test('where a choice is taken once, nothing is taken twice', () => {
  for (const [, , options] of read('sorvete com dois de chocolate e um de creme', false).lines)
    expect(String(options)).not.toContain('Chocolate+Chocolate');
});

import { expect, test } from 'vitest';
import { type ComandaMenu, readComanda } from './read-comanda.ts';

const menu: ComandaMenu = {
  categories: [
    {
      name: 'Rodízio',
      products: ['Rodízio adulto', 'Rodízio infantil', 'Coca-Cola zero', 'Bife acebolado', 'Frango com catupiry'].map(
        (name) => ({
          id: name,
          name,
          priceCents: 1_000,
          available: true,
          optionGroupIds: [],
        }),
      ),
    },
  ],
  optionGroups: [],
};

/** Notes of what is ordered, and the words that are not understood. */
function read(text: string) {
  const { lines, unread } = readComanda(menu, text);
  return {
    notes: lines.flatMap(({ notes }) => notes || []),
    unread: unread.map(({ start, end }) => text.slice(start, end)),
  };
}

test.each([
  '2 rodizio adulto e 1 rodizio infantil, tira o infantil',
  '1 rodizio infantil e 1 coca zero, tira o infantil',
])('a word that tells dishes apart is taken back as a dish, and is no note: %s', (text) =>
  expect(read(text)).toEqual({ notes: [], unread: ['tira o infantil'] }),
);

test('an ingredient that is taken out is a note, also where the dish is called by it', () => {
  expect(read('1 bife acebolado, tira a cebola')).toEqual({ notes: ['tira a cebola'], unread: [] });
  expect(read('2 frango com catupiry, tira o catupiry')).toEqual({ notes: ['tira o catupiry'], unread: [] });
});

test('an ingredient of a dish that was not said last is marked, and the dish stays', () => {
  const { lines } = readComanda(menu, '1 frango com catupiry e 1 coca zero, tira o catupiry');
  expect(lines.map(({ productId, notes }) => [productId, notes])).toEqual([
    ['Frango com catupiry', ''],
    ['Coca-Cola zero', ''],
  ]);
  expect(read('1 frango com catupiry e 1 coca zero, tira o catupiry').unread).toEqual(['tira o catupiry']);
  expect(read('1 frango com catupiry e 1 coca zero, cancela o frango').notes).toEqual([]);
});

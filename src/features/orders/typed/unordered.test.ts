import { expect, test } from 'vitest';
import { type ComandaMenu, readComanda } from './read-comanda.ts';

const size = {
  id: 'tamanho',
  name: 'Tamanho',
  min: 0,
  max: 1,
  options: ['Meia porção', 'Porção inteira'].map((name) => ({ id: name, name, priceDeltaCents: 0, available: true })),
};
const dishes = [
  'Chope',
  'Água mineral',
  'Café',
  'Feijoada individual',
  'Pastel de feira',
  'Bolinho de bacalhau',
  'Pudim',
];
const menu: ComandaMenu = {
  categories: [
    {
      name: 'Casa',
      products: dishes.map((name) => ({
        id: name,
        name,
        priceCents: 1_000,
        available: true,
        optionGroupIds: name.startsWith('Bolinho') ? ['tamanho'] : [],
      })),
    },
  ],
  optionGroups: [size],
};

/** The lines with their choices and notes, the words that are marked, those that are asked about, and both tables. */
function read(text: string) {
  const { lines, unread, asked, table, otherTable } = readComanda(menu, text);
  const words = (spans: { start: number; end: number }[]) => spans.map(({ start, end }) => text.slice(start, end));
  return {
    lines: lines.map(({ quantity, productId, optionIds, notes }) =>
      [quantity, productId, ...optionIds, notes].filter(Boolean).join(' '),
    ),
    unread: words(unread),
    asked: words(asked.flatMap(({ spans }) => spans)),
    tables: [table, otherTable],
  };
}

test('what is for another table is never ordered with the rest', () => {
  expect(read('mesa 4 2 chopes, mesa 5 1 agua')).toMatchObject({
    lines: ['2 Chope'],
    unread: ['mesa 5 1 agua'],
    tables: [4, 5],
  });
  expect(read('2 chopes mesa 4, 1 café mesa 5')).toMatchObject({
    lines: ['2 Chope'],
    unread: ['1 café mesa 5'],
    tables: [4, 5],
  });
  // Whose the café is cannot be told.
  expect(read('mesa 4: 2 chopes; 1 café mesa 5')).toMatchObject({ lines: [], tables: [null, 5] });
  expect(read('mesa 4, 2 chopes, mesa 5, 1 café, mesa 4, 1 pudim')).toMatchObject({
    lines: ['2 Chope'],
    tables: [4, 5],
  });
});

test.each([
  ['2 chopes mesa 4, 1 café mesa 5', ['2 Chope'], 4, '1 café mesa 5'],
  ['2 chopes mesa 4, 1 café mesa 5, 1 pudim mesa 6', ['2 Chope'], 4, '1 café mesa 5, 1 pudim mesa 6'],
  ['mesa 4: 2 chopes\nmesa 5: 1 café, 1 xyzt', ['2 Chope'], 4, 'mesa 5: 1 café, 1 xyzt'],
  ['2 chopes mesa 4. mesa 5: 1 café', ['2 Chope'], 4, 'mesa 5: 1 café'],
  ['mesa 4: 2 chopes; 1 café mesa 5', [], null, 'mesa 4: 2 chopes; 1 café mesa 5'],
  ['2 chopes mesa 4, 1 café mesa 5, 1 pudim', [], null, '2 chopes mesa 4, 1 café mesa 5, 1 pudim'],
])('what is for the other table is told apart, so that it can be ordered next: %j', (text, lines, table, rest) => {
  const { other, otherTable } = readComanda(menu, text);
  expect(read(text)).toMatchObject({ lines, tables: [table, 5] });
  expect([text.slice(other[0]?.start, other.at(-1)?.end), otherTable]).toEqual([rest, 5]);
});

test('the same table again, or one in place of the other, is one table', () => {
  expect(read('mesa 4 1 café, mesa 4 1 chope')).toMatchObject({ lines: ['1 Café', '1 Chope'], tables: [4, null] });
  expect(read('mesa 4, aliás mesa 5, 1 café')).toMatchObject({ lines: ['1 Café'], unread: [], tables: [5, null] });
});

test.each(['nenhum café', 'nem um café', 'zero café', 'nenhum café com leite'])(
  '"%s" orders none, and is marked whole',
  (none) => {
    expect(read(none)).toMatchObject({ lines: [], unread: [none] });
    expect(read(`1 chope, ${none} e 2 pudins`)).toMatchObject({ lines: ['1 Chope', '2 Pudim'], unread: [none] });
  },
);

test.each(['espera pra mandar a feijoada individual', 'espera a feijoada', 'segura a feijoada individual'])(
  '"%s" orders nothing and is no note of the dish before',
  (held) => {
    expect(read(`1 chope, ${held}`)).toMatchObject({ lines: ['1 Chope'], unread: [held] });
  },
);

test('dozens count, and halve nothing', () => {
  expect(read('meia dúzia de pastéis').lines).toEqual(['6 Pastel de feira']);
  expect(read('uma dúzia de pastéis').lines).toEqual(['12 Pastel de feira']);
  expect(read('3 bolinhos e meia dúzia de pastéis')).toMatchObject({
    lines: ['3 Bolinho de bacalhau', '6 Pastel de feira'],
    unread: [],
  });
});

test('a half is a choice where the dish has it, asked where it may be of several, and marked elsewhere', () => {
  expect(read('meia porção de bolinho').lines).toEqual(['1 Bolinho de bacalhau Meia porção']);
  expect(read('1 bolinho, meia').lines).toEqual(['1 Bolinho de bacalhau Meia porção']);
  expect(read('2 bolinhos, meia')).toMatchObject({ lines: ['2 Bolinho de bacalhau'], asked: ['meia'] });
  expect(read('meia porção de pudim').asked).toEqual(['meia']);
});

import { expect, test } from 'vitest';
import type { CodedError } from '#lib/errors.ts';
import type { Places } from './columns.ts';
import { readTable } from './table.ts';

const refusal = (text: string, chosen?: Places) => {
  try {
    readTable(text, 'pt-BR', chosen);
  } catch (error) {
    return error as CodedError;
  }
  throw new Error('read');
};

test.each([
  ['in cells', 'Relatório de produtos;;;\nGerado em;28/11/2026;;'],
  ['as text, with commas', 'Relatório de produtos, Restaurante X, São Paulo, SP\n'],
  ['with a blank line', '\ufeff"Cardápio; Restaurante X"\r\n\r'],
])('titles above the header are passed over: %s', (_, titles) => {
  const { rows, ignored } = readTable(`${titles}\ncategoria;"nome";preço;cor\nTestes;Bolo;9,90;azul`, 'pt-BR');
  expect([rows, ignored]).toEqual([[{ line: 4, cells: { category: 'Testes', name: 'Bolo', price: '9,90' } }], ['cor']]);
});

test('a header is looked for in the first ten lines, and one that has codes needs no name', () => {
  const table = 'categoria;nome;preço\nTestes;Bolo;9,90';
  expect(readTable(`${'Filial;Centro;\n'.repeat(9)}${table}`, 'pt-BR').rows).toMatchObject([{ line: 11 }]);
  expect(refusal(`${'Filial;Centro;\n'.repeat(10)}${table}`)).toMatchObject({
    code: 'csv_columns_missing',
    details: { header: ['Filial', 'Centro', ''] },
  });
  const code = '0190d8a1-7b52-7c3e-9d4f-1a2b3c4d5e6f';
  expect(readTable(`Preços novos;\ncódigo;preço\n${code};12`, 'pt-BR').rows).toEqual([
    { line: 3, cells: { code, price: '12' } },
  ]);
});

test('of a header in unknown words below titles it is asked which column is which, and its rows are read', () => {
  const text = 'Relatório;;\n;;\nDepto;Artigo;PV\nCaldos;Canja;16,50';
  expect(refusal(text).details).toMatchObject({
    header: ['Depto', 'Artigo', 'PV'],
    rows: [['Caldos', 'Canja', '16,50']],
  });
  expect(readTable(text, 'pt-BR', ['category', 'name', 'price']).rows).toEqual([
    { line: 4, cells: { category: 'Caldos', name: 'Canja', price: '16,50' } },
  ]);
});

test.each([
  ['semicolons', ';', 'Fofo, com coco, leite, nozes e mel'],
  ['commas', ',', '"Fofo; com coco, leite"'],
  ['tabs', '\t', 'Fofo'],
])('a table without a header, parted by %s, has its first line as a row', (_, mark, description) => {
  const price = mark === ',' ? ['"9,90"', '"10,90"'] : ['9,90', '10,90'];
  const lines = [
    ['Testes', 'Bolo', price[0], description],
    ['Testes', 'Torta', price[1], 'Doce'],
  ];
  const text = lines.map((cells) => cells.join(mark)).join('\n');
  expect(refusal(text)).toMatchObject({
    code: 'csv_columns_missing',
    details: {
      header: ['', '', '', ''],
      rows: [
        ['Testes', 'Bolo', '9,90', description.replaceAll('"', '')],
        ['Testes', 'Torta', '10,90', 'Doce'],
      ],
      places: [null, null, null, null],
    },
  });
  const { rows, ignored } = readTable(text, 'pt-BR', ['category', 'name', 'price']);
  expect(ignored).toEqual([]);
  expect(rows).toEqual([
    { line: 1, cells: { category: 'Testes', name: 'Bolo', price: '9,90' } },
    { line: 2, cells: { category: 'Testes', name: 'Torta', price: '10,90' } },
  ]);
});

test('a table without a header is as wide as its widest row', () => {
  expect(refusal('Cardápio\nA;B;1\nA;C;2;Doce;;').details.header).toEqual(['', '', '', '']);
});

test.each([
  ['whose price a comma parted', 'A,B,54\nA,C,29,90'],
  ['that ends before the columns that were chosen', 'A;B;54\nA;C'],
])('without a header a row %s is refused for what was chosen, by its line', (_, text) => {
  expect(refusal(text, ['category', 'name', 'price'])).toMatchObject({ code: 'csv_row_columns', details: { line: 2 } });
});

test('a header that no separator parts is not taken for a title because the prices below it have commas', () => {
  expect(refusal('categoria|nome|preço\nTestes|Bolo|9,90').details.header).toEqual(['categoria|nome|preço']);
});

import { expect, test } from 'vitest';
import type { CodedError } from '#lib/errors.ts';
import { readTable } from './table.ts';

const refusal = (text: string) => {
  try {
    readTable(text, 'pt-BR');
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

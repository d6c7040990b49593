import { expect, test } from 'vitest';
import type { CodedError } from '#lib/errors.ts';
import { planImport } from './plan.ts';
import { readTable } from './table.ts';

const nothing = { version: 1, categories: [], optionGroups: [], stations: [] };
const plan = (text: string) => planImport(nothing, readTable(text, 'pt-BR'), 'pt-BR');
const refusal = (text: string) => {
  try {
    readTable(text, 'pt-BR');
  } catch (error) {
    return [(error as CodedError).code, (error as CodedError).details];
  }
  return 'read';
};

test.each([
  ['semicolons', 'categoria;nome;preço\nEntradas;Pão;5,50'],
  ['commas and quotes', 'Category,Name,Price\r\nEntradas,Pão,"5,50"\r\n'],
  ['tabs', '\ufeffCATEGORIA\tNOME\tPRECO\nEntradas\tPão\tR$ 5,50'],
  ['old Macintosh lines', 'categoria;nome;preço\rEntradas;Pão;5.5'],
  ['blank lines, and empty cells behind the header', '"categoria";nome;preço;\n;;;\n;;;;;\nEntradas;Pão;5,50;;\n\n'],
  ['a line that names the separator', '\ufeffsep=;\r\ncategoria;nome;preço\r\nEntradas;Pão;5,50\r\n'],
  ['words of another system', 'menu_category,menu_name,menu_price,menu_status\n"Entradas","Pão",5.5000,1'],
  ['words of another system beside ours', 'grupo;nome;produto;valor\nEntradas;Pão;P-17;5,50'],
])('a file with %s is read', (_, text) => {
  const { preview, writes } = plan(text);
  expect(preview.problems).toEqual([]);
  expect(writes.map(({ entry: { category, name, priceCents } }) => [category, name, priceCents])).toEqual([
    ['Entradas', 'Pão', 550],
  ]);
});

test.each([
  ['\r\n', '\n'],
  ['\n', '\r\n'],
  ['\r', '\n'],
])('rows are rows where the header ends in %j and they in %j', (headerEnd, rowEnd) => {
  const rows = ['Sucos;Caju;9,90;Da fruta', 'Sucos;Umbu;11,00;"Com leite\nou água"', 'Sucos;Graviola;12,50;'];
  const { rows: read } = readTable(`categoria;nome;preço;descrição${headerEnd}${rows.join(rowEnd)}`, 'pt-BR');
  expect(read.map(({ line, cells }) => [line, cells.name, cells.description])).toEqual([
    [2, 'Caju', 'Da fruta'],
    [3, 'Umbu', 'Com leite\nou água'],
    [4, 'Graviola', ''],
  ]);
});

test('what is no table of a menu is refused as a whole', () => {
  expect(refusal('')).toMatchObject(['csv_columns_missing', { columns: 'categoria, nome, preço' }]);
  expect(refusal('nome;cor\nSopa;azul')).toMatchObject(['csv_columns_missing', { columns: 'categoria, preço' }]);
  expect(refusal('categoria;nome;preço\n;;\n')).toEqual(['csv_empty', {}]);
  expect(refusal('categoria;nome;preço\nA;"B;1')).toEqual(['csv_unreadable', { line: 2 }]);
  expect(refusal(`categoria;nome;preço\n${'A;B;1\n'.repeat(1_001)}`)).toEqual(['csv_too_long', { max: 1_000 }]);
  // However many empty lines stand between, none of the rows is left out.
  const gap = '\n'.repeat(3_000);
  expect(refusal(`categoria;nome;preço\nA;B;1${gap}${'A;B;1\n'.repeat(1_000)}`)[0]).toBe('csv_too_long');
});

test.each([
  ['Grupo;Produto;Valor (R$);Situação', 'available'],
  ['Seção;Nome do produto;Preço de venda;Ativo', 'available'],
  ['Categoria;Item;Valor;Descrição', 'description'],
  ['Category;Dish;Price (BRL);Availability', 'available'],
])('%s are columns that are known', (header, last) => {
  const value = last === 'available' ? 'Indisponível' : 'Da casa';
  const { rows, ignored } = readTable(`${header}\nCaldos;Canja;16,50;${value}`, 'pt-BR');
  expect([rows, ignored]).toEqual([
    [{ line: 2, cells: { category: 'Caldos', name: 'Canja', price: '16,50', [last]: value } }],
    [],
  ]);
});

test('what another system calls a code is no code of ours', () => {
  const { preview, writes } = plan(
    'Código;Grupo;Produto;Preço\n0017;Caldos;Canja;16,50\n0018;Caldos;Caldo verde;18,90',
  );
  expect([preview.problems, preview.ignored, writes.length]).toEqual([[], ['Código'], 2]);
});

test('where a column is not known, the refusal shows the first rows, and what is chosen is obeyed', () => {
  const text =
    'Dept;Artigo;PV;Código\nCaldos;Canja;16,50;7\n;;;\nCaldos;Caldo verde;18,90;8\nSucos;Caju;9,90;9\nSucos;Umbu;11,00;3';
  expect(refusal(text)).toEqual([
    'csv_columns_missing',
    {
      columns: 'categoria, nome, preço',
      header: ['Dept', 'Artigo', 'PV', 'Código'],
      rows: [
        ['Caldos', 'Canja', '16,50', '7'],
        ['Caldos', 'Caldo verde', '18,90', '8'],
        ['Sucos', 'Caju', '9,90', '9'],
      ],
      places: [null, null, null, null],
    },
  ]);
  const { rows, ignored } = readTable(text, 'pt-BR', ['category', 'name', 'price']);
  expect(rows[0]).toEqual({ line: 2, cells: { category: 'Caldos', name: 'Canja', price: '16,50' } });
  expect([rows.length, ignored]).toEqual([4, ['Código']]);
  expect(() => readTable(text, 'pt-BR', ['name', 'name', 'price'])).toThrow('csv_columns_missing');
  expect(() => readTable(text, 'pt-BR', ['category', 'name', 'price', 'name'])).toThrow('csv_columns_twice');
});

test('a column without a name can be chosen', () => {
  const { rows } = readTable(';nome;preço\nCaldos;Canja;16,50', 'pt-BR', ['category', 'name', 'price']);
  expect(rows).toEqual([{ line: 2, cells: { category: 'Caldos', name: 'Canja', price: '16,50' } }]);
});

test('a column that stands there twice is refused, whatever it is called', () => {
  const twice = (columns: string) => ['csv_columns_twice', { columns }];
  expect(refusal('categoria;nome;preço;price\nA;B;1;2')).toMatchObject(twice('preço'));
  expect(refusal('grupo;produto;item;valor\nA;B;C;2')).toMatchObject(twice('nome'));
});

test('a row with more or fewer cells than the header is refused by its line', () => {
  const at = (line: number) => ['csv_row_cells', { line }];
  expect(refusal('categoria,nome,preço\nPorções,Torresmo,32\nPorções,Batata,29,90')).toEqual(at(3));
  expect(refusal('categoria,nome,preço,\nPorções,Batata,29,90')).toEqual(at(2));
  expect(refusal('categoria,nome,preço,descrição\nPorções,Batata,29')).toEqual(at(2));
  expect(refusal('categoria,nome,preço,descrição\nPorções,Batata,29,90')).toEqual(at(2));
  expect(refusal('categoria,nome,preço,preparo (min)\nPorções,Batata,29,15')).toBe('read');
  expect(refusal('categoria;;nome;preço\nPorções;;Batata;29\nPorções;x;Mandioca;54')).toEqual(at(3));
});

import { expect, test } from 'vitest';
import { planImport } from './plan.ts';
import { readTable } from './table.ts';
import { isPricePerKilo } from './words.ts';

const nothing = { version: 1, categories: [], optionGroups: [], stations: [] };
const read = (text: string) => {
  const { preview, writes } = planImport(nothing, readTable(text, 'pt-BR'), 'pt-BR');
  const sold = writes.map(({ entry: { name, pricing } }) => [name, pricing]);
  const { problems, ignored, unknownUnits } = preview;
  return { sold, problems, ignored, unknownUnits };
};

test.each(['Unidade', 'UN', 'Un.', 'Un. medida', 'Unidade de medida', 'Unid.', 'Unit'])(
  "a column '%s' says how a product is sold",
  (header) => {
    const rows =
      'Carnes;Picanha;89,90;KG\nCarnes;Pão;9;UN\nCarnes;Molho;3;\nCarnes;Farofa;5;unid.\nCarnes;Vinagrete;5;unidade';
    expect(read(`grupo;produto;valor;${header}\n${rows}`)).toEqual({
      sold: [
        ['Picanha', 'weight'],
        ['Pão', null],
        ['Molho', null],
        ['Farofa', null],
        ['Vinagrete', null],
      ],
      problems: [],
      ignored: [],
      unknownUnits: [],
    });
  },
);

test('goods are counted in many units: all but the kilo are sold by the piece, and unknown ones are named', () => {
  const units = ['kg', 'LT', 'CX', 'PCT', 'GF', 'DZ', 'POR', 'Porção', 'Rodízio', 'rodízio ', '\u202eTON', 'Quilo'];
  const rows = units.map((unit, n) => `Carnes;${n};9;${unit}`).join('\n');
  const { sold, problems, unknownUnits } = read(`categoria;nome;preço;unidade\n${rows}\nCarnes;Molho;3;`);
  expect(sold.flatMap(([name, pricing]) => (pricing ? [name] : []))).toEqual(['0', '11']);
  expect([sold.length, problems, unknownUnits]).toEqual([13, [], ['Rodízio', 'rodízio', 'TON']]);
});

test('a unit that nobody knows is refused in our own column alone, and named where the column was chosen', () => {
  expect(read('categoria;nome;preço;venda\nCarnes;Picanha;9;metro')).toMatchObject({
    problems: [{ line: 2, column: 'pricing', problem: 'pricing', value: 'metro' }],
    unknownUnits: [],
  });
  const chosen = ['category', 'name', 'price', 'pricing'] as const;
  expect(readTable('Depto;Artigo;PV;Medida\nCarnes;Picanha;9;metro', 'pt-BR', chosen)).toMatchObject({
    rows: [{ cells: { pricing: 'each' } }],
    unknownUnits: ['metro'],
  });
});

test("a column 'Unidade' that holds no unit at all is ignored, and our own word goes before it", () => {
  const branches = 'categoria;nome;preço;unidade\nBuffet;Salada;79,90;Centro\nBuffet;Carne;99,90;Praia';
  expect(read(branches)).toMatchObject({ problems: [], ignored: ['unidade'], unknownUnits: [] });
  expect(read('categoria;nome;preço;unidade\nBuffet;Salada;79,90;')).toMatchObject({ ignored: ['unidade'] });
  expect(read('categoria;nome;preço;un;venda\nBuffet;Salada;79,90;un;quilo')).toMatchObject({
    sold: [['Salada', 'weight']],
    problems: [],
    ignored: ['un'],
  });
});

test.each([
  'preço por kg',
  'Preço/kg',
  'PREÇO (KG)',
  'Valor (R$/kg)',
  'preço do quilo (R$)',
  'Preço p/ kg',
  'Price per kilo',
])("rows below '%s' are sold by weight, unless they say otherwise", (header) => {
  const rows = 'Buffet;Salada;79,90;\nBuffet;Pudim;9;un';
  expect(read(`categoria;nome;${header};unidade\n${rows}`)).toEqual({
    sold: [
      ['Salada', 'weight'],
      ['Pudim', null],
    ],
    problems: [],
    ignored: [],
    unknownUnits: [],
  });
});

test('a price per kilo is ignored beside a price, and other words with a kilo are no price', () => {
  expect(read('categoria;nome;preço;preço por kg\nBuffet;Pudim;9;90')).toEqual({
    sold: [['Pudim', null]],
    problems: [],
    ignored: ['preço por kg'],
    unknownUnits: [],
  });
  expect(['kg', 'preço', 'peso kg', 'custo por kg'].filter(isPricePerKilo)).toEqual([]);
});

test('a price per kilo that somebody chose makes rows by weight too', () => {
  const chosen = ['category', 'name', 'price'] as const;
  const { rows } = readTable('Depto;Artigo;Preço/kg\nBuffet;Salada;79,90', 'pt-BR', chosen);
  expect(rows).toMatchObject([{ cells: { price: '79,90', pricing: 'weight' } }]);
});

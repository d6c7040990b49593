import { expect, test } from 'vitest';
import type { CodedError } from '#lib/errors.ts';
import { readCsv } from './read-csv.ts';

const dishes = (rows: string) =>
  readCsv(`categoria;nome;preço\n${rows}`, 'pt-BR').flatMap((category) =>
    category.dishes.map(({ name, priceCents, prices }) => [name, priceCents, prices]),
  );

test('a price that reads in two ways is asked, and one that says nothing is asked for', () => {
  expect(
    dishes(
      'Padaria;Pão francês;0.990\nPadaria;Pão de queijo;4.500\nPadaria;Bolo;12,50\nPadaria;Café; R$ -  \nPadaria;Sonho;a combinar',
    ),
  ).toEqual([
    ['Pão francês', 99, []],
    ['Pão de queijo', null, [450, 450_000]],
    ['Bolo', 1_250, []],
    ['Café', 0, []],
    ['Sonho', null, []],
  ]);
});

test('a row that has a price and no name is refused, one that is a heading is passed over', () => {
  expect(dishes('Padaria;;\nPadaria;Bolo;12,50')).toEqual([['Bolo', 1_250, []]]);
  let refused: unknown;
  try {
    dishes('Padaria;Bolo;12,50\nPadaria;;9,00');
  } catch (error) {
    refused = error;
  }
  expect(refused).toMatchObject({ code: 'csv_row_nameless', details: { line: 3 } } satisfies Partial<CodedError>);
});

test('how a dish is sold comes from its unit, from a price per kilo, or is not said', () => {
  const sold = (table: string) =>
    readCsv(table, 'pt-BR').flatMap(({ dishes }) =>
      dishes.map(({ name, priceCents, pricing }) => [name, priceCents, pricing]),
    );
  expect(sold('categoria;nome;preço por kg\nBuffet;Salada;79,90')).toEqual([['Salada', 7_990, 'weight']]);
  expect(sold('categoria;nome;preço;unidade\nCarnes;Picanha;89,90;KG\nCarnes;Farofa;5;POR\nCarnes;Molho;3;')).toEqual([
    ['Picanha', 8_990, 'weight'],
    ['Farofa', 500, null],
    ['Molho', 300, undefined],
  ]);
  expect(sold('categoria;nome;preço;venda\nAdega;Rolha;;preço aberto')).toEqual([['Rolha', 0, 'open']]);
});

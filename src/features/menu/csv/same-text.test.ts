import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { plainEntry, type TableMenu } from './entry.ts';
import { planImport } from './plan.ts';
import { readTable } from './table.ts';

const doneness = {
  id: randomUUID(),
  name: 'Ponto',
  nameEn: 'Doneness  à point',
  min: 0,
  max: 1,
  options: [
    { id: randomUUID(), name: 'Média', nameEn: 'Medium  rosé', priceDeltaCents: 0, available: true, allergens: [] },
  ],
};
const bread = {
  ...plainEntry,
  id: randomUUID(),
  name: 'Pão de  queijo',
  nameEn: 'Cheese  purée',
  description: 'Da serra,\ncom café',
  descriptionEn: 'With café',
  priceCents: 1_000,
  optionGroupIds: [doneness.id],
};
const menu: TableMenu = {
  version: 1,
  categories: [
    { id: randomUUID(), name: 'CAFÉS', nameEn: '', products: [] },
    { id: randomUUID(), name: 'Cafés  da casa', nameEn: 'House  cafés', products: [bread] },
    { id: randomUUID(), name: 'Cafés', nameEn: '', products: [] },
  ],
  optionGroups: [doneness],
  stations: [],
};
const plan = (text: string) => planImport(menu, readTable(text, 'pt-BR'), 'pt-BR');
const head =
  'categoria;nome;preço;nome em inglês;categoria em inglês;descrição;descrição em inglês;grupos em inglês;opções em inglês';
const row = (price: string) =>
  `Cafés da casa;Pão de queijo;${price};Cheese purée;House cafés;"Da serra,\ncom café";With café;Doneness à point;Média = Medium rosé`;

test.each(['NFC', 'NFD'])('what differs only in single spaces and the form %s of its letters is unchanged', (form) => {
  const { preview, writes } = plan(`${head}\n${row('10')}`.normalize(form));
  expect([preview.problems, preview.counts, writes]).toEqual([[], { new: 0, changed: 0, unchanged: 1, absent: 0 }, []]);
});

test('beside a change it stays as it was written', () => {
  const { preview, writes } = plan(`${head}\n${row('12')}`.normalize('NFD'));
  expect(preview.rows[0]!.changes).toEqual([{ column: 'price', from: '10,00', to: '12,00' }]);
  expect(writes).toMatchObject([
    {
      entry: {
        name: bread.name,
        nameEn: bread.nameEn,
        description: bread.description,
        descriptionEn: bread.descriptionEn,
      },
      categoryRenamed: false,
      moved: false,
    },
  ]);
});

test('of categories that differ in case that one is meant whose letters are the same, in whatever form', () => {
  const { writes } = plan('categoria;nome;preço\nCafés;Coado;6'.normalize('NFD'));
  expect(writes[0]!.categoryId).toBe(menu.categories[2]!.id);
});

test('spaces within a description are its own, and another case is a change of a name', () => {
  const changes = (cells: string) =>
    plan(`categoria;nome;preço;descrição\nCafés da casa;${cells}`).preview.rows[0]!.changes;
  expect(changes('Pão de queijo;10;Da serra, com café').map(({ column }) => column)).toEqual(['description']);
  expect(changes('PÃO DE QUEIJO;10;"Da serra,\ncom café"').map(({ column }) => column)).toEqual(['name']);
});

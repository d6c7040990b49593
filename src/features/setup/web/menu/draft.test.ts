import { expect, test } from 'vitest';
import type { PresentMenu } from '../../contract.ts';
import { readCsv } from '../../paste/read-csv.ts';
import { readList } from '../../paste/read-list.ts';
import {
  asks,
  countOf,
  draftOfList,
  draftOfStarter,
  hasOtherSizes,
  isThere,
  presentText,
  shownPrice,
  takenOf,
} from './draft.ts';

const nothing: PresentMenu = { categories: [] };
const present = {
  categories: [{ name: 'Petiscos', dishes: [{ name: 'Pastel', priceCents: 1_000, pricing: null, sizes: null }] }],
};
const draftOf = (text: string, decided = new Map<string, number | 'out'>(), menu = nothing) =>
  draftOfList(readList(text), decided, menu);

test('a pasted price that differs is taken beside the present one, and what is there at that price is not sent', () => {
  for (const heading of ['PETISCOS\n', '']) {
    const draft = draftOf(`${heading}Pastel 15,00`, new Map(), present);
    expect(draft).toMatchObject([{ name: 'Petiscos', dishes: [{ name: 'Pastel', presentCents: 1_000 }] }]);
    expect(takenOf(draft)).toMatchObject({
      categories: [{ dishes: [{ name: 'Pastel', priceCents: 1_500, presentCents: 1_000 }] }],
    });
  }
  const same = draftOf('PETISCOS\nPastel 10,00\nCoxinha 8,00', new Map(), present);
  expect(same[0]!.dishes.map(isThere)).toEqual([true, false]);
  expect(countOf(same)).toEqual({ all: 2, taken: 1, unsure: 0, categories: 1 });
});

test("a kitchen's menu shows what is there at its present price", () => {
  const [category] = draftOfStarter('boteco', nothing);
  const [dish] = category!.dishes;
  const there = {
    categories: [{ name: category!.name, dishes: [{ name: dish!.name, priceCents: 1, pricing: null, sizes: null }] }],
  };
  expect(draftOfStarter('boteco', there)[0]!.dishes[0]).toMatchObject({ priceCents: 1, presentCents: 1 });
});

test('what is asked is counted until it is answered or taken out by hand', () => {
  const list = 'Pastel 10,00\nSuco 8,00 / 12,00\nLagosta (preço do dia)';
  const open = draftOf(list);
  expect(countOf(open)).toMatchObject({ all: 3, taken: 1, unsure: 2 });
  const [juice, lobster] = open[0]!.dishes.filter(asks);
  const answered = draftOf(
    list,
    new Map<string, number | 'out'>([
      [juice!.key, 800],
      [lobster!.key, 'out'],
    ]),
  );
  expect(countOf(answered)).toMatchObject({ all: 3, taken: 2, unsure: 0 });
  expect(takenOf(answered)).toMatchObject({ categories: [{ dishes: [{ name: 'Pastel' }, { priceCents: 800 }] }] });
});

test('an answer that was given can be told from a price that was read, and is the same in every language', () => {
  const list = 'Pastel 10,00\nLagosta (preço do dia)';
  const [, lobster] = draftOf(list)[0]!.dishes;
  expect(lobster!.key).toBe('\nLagosta\n');
  const [read, answered] = draftOf(list, new Map([[lobster!.key, 9_000]]))[0]!.dishes;
  expect([read!.answered, answered!.answered]).toEqual([false, true]);
});

test('of a dish in sizes it is said what each of them costs', () => {
  const [category] = draftOf('Pizza P 30 G 49,90');
  expect(category!.dishes[0]).toMatchObject({ note: 'Escolha 1: P R$\u00a030,00, G R$\u00a049,90', priceCents: 3_000 });
  const choices = [
    { name: 'P', priceDeltaCents: 0 },
    { name: 'G', priceDeltaCents: 1_990 },
  ];
  expect(takenOf([category!])).toMatchObject({ categories: [{ dishes: [{ name: 'Pizza', choices }] }] });
});

test('of sizes that are there a list changes the prices; other sizes stay as they are', () => {
  const sizes = [
    { name: 'P', priceDeltaCents: 0 },
    { name: 'M', priceDeltaCents: 1_000 },
  ];
  const dishes = [
    { name: 'Pizza', priceCents: 3_000, pricing: null, sizes },
    { name: 'Esfiha', priceCents: 600, pricing: null, sizes: null },
    { name: 'Calzone', priceCents: 3_000, pricing: null, sizes: [] },
  ];
  const draft = (list: string) =>
    draftOfList(readList(list), new Map(), { categories: [{ name: 'Pizzas', dishes }] })[0]!.dishes[0]!;
  expect(isThere(draft('Pizzas:\nPizza P 30 M 40'))).toBe(true);
  const dearer = draft('Pizzas:\nPizza P 30 M 45');
  expect([isThere(dearer), presentText(dearer)]).toEqual([false, 'P R$\u00a030,00, M R$\u00a040,00']);
  for (const other of ['Pizza P 33 M 40 G 50', 'Pizza 50', 'Esfiha P 5 M 6', 'Calzone P 30 M 40', 'Calzone 40']) {
    const [category] = draftOfList(readList(`Pizzas:\n${other}`), new Map(), {
      categories: [{ name: 'Pizzas', dishes }],
    });
    expect([other, hasOtherSizes(category!.dishes[0]!), takenOf([category!])]).toEqual([
      other,
      true,
      { categories: [] },
    ]);
  }
});

test('a table says how a dish is sold, which a list leaves as it is', () => {
  const menu = (pricing: 'weight' | null): PresentMenu => ({
    categories: [{ name: 'Buffet', dishes: [{ name: 'Salada', priceCents: 7_990, pricing, sizes: null }] }],
  });
  const table = readCsv('categoria;nome;preço por kg\nBuffet;Salada;79,90', 'pt-BR');
  const [dish] = draftOfList(table, new Map(), menu(null))[0]!.dishes;
  expect([isThere(dish!), presentText(dish!), shownPrice(dish!)]).toEqual([false, 'R$\u00a079,90', 'R$\u00a079,90/kg']);
  expect(takenOf(draftOfList(table, new Map(), nothing))).toMatchObject({
    categories: [{ dishes: [{ priceCents: 7_990, pricing: 'weight' }] }],
  });
  expect(isThere(draftOfList(table, new Map(), menu('weight'))[0]!.dishes[0]!)).toBe(true);
  const pasted = draftOf('BUFFET\nSalada 85,00', new Map(), menu('weight'));
  expect(shownPrice(pasted[0]!.dishes[0]!)).toBe('R$\u00a085,00/kg');
  expect(takenOf(pasted)).toMatchObject({ categories: [{ dishes: [{ pricing: undefined }] }] });
});

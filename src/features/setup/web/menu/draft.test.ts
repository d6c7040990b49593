import { expect, test } from 'vitest';
import type { PresentMenu } from '../../contract.ts';
import { readList } from '../../paste/read-list.ts';
import { asks, countOf, draftOfList, draftOfStarter, hasOtherSizes, isThere, presentText, takenOf } from './draft.ts';

const nothing: PresentMenu = { categories: [] };
const present = { categories: [{ name: 'Petiscos', dishes: [{ name: 'Pastel', priceCents: 1_000, sizes: null }] }] };
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
  const there = { categories: [{ name: category!.name, dishes: [{ name: dish!.name, priceCents: 1, sizes: null }] }] };
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
    { name: 'Pizza', priceCents: 3_000, sizes },
    { name: 'Esfiha', priceCents: 600, sizes: null },
    { name: 'Calzone', priceCents: 3_000, sizes: [] },
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

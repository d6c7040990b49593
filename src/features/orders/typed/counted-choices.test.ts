import { expect, test } from 'vitest';
import { tell } from '../../../../bench/typed/score.ts';
import { type ComandaMenu, readComanda } from './read-comanda.ts';

const product = (name: string, ...optionGroupIds: string[]) => ({
  id: name,
  name,
  priceCents: 1_000,
  available: true,
  optionGroupIds,
});
const group = (id: string, name: string, [min, max]: [number, number], repeats: boolean, options: string) => ({
  id,
  name,
  min,
  max,
  repeats,
  priceRule: 'sum' as const,
  options: options
    .split(', ')
    .map((each) => ({ id: `${id}/${each}`, name: each, priceDeltaCents: 0, available: true })),
});
const flavours = 'Chocolate, Creme, Pistache';
const menuOf = (repeats: boolean) =>
  ({
    categories: [
      {
        name: 'Sobremesas',
        products: [
          product('Sorvete 2 bolas', 'two'),
          product('Sorvete 3 bolas', 'three'),
          product('Petit gâteau', 'beside'),
          product('Chocolate quente'),
          product('Pudim'),
        ],
      },
      { name: 'Pizzas', products: [product('Pizza grande', 'halves'), product('Pizza 4 queijos', 'crust')] },
      {
        name: 'Combos',
        products: [
          product('Combo 1', 'drink'),
          product('Combo 2', 'drink'),
          product('Combo família 4 lanches', 'drinks'),
          product('Rodízio 2', 'drinks'),
        ],
      },
      { name: 'Pratos', products: [product('Baião de dois')] },
      { name: 'Bebidas', products: [product('Guaraná lata'), product('Coca-Cola lata')] },
    ],
    optionGroups: [
      group('two', 'Sabores', [2, 2], repeats, flavours),
      group('three', 'Sabores', [3, 3], repeats, flavours),
      group('beside', 'Acompanhamento', [0, 1], false, 'Chocolate, Creme'),
      group('halves', 'Sabores', [2, 2], false, 'Calabresa, Portuguesa'),
      group('crust', 'Borda', [0, 1], false, 'Catupiry, Cheddar'),
      group('drink', 'Bebida', [0, 1], false, 'Coca, Suco'),
      group('drinks', 'Bebidas', [0, 4], true, 'Coca, Suco'),
    ],
  }) as unknown as ComandaMenu;
const read = (text: string, repeats = true, answers = new Map<string, string>()) => {
  const menu = menuOf(repeats);
  return tell(menu, text, readComanda(menu, text, answers)).sort();
};

const readings: Record<string, [text: string, ...told: string[]][]> = {
  'a number before a choice counts it, and the dish is the one that takes so many': [
    ['sorvete 2 chocolate 1 creme', '= 1 Sorvete 3 bolas [Chocolate; Chocolate; Creme]'],
    ['sorvete duas de chocolate e uma de creme', '= 1 Sorvete 3 bolas [Chocolate; Chocolate; Creme]'],
    ['sorvete 1 chocolate 1 creme', '= 1 Sorvete 2 bolas [Chocolate; Creme]'],
    ['sorvete 2 chocolate', '= 1 Sorvete 2 bolas [Chocolate; Chocolate]'],
    ['1 sorvete 3 chocolate', '= 1 Sorvete 3 bolas [Chocolate; Chocolate; Chocolate]'],
    ['sorvete 2 chocolate e 1 creme e 1 pudim', '= 1 Pudim', '= 1 Sorvete 3 bolas [Chocolate; Chocolate; Creme]'],
  ],
  'it is asked where no dish takes so many, or how many there are is unclear': [
    ['sorvete 4 chocolate', '? sorvete'],
    ['sorvete 2 chocolate 2 creme', '? sorvete'],
    ['sorvete 2 chocolate e creme', '? sorvete'],
    ['2 sorvetes 2 chocolate 1 creme', '? sorvetes'],
  ],
  'a number before the next dish is how many of that': [
    ['sorvete 2 guaraná', '= 2 Guaraná lata', '? sorvete'],
    ['1 baião 2 guaraná', '= 1 Baião de dois', '= 2 Guaraná lata'],
  ],
  'with its unit, or as the end of a name, a number is of the name': [
    ['sorvete 3 bolas 2 chocolate 1 creme', '= 1 Sorvete 3 bolas [Chocolate; Chocolate; Creme]'],
    ['sorvete 2', '= 1 Sorvete 2 bolas', '? Sabores'],
    ['pizza 4 queijos', '= 1 Pizza 4 queijos'],
    ['pizza 4 queijos catupiry', '= 1 Pizza 4 queijos [Catupiry]'],
    ['combo 2 coca', '= 1 Combo 2 [Coca]'],
    ['combo família 4 lanches 2 coca 2 suco', '= 1 Combo família 4 lanches [Coca; Coca; Suco; Suco]'],
    ['rodízio 2', '= 1 Rodízio 2'],
    ['rodízio 2 2 coca', '= 1 Rodízio 2 [Coca; Coca]'],
    ['1 baião de dois', '= 1 Baião de dois'],
  ],
  'choices follow the dish that they belong to': [
    ['2 sorvetes 1 chocolate 1 creme', '? sorvetes'],
    ['2 sorvete 3 bolas 2 chocolate 1 creme', '= 2 Sorvete 3 bolas [Chocolate; Chocolate; Creme]'],
    [
      '2 sorvete 3 bolas 2 chocolate 1 creme e 1 pudim',
      '= 1 Pudim',
      '= 2 Sorvete 3 bolas [Chocolate; Chocolate; Creme]',
    ],
  ],
  'as many choices as dishes may be one for each: what each lacks is asked': [
    [
      '2 sorvete 2 bolas 1 chocolate 1 creme',
      '= 1 Sorvete 2 bolas [Chocolate]',
      '= 1 Sorvete 2 bolas [Creme]',
      '? Sabores',
      '? Sabores',
    ],
  ],
  'a choice that is named again is taken again': [
    ['sorvete 3 bolas chocolate chocolate creme', '= 1 Sorvete 3 bolas [Chocolate; Chocolate; Creme]'],
    ['sorvete 2 bolas creme, creme', '= 1 Sorvete 2 bolas [Creme; Creme]'],
    ['sorvete 2 bolas creme creme creme', '! creme', '= 1 Sorvete 2 bolas [Creme; Creme]'],
    ['pizza grande calabresa calabresa', '= 1 Pizza grande [Calabresa]', '? Sabores'],
  ],
};

for (const [rule, cases] of Object.entries(readings))
  test.each(cases)(`${rule}: %j`, (text, ...told) => {
    expect(read(text)).toEqual(told.sort());
  });

test.each(['sorvete 2 chocolate 1 creme', 'sorvete 2 chocolate'])(
  'where a choice is taken once, no dish is inferred: %s',
  (text) => {
    expect(read(text, false)).toEqual(['? sorvete']);
  },
);

test('the answer which dish it is has the choices that waited for it', () => {
  const text = '2 sorvetes 2 chocolate 1 creme';
  const [question] = readComanda(menuOf(true), text).asked;
  expect(question?.waiting.map(({ start, end }) => text.slice(start, end))).toEqual(['2', '2 chocolate 1 creme']);
  const answers = new Map([[question?.key ?? '', 'Sorvete 3 bolas']]);
  expect(read(text, true, answers)).toEqual(['= 2 Sorvete 3 bolas [Chocolate; Chocolate; Creme]']);
});

test('a number that is asked about with its choice holds for the answer, or is marked where it cannot', () => {
  const text = '2 combo família 4 lanches com 3 coca';
  const [question] = readComanda(menuOf(true), text).asked;
  expect(question?.candidates).toEqual([
    { kind: 'option', id: 'drinks/Coca', times: 3 },
    { kind: 'note', id: 'com 3 coca' },
  ]);
  const answers = new Map([[question!.key, 'drinks/Coca']]);
  expect(read(text, true, answers)).toEqual(['= 2 Combo família 4 lanches [Coca; Coca; Coca]']);
  const once = '2 combo 2 com 3 coca';
  const [asked] = readComanda(menuOf(true), once).asked;
  expect(read(once, true, new Map([[asked!.key, 'drink/Coca']]))).toEqual(['! 3', '= 2 Combo 2 [Coca]']);
});

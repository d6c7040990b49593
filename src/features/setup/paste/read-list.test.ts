import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

const list = `PETISCOS
Bolinho de feijoada (6 un) 29
Pastéis de feira 32,90 - carne, queijo ou palmito
Mandioca frita 27,5
BRASA
Picanha na brasa 79,90
com farofa e vinagrete
Costela no bafo R$ 82,90
Farofa da casa 1490
BEBIDAS:
• Chope pilsen 300 ml ..... 11,90
Suco 1 litro\tR$ 24
`;

test('a list as people keep it becomes categories, dishes and prices', () => {
  const read = readList(list);
  expect(
    read.map(({ name, dishes }) => [name, dishes.map((dish) => [dish.name, dish.priceCents, dish.description])]),
  ).toEqual([
    [
      'Petiscos',
      [
        ['Bolinho de feijoada', 2_900, '6 unidades'],
        ['Pastéis de feira', 3_290, ''],
        ['Mandioca frita', 2_750, ''],
      ],
    ],
    [
      'Brasa',
      [
        ['Picanha na brasa', 7_990, 'Com farofa e vinagrete'],
        ['Costela no bafo', 8_290, ''],
        ['Farofa da casa', null, ''],
      ],
    ],
    [
      'Bebidas',
      [
        ['Chope pilsen', 1_190, '300 ml'],
        ['Suco', 2_400, '1 litro'],
      ],
    ],
  ]);
  expect(read[0]!.dishes[1]!.choices).toEqual(['Carne', 'Queijo', 'Palmito']);
});

test.each([
  ['Farofa da casa 1490', [1_490, 149_000]],
  ['Pizza calabresa 39,90 49,90', [3_990, 4_990]],
  ['Pão de queijo 4.500', [450, 450_000]],
  ['Pão de queijo R$ 4,500', [450, 450_000]],
  ['Pão francês 0.990', []],
])('%j is not decided, but asked', (line, prices) => {
  const [category] = readList(line);
  expect(category!.dishes[0]).toMatchObject({ priceCents: null, prices });
});

test.each([
  ['Picanha 1.234,56', 123_456],
  ['Picanha 1,234.56', 123_456],
  ['Picanha R$79', 7_900],
  ['Picanha: 79,90 reais', 7_990],
  ['Coca 2 litros 16,90', 1_690],
  ['Pizza 4 queijos 52,90', 5_290],
  ['Picanha 299', 29_900],
])('%j costs %i cents', (line, cents) => {
  expect(readList(line)[0]!.dishes[0]!.priceCents).toBe(cents);
});

test('a number in the name stays in it', () => {
  expect(readList('Pizza 4 queijos 52,90')[0]!.dishes[0]!.name).toBe('Pizza 4 queijos');
});

test('one heading twice is one category, and a list without any has one without a name', () => {
  expect(readList('A\nx 1,00\nB\ny 2,00\na\nz 3,00').length).toBe(2);
  expect(readList('Sopa 10,00').map(({ name }) => name)).toEqual(['']);
});

test('whatever is pasted, nothing breaks, and no price is made up', () => {
  const unit = fc.constantFrom('a', 'R$', ' ', '1', '9', ',', '.', '\n', '(', ')', '-', ' ou ', 'ml', '\t', '😀');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 120 }), (text) => {
      for (const { dishes } of readList(text))
        for (const { priceCents, prices, name } of dishes) {
          expect(name).not.toBe('');
          for (const cents of [...prices, priceCents ?? 0])
            expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
        }
    }),
  );
});

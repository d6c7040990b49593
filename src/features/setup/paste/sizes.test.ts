import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

const dishesOf = (text: string) => readList(text).flatMap(({ dishes }) => dishes);

test.each([
  ['Pizza: P 30 M 40 G 50', 'Pizza', { P: 3_000, M: 4_000, G: 5_000 }],
  ['Pizza calabresa P 39.90 G 49.90', 'Pizza calabresa', { P: 3_990, G: 4_990 }],
  ['Pizza P 30 G 49,90', 'Pizza', { P: 3_000, G: 4_990 }],
  ['Suco G 12,00 / P 8,00', 'Suco', { G: 1_200, P: 800 }],
  ['Chopp claro 300ml R$ 9,90 / 500ml R$ 14,90', 'Chopp claro', { '300ml': 990, '500ml': 1_490 }],
  ['Suco copo 8 jarra 20', 'Suco', { Copo: 800, Jarra: 2_000 }],
  ['Fries - small 18, large 28', 'Fries', { Small: 1_800, Large: 2_800 }],
  ['Lemonade S 8 M 10 L 12', 'Lemonade', { S: 800, M: 1_000, L: 1_200 }],
  ['Pizza (P) 30 (G) 50', 'Pizza', { P: 3_000, G: 5_000 }],
  ['Pizza brotinho 30 grande 60', 'Pizza', { Brotinho: 3_000, Grande: 6_000 }],
  ['Cerveja lata 6 long neck 9 600ml 14', 'Cerveja', { Lata: 600, 'Long neck': 900, '600ml': 1_400 }],
  ['X-Tudo simples 20 duplo 28', 'X-Tudo', { Simples: 2_000, Duplo: 2_800 }],
  ['Whisky dose 25 / garrafa 300', 'Whisky', { Dose: 2_500, Garrafa: 30_000 }],
  ['Coke can 6 / 2L 14', 'Coke', { Can: 600, '2L': 1_400 }],
  ['Beer 600ml 15 1L 22', 'Beer', { '600ml': 1_500, '1L': 2_200 }],
  ['Água 500ml 4 1,5L 7', 'Água', { '500ml': 400, '1,5L': 700 }],
  ['Pizza doce P-30 M-40 G-50', 'Pizza doce', { P: 3_000, M: 4_000, G: 5_000 }],
  ['Pizza doce P=30 M=40 G=50', 'Pizza doce', { P: 3_000, M: 4_000, G: 5_000 }],
  ['Pizza P30 M40 G50', 'Pizza', { P: 3_000, M: 4_000, G: 5_000 }],
  ['X-Burguer simples 18 duplo 24 triplo 30', 'X-Burguer', { Simples: 1_800, Duplo: 2_400, Triplo: 3_000 }],
  ['Pizza napolitana\nP 30\nM 40\nG 50', 'Pizza napolitana', { P: 3_000, M: 4_000, G: 5_000 }],
  ['PIZZA\nP 30\nG 50', 'PIZZA', { P: 3_000, G: 5_000 }],
  ['Chopp Brahma 300ml - 9,90\n500ml - 14,90', 'Chopp Brahma', { '300ml': 990, '500ml': 1_490 }],
  ['Pizza P 30\nM 40', 'Pizza', { P: 3_000, M: 4_000 }],
  ['Feijoada inteira 90 meia 55', 'Feijoada', { Inteira: 9_000, Meia: 5_500 }],
])('%j is one dish in sizes', (line, name, prices) => {
  const [dish] = dishesOf(line);
  expect(dish).toMatchObject({ name, prices: [], priceCents: Math.min(...Object.values(prices)) });
  const asked = dish!.choices.map((size) => [size.name, dish!.priceCents! + size.priceDeltaCents]);
  expect(Object.fromEntries(asked)).toEqual(prices);
});

test.each([
  ['Pizza P 30 P 40', [3_000, 4_000]],
  ['Pizza P 30 M', [3_000]],
  ['Pizza P 30 com borda 40', [3_000, 4_000]],
  ['Pizza frango P M 40 G 50', [4_000, 5_000]],
  ['Suco copo 8 jarra 20\nSuco copo 12 jarra 8', [800, 2_000, 1_200]],
  ['Pizza P 1490 G 49,90', [1_490, 149_000, 4_990]],
])('of %j the sizes are not sure', (line, prices) => {
  expect(dishesOf(line)).toMatchObject([{ choices: [], priceCents: null, prices }]);
});

test('a size below a dish of one price is asked about by itself', () => {
  expect(dishesOf('Coca-Cola 8\nLata 6')).toMatchObject([
    { name: 'Coca-Cola', priceCents: 800, choices: [] },
    { name: 'Lata', priceCents: null, prices: [600] },
  ]);
});

test('a can under a heading may be a dish of its own: it is asked about, and the heading stays one', () => {
  expect(readList('Petiscos:\nPastel 10\nBEBIDAS\nLata 6\nÁgua 4')).toMatchObject([
    { name: 'Petiscos', dishes: [{ name: 'Pastel' }] },
    {
      name: 'Bebidas',
      dishes: [
        { name: 'Lata', priceCents: null, prices: [600] },
        { name: 'Água', priceCents: 400 },
      ],
    },
  ]);
});

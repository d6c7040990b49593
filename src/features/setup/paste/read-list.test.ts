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
  expect(read[0]!.dishes[1]!.choices).toEqual(
    ['Carne', 'Queijo', 'Palmito'].map((name) => ({ name, priceDeltaCents: 0 })),
  );
});

test.each([
  ['Farofa da casa 1490', [1_490, 149_000]],
  ['Pizza calabresa 39,90 49,90', [3_990, 4_990]],
  ['Pão de queijo 4.500', [450, 450_000]],
  ['Pão de queijo R$ 4,500', [450, 450_000]],
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

const dishesOf = (text: string) => readList(text).flatMap(({ dishes }) => dishes);

test.each([
  ['X-Tudo.....24,9', 'X-Tudo', 2_490],
  ['Esfiha R$5.50 un', 'Esfiha', 550],
  ['Esfiha 5,50 un', 'Esfiha', 550],
  ['Pastel R$ 9 ,90', 'Pastel', 990],
  ['Pastel 25,oo', 'Pastel', 2_500],
  ['Promoção: 3 espetos por 30', 'Promoção: 3 espetos', 3_000],
  ['Agua frita $ 35.00', 'Agua frita', 3_500],
  ['3. Cartola 18,00', 'Cartola', 1_800],
  ['4) Cartola 18', 'Cartola', 1_800],
  ['3 Pastéis 12,00', '3 Pastéis', 1_200],
  ['3 Pastéis 12', '3 Pastéis', 1_200],
  ['2x1 Chope 20', '2x1 Chope', 2_000],
  ['7-Up 6,00', '7-Up', 600],
  ['Pizza 4 queijos 52', 'Pizza 4 queijos', 5_200],
  ['Feijoada (serve 2) 60', 'Feijoada', 6_000],
  ['10,00 Pastel', 'Pastel', 1_000],
  ['Picanha\n79,90', 'Picanha', 7_990],
])('%j is %s at %i cents', (line, name, priceCents) => {
  expect(dishesOf(line)).toMatchObject([{ name, priceCents }]);
});

test.each([
  ['Couvert artístico grátis', 'Couvert artístico', [0]],
  ['Lagosta (preço do dia)', 'Lagosta', []],
  ['Lagosta sob consulta', 'Lagosta sob consulta', []],
  ['Vinho 80 taça 22', 'Vinho', [8_000, 2_200]],
  ['Tapioca R$-5,00', 'Tapioca', []],
  ['Torta 0', 'Torta', [0]],
  ['Mandioca 27 com queijo', 'Mandioca', [2_700]],
  ['Pizza 4 queijos', 'Pizza 4 queijos', []],
  ['Picanha 89,90 kg', 'Picanha 89,90 kg', []],
  ['79,90', '79,90', [7_990]],
  ['Caesar Salad\nRomaine, parmesan and croutons\n28.00', 'Caesar Salad', [2_800]],
])('%j is asked about, as pasted, and takes no dish after it', (line, name, prices) => {
  const [asked, next] = dishesOf(`${line}\nSopa 10,00`);
  expect(asked).toMatchObject({ name, priceCents: null, prices, said: line.split('\n') });
  expect(next).toMatchObject({ name: 'Sopa', priceCents: 1_000 });
  expect(readList(`${line}\nSopa 10,00`).map((category) => category.name)).toEqual(['']);
});

test('a heading that no dish follows is asked about, wherever it stands', () => {
  expect(
    readList('CARDÁPIO\nPETISCOS\nPastel 10,00\nSOBREMESAS').map(({ name, dishes }) => [
      name,
      dishes.map((dish) => [dish.name, dish.priceCents]),
    ]),
  ).toEqual([
    ['', [['CARDÁPIO', null]]],
    [
      'Petiscos',
      [
        ['Pastel', 1_000],
        ['SOBREMESAS', null],
      ],
    ],
  ]);
});

test('among headings that are set off a plain line is a dish that lacks its price, and words about a dish are none', () => {
  expect(
    readList('BRASA\nPicanha 79,90\nCom farofa e vinagrete\nLagosta\nCostela 82,90\n\nBEBIDAS\nSuco 9').map(
      ({ name, dishes }) => [name, dishes.map((dish) => [dish.name, dish.priceCents, dish.description])],
    ),
  ).toEqual([
    [
      'Brasa',
      [
        ['Picanha', 7_990, 'Com farofa e vinagrete'],
        ['Lagosta', null, ''],
        ['Costela', 8_290, ''],
      ],
    ],
    ['Bebidas', [['Suco', 900, '']]],
  ]);
});

test('a name that stands twice is asked about once, unless its measure tells the two apart', () => {
  expect(dishesOf('Suco de caju 9\nsuco de caju 11')).toMatchObject([
    {
      name: 'Suco de caju',
      priceCents: null,
      prices: [900, 1_100],
      repeated: true,
      said: ['Suco de caju 9', 'suco de caju 11'],
    },
  ]);
  expect(dishesOf('Chope 300 ml 9,90\nChope 500 ml 12,90')).toMatchObject([
    { name: 'Chope 300 ml', priceCents: 990 },
    { name: 'Chope 500 ml', priceCents: 1_290 },
  ]);
});

test('a plain line among dishes is one that lacks its price, but where it is called as parts of menus are', () => {
  const named = (text: string) =>
    readList(text).map(({ name, dishes }) => [name, dishes.map((dish) => [dish.name, dish.priceCents])]);
  expect(named('Bebidas\nCerveja 10\nÁgua\nSuco 8\nSobremesas\nPudim 12')).toEqual([
    [
      'Bebidas',
      [
        ['Cerveja', 1_000],
        ['Água', null],
        ['Suco', 800],
      ],
    ],
    ['Sobremesas', [['Pudim', 1_200]]],
  ]);
  expect(named('DRINKS\nBeer 10\nWater\nJuice 8')).toEqual([
    [
      'Drinks',
      [
        ['Beer', 1_000],
        ['Water', null],
        ['Juice', 800],
      ],
    ],
  ]);
});

test.each([
  ['Strogonoff de frango\nCom arroz e batata palha\nR$ 32,00', 'Strogonoff de frango', 'Com arroz e batata palha'],
  ['FILÉ\nacompanha fritas\n45,00', 'FILÉ', 'Acompanha fritas'],
  ['Esfiha 5,50 un', 'Esfiha', 'Por unidade'],
  ['Esfiha R$ 5,50/un', 'Esfiha', 'Por unidade'],
])('%j is a dish, what it is made of, and its price', (text, name, description) => {
  expect(dishesOf(`${text}\n\nSopa 10,00`)[0]).toMatchObject({ name, description, said: text.split('\n') });
  expect(dishesOf(text)[0]!.priceCents).not.toBeNull();
});

test.each([
  ['*PETISCOS* 🍤\nPastel 9,00', 'Petiscos', 'Pastel'],
  ['🍺 *BEBIDAS* 🍺\n_Suco_ 8,00', 'Bebidas', 'Suco'],
  ['SALADAS\nAlface, tomate\n20,00', 'Saladas', 'Alface, tomate'],
])('of %j the heading is %s and the dish %s', (text, heading, dish) => {
  expect(readList(text)).toMatchObject([{ name: heading, dishes: [{ name: dish }] }]);
});

test('what is bold in a line of its own is a heading', () => {
  expect(readList('Sucos\nLaranja 8\nPizzas\nMargherita 40\n*Kids*\nMini 9').map(({ name }) => name)).toEqual([
    'Sucos',
    'Pizzas',
    'Kids',
  ]);
  expect(readList('*Starters*\nOlives 12\n*Sweet things*\nFlan 9\n*da casa*')).toMatchObject([
    { name: 'Starters', dishes: [{ name: 'Olives' }] },
    { name: 'Sweet things', dishes: [{ name: 'Flan', description: 'Da casa' }] },
  ]);
});

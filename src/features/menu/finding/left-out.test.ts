import { expect, test } from 'vitest';
import { findDishes, indexForSearch, nearestDishes } from './find.ts';
import { leftOutIn } from './left-out.ts';
import { dish } from './sample-dish.ts';
import { anything } from './wanted.ts';

test.each([
  ['sem leite', '', ['leite']],
  ['Sem lactose', '', ['lactose']],
  ['pudim sem leite nem ovo', 'pudim', ['leite', 'ovo']],
  ['sem frutos do mar', '', ['crustaceos']],
  ['no milk', '', ['leite', 'lactose']],
  ['no milk or eggs please', 'please', ['leite', 'lactose', 'ovo']],
  ['pudding no milk', 'pudding', ['leite', 'lactose']],
  ['peixe no leite', 'peixe no leite', []],
  ['dairy-free', '', ['leite', 'lactose']],
  ['gluten free bread', 'bread', ['gluten']],
  ['zero lactose', '', ['lactose']],
  ['lactose free', '', ['lactose']],
  ['lactose', '', ['lactose']],
  ['Dairy', '', ['leite', 'lactose']],
  ['laticínios', '', ['leite', 'lactose']],
  ['com lactose', 'com lactose', []],
  ['sem amendoim', '', ['amendoim', 'nozes', 'amendoas']],
  ['peanut-free', '', ['amendoim', 'nozes', 'amendoas']],
  ['no peanuts', '', ['amendoim', 'nozes', 'amendoas']],
  ['sem nozes', '', ['nozes']],
  ['peanut', 'peanut', []],
  ['frango no leite de coco', 'frango no leite de coco', []],
  ['com leite', 'com leite', []],
  ['sem', 'sem', []],
  ['free', 'free', []],
  ['', '', []],
])('%j looks for %j without %j', (text, rest, without) => {
  expect(leftOutIn(text)).toEqual({ text: rest, diets: [], without, absent: [] });
});

test.each([
  ['sem carne', '', ['vegetariano'], [], []],
  ['no meat', '', ['vegetariano'], [], []],
  ['no red meat', '', ['vegetariano'], [], []],
  ['meat-free burger', 'burger', ['vegetariano'], [], []],
  ['sem carne nem leite', '', ['vegetariano'], ['leite'], []],
  ['sem frango', '', [], [], ['frango']],
  ['sem carne de porco', '', [], [], ['carne de porco']],
  ['água sem gás', 'agua', [], [], ['gas']],
  ['zero álcool', '', [], [], ['alcool']],
  ['alcohol-free beer', 'beer', [], [], ['alcohol']],
  ['burger no onions', 'burger', [], [], ['onions']],
  ['sem cebola e alho', '', [], [], ['cebola', 'alho']],
  ['sem cebola e sem ovo', '', [], ['ovo'], ['cebola']],
  ['sem molho de tomate', '', [], [], ['molho de tomate']],
  ['sem a cebola', '', [], [], ['cebola']],
  ['sem leite de coco', '', [], ['leite'], ['coco']],
  ['sem glúten e vegano', 'e vegano', [], ['gluten'], []],
  ['frango no forno', 'frango no forno', [], [], []],
  ['no forno', 'no forno', [], [], []],
  ['camarão no alho', 'camarao no alho', [], [], []],
  ['sem o', 'sem o', [], [], []],
])('%j looks for %j that suits %j, without %j, and with no %j', (text, rest, diets, without, absent) => {
  expect(leftOutIn(text)).toEqual({ text: rest, diets, without, absent });
});

const products = [
  dish('Pudim de leite', { allergens: ['leite', 'lactose'] }),
  dish('Pão de queijo', { allergens: ['lactose'], tags: ['sem_gluten'] }),
  dish('Pudim de coco'),
  dish('Brownie sem glúten'),
  dish('Torta', { allergens: ['gluten'], tags: ['sem_gluten'] }),
];
const found = (text: string, of = products, said: 'Sem glúten' | 'Gluten-free' = 'Sem glúten') => {
  const index = indexForSearch({ optionGroups: [], categories: [{ id: 'c', name: 'C', products: of }] }, () => said);
  const names = (find: typeof findDishes) =>
    find(index, { ...anything, text }).flatMap((category) => category.products.map(({ name }) => name));
  return { all: names(findDishes), near: names(nearestDishes) };
};

test.each(['sem leite', 'no milk', 'dairy free'])(
  '%j finds what has none, and nothing of it is near either',
  (text) => {
    expect(found(text).all).not.toContain('Pudim de leite');
    expect(found(text).all).toContain('Pudim de coco');
    expect(found(`${text} xilofone`).near).toEqual([]);
  },
);

test('what is left out narrows down what is looked for', () => {
  expect(found('pudim sem leite').all).toEqual(['Pudim de coco']);
});

test.each([
  ['sem glúten', 'Sem glúten'],
  ['gluten free', 'Sem glúten'],
  ['sem gluten', 'Gluten-free'],
] as const)('%j finds what is marked %s or named so, and never what declares gluten', (text, said) => {
  expect(found(text, products, said).all.toSorted()).toEqual(['Brownie sem glúten', 'Pão de queijo']);
});

test('a house that marks nothing as free of gluten says by its allergens what has none', () => {
  const unmarked = [dish('Filé', { allergens: ['gluten'] }), dish('Arroz')];
  expect(found('sem glúten', unmarked).all).toEqual(['Arroz']);
});

import { expect, test } from 'vitest';
import type { Menu } from '../contract.ts';
import { findDishes, indexForSearch, nearestDishes } from './find.ts';
import { dish } from './sample-dish.ts';
import { anything, parseFilters } from './wanted.ts';

const option = (name: string) => ({ id: name, name, priceDeltaCents: 0, available: true });

const portuguese: Pick<Menu, 'categories' | 'optionGroups'> = {
  optionGroups: [{ id: 'gas', name: 'Tipo', min: 1, max: 1, options: [option('Sem gás'), option('Com gás')] }],
  categories: [
    {
      id: 'mains',
      name: 'Pratos principais',
      products: [
        dish('Salada da horta', { description: 'Folhas da manhã, pepino e tomate-cereja' }),
        dish('Pescada com crosta de castanha', { description: 'Pescada grelhada e purê', allergens: ['peixe'] }),
        dish('Vatapá', { description: 'Creme da Bahia', allergens: ['peixe', 'crustaceos'] }),
        dish('Bobó de camarão', { description: 'Camarões no creme de mandioca' }),
        dish('Coxinha de frango com catupiry'),
        dish('Estrogonofe de filé', { description: 'Tiras de filé-mignon e batata palha' }),
        dish('Batata rústica', { description: 'Assada com casca' }),
        dish('Caldinho de feijão'),
      ],
    },
    {
      id: 'sweets',
      name: 'Sobremesas',
      products: [dish('Cocada de forno'), dish('Pudim de leite'), dish('Pé-de-moleque', { allergens: ['amendoim'] })],
    },
    {
      id: 'drinks',
      name: 'Bebidas',
      products: [
        dish('Chope pilsen'),
        dish('Taça de tinto da Serra Gaúcha', { description: 'Merlot' }),
        dish('Guaraná em lata'),
        dish('Água mineral', { optionGroupIds: ['gas'] }),
        dish('Café espresso'),
      ],
    },
  ],
};
const english: typeof portuguese = {
  optionGroups: [],
  categories: [
    {
      id: 'mains',
      name: 'Main courses',
      products: [
        dish('Beef stroganoff', { description: 'Strips of beef' }),
        dish('Nut-crusted hake', { allergens: ['peixe'] }),
        dish('Shrimp bobó'),
        dish('Grilled picanha'),
        dish('Bean broth'),
      ],
    },
    {
      id: 'drinks',
      name: 'Drinks',
      products: [
        dish('Draught pilsner'),
        dish('Glass of Serra Gaúcha red', { description: 'Merlot from Bento Gonçalves' }),
        dish('Espresso'),
        dish('Guaraná, can'),
      ],
    },
  ],
};
const names = (categories: Menu['categories']) =>
  categories.flatMap(({ products }) => products.map(({ name }) => name));
const searched = (menu: typeof portuguese) => {
  const index = indexForSearch(menu, () => '');
  return (text: string) => names(findDishes(index, { ...anything, text }));
};
const inPortuguese = searched(portuguese);
const inEnglish = searched(english);

test.each([
  ['cerveja', ['Chope pilsen']],
  ['cervejas', ['Chope pilsen']],
  ['cerv', ['Chope pilsen']],
  ['beer', ['Chope pilsen']],
  ['coca', ['Guaraná em lata', 'Cocada de forno']],
  ['refrigerante', ['Guaraná em lata']],
  ['vinho', ['Taça de tinto da Serra Gaúcha']],
  ['wine', ['Taça de tinto da Serra Gaúcha']],
  ['peixe', ['Pescada com crosta de castanha', 'Vatapá']],
  ['strogonoff', ['Estrogonofe de filé']],
  ['água com gás', ['Água mineral']],
  ['batata frita', ['Batata rústica']],
  ['shrimp', ['Bobó de camarão']],
  ['camarões', ['Bobó de camarão']],
  ['chicken', ['Coxinha de frango com catupiry']],
  ['coffee', ['Café espresso']],
  ['cofee', ['Café espresso']],
  ['chiken', ['Coxinha de frango com catupiry']],
  ['dessert', ['Cocada de forno', 'Pudim de leite', 'Pé-de-moleque']],
  ['peanut', ['Pé-de-moleque']],
  ['amendoins', ['Pé-de-moleque']],
])('%s finds, on a menu in Portuguese, %j', (text, found) => {
  expect(inPortuguese(text)).toEqual(found);
});

test.each([
  ['beer', ['Draught pilsner']],
  ['wine', ['Glass of Serra Gaúcha red']],
  ['fish', ['Nut-crusted hake']],
  ['prawn', ['Shrimp bobó']],
  ['coffee', ['Espresso']],
  ['cofee', ['Espresso']],
  ['soda', ['Guaraná, can']],
  ['steak', ['Grilled picanha']],
  ['soup', ['Bean broth']],
])('%s finds, on a menu in English, %j', (text, found) => {
  expect(inEnglish(text)).toEqual(found);
});

test('who looks for a kind is shown no other kind', () => {
  expect(inEnglish('hake')).toEqual(['Nut-crusted hake']);
  expect(inPortuguese('salmão')).toEqual([]);
});

test('a word that menus have is not taken for another one, nor is a short one', () => {
  const index = indexForSearch({ ...portuguese, categories: portuguese.categories.slice(0, 1) }, () => '');
  expect(names(findDishes(index, { ...anything, text: 'cerveja' }))).toEqual([]);
  expect(inPortuguese('bobo')).toEqual(['Bobó de camarão']);
  expect(inPortuguese('bibo')).toEqual([]);
});

test('where nothing answers to every word, what answers to one of them is near, within the filters', () => {
  const index = indexForSearch(portuguese, () => '');
  const near = (text: string, filters = '') => names(nearestDishes(index, { text, ...parseFilters(filters) }));
  expect(near('camarão xilofone')).toEqual(['Bobó de camarão']);
  expect(near('pescada xilofone', 'peixe')).toEqual([]);
  expect(near('xilofone')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Menu } from '../contract.ts';
import { isAlike } from './alike.ts';
import { findDishes, indexForSearch } from './find.ts';
import { dish } from './sample-dish.ts';
import { anything, type Wanted } from './wanted.ts';

const said = { vegano: 'Vegano', vegetariano: 'Vegetariano', sem_gluten: 'Sem glúten', picante: 'Picante' };

const menu: Pick<Menu, 'categories' | 'optionGroups'> = {
  optionGroups: [],
  categories: [
    {
      id: 'mains',
      name: 'Pratos principais',
      products: [
        dish('Picanha na brasa', { description: 'Farofa de manteiga e vinagrete', allergens: ['leite'] }),
        dish('Moqueca de banana-da-terra', { tags: ['vegano', 'sem_gluten'], description: 'Leite de coco e dendê' }),
        dish('Filé à parmegiana', { description: 'Muçarela, arroz e fritas', allergens: ['gluten', 'leite'] }),
      ],
    },
    {
      id: 'drinks',
      name: 'Bebidas',
      products: [
        dish('Caipirinha de caju', { tags: ['vegano'] }),
        dish('Açaí na tigela', { tags: ['vegetariano'], allergens: ['leite'] }),
        dish('Água com gás'),
      ],
    },
  ],
};
const index = indexForSearch(menu, (tag) => said[tag]);
const find = (wanted: Partial<Wanted>) =>
  findDishes(index, { ...anything, ...wanted }).flatMap(({ products }) => products.map(({ name }) => name));

test('accents and capitals make no difference, in names, descriptions, categories and marks', () => {
  expect(find({ text: 'acai' })).toEqual(['Açaí na tigela']);
  expect(find({ text: 'FILE' })).toEqual(['Filé à parmegiana']);
  expect(find({ text: 'dende' })).toEqual(['Moqueca de banana-da-terra']);
  expect(find({ text: 'bebidas' })).toHaveLength(3);
  expect(find({ text: 'sem gluten' })).toEqual(['Moqueca de banana-da-terra']);
});

test('small misspellings are forgiven where nothing is spelled so', () => {
  expect(find({ text: 'pincanha' })).toEqual(['Picanha na brasa']);
  expect(find({ text: 'picnaha' })).toEqual(['Picanha na brasa']);
  expect(find({ text: 'parmeggiana' })).toEqual(['Filé à parmegiana']);
  expect(find({ text: 'caipirina de cajú' })).toEqual(['Caipirinha de caju']);
  expect(find({ text: 'muzarela' })).toEqual(['Filé à parmegiana']);
  // 'agua' is there as it is written: nothing that is only like it comes along.
  expect(find({ text: 'agua' })).toEqual(['Água com gás']);
  expect(isAlike('caj', 'caju')).toBe(false);
  expect(isAlike('moca', 'boca')).toBe(false);
});

test('every word has to be found, and a name tells more than a description', () => {
  expect(find({ text: 'moqueca picanha' })).toEqual([]);
  for (const text of ['xilofone', '🍕', '?']) expect(find({ text })).toEqual([]);
  const both = indexForSearch(
    {
      optionGroups: [],
      categories: [{ id: 'c', name: 'C', products: [dish('Arroz', { description: 'com feijão' }), dish('Feijão')] }],
    },
    () => '',
  );
  expect(findDishes(both, { ...anything, text: 'feijao' })[0]?.products.map(({ name }) => name)).toEqual([
    'Feijão',
    'Arroz',
  ]);
});

test('diets and allergens narrow it down, together with words; what is vegan is vegetarian', () => {
  expect(find({ diets: ['vegetariano'] })).toEqual([
    'Moqueca de banana-da-terra',
    'Caipirinha de caju',
    'Açaí na tigela',
  ]);
  expect(find({ diets: ['vegano', 'sem_gluten'] })).toEqual(['Moqueca de banana-da-terra']);
  expect(find({ without: ['leite', 'gluten'] })).not.toContain('Filé à parmegiana');
  expect(find({ without: ['leite'], text: 'bebidas' })).toEqual(['Caipirinha de caju', 'Água com gás']);
});

const option = (name: string) => ({ id: name, name, priceDeltaCents: 0, available: true });
const house = indexForSearch(
  {
    optionGroups: [{ id: 'side', name: 'Recheio', min: 1, max: 1, options: [option('Frango'), option('Queijo')] }],
    categories: [
      {
        id: 'c',
        name: 'Pratos',
        products: [
          dish('Crepe', { optionGroupIds: ['side'] }),
          dish('Galinha caipira'),
          dish('Feijão', { description: 'Com bacon' }),
          dish('Camarão no alho'),
          dish('Salada', { tags: ['vegetariano'], description: 'Sem cebola' }),
          dish('Vinagrete', { description: 'Tomate e cebola' }),
        ],
      },
      {
        id: 'd',
        name: 'Bar',
        products: [dish('Chope'), dish('Cerveja sem álcool'), dish('Água com gás'), dish('Água')],
      },
    ],
  },
  (tag) => said[tag],
);

test.each([
  ['sem carne', ['Salada']],
  ['no meat', ['Salada']],
  ['cerveja sem álcool', ['Cerveja sem álcool']],
  ['no alcohol', ['Cerveja sem álcool']],
  ['sem cebola', ['Salada']],
  ['água sem gás', ['Água']],
])('what is said to be without is found by %j: %j', (text, names) => {
  expect(findDishes(house, { ...anything, text }).flatMap(({ products }) => products.map(({ name }) => name))).toEqual(
    names,
  );
});

test.each([
  ['sem frango', ['Crepe', 'Galinha caipira']],
  ['sem porco', ['Feijão']],
  ['no pork', ['Feijão']],
  ['sem alho', ['Camarão no alho']],
])('where nothing is said to be without, %j finds all but %j', (text, names) => {
  const all = house.map(({ product }) => product.name);
  const found = findDishes(house, { ...anything, text }).flatMap(({ products }) => products.map(({ name }) => name));
  expect(found).toEqual(all.filter((name) => !names.includes(name)));
});

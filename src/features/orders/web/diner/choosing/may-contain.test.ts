import { expect, test } from 'vitest';
import { dish } from '../../../../menu/finding/sample-dish.ts';
import { parseFilters } from '../../../../menu/finding/wanted.ts';
import { avoidedInOptions, containedIn, declaredByName, mayContain } from './may-contain.ts';

const option = (name: string, inPortuguese?: string) => ({
  id: name,
  name,
  inPortuguese,
  priceDeltaCents: 0,
  available: true,
});

test.each([
  ['Leite em pó', 'leite', ['leite']],
  ['Leite condensado', 'lactose', ['lactose']],
  ['Queijo coalho', 'leite', ['leite']],
  ['Sorvete de creme', 'leite', ['leite']],
  ['Purê de mandioquinha', 'lactose', ['lactose']],
  ['Muçarela de búfala', 'lactose', ['lactose']],
  ['Camarão grelhado', 'crustaceos', ['crustaceos']],
  ['Camarão com catupiry', 'crustaceos leite', ['leite', 'crustaceos']],
  ['Castanha-de-caju tostada', 'nozes', ['nozes']],
  ['Paçoca', 'nozes', ['nozes']],
  ['Paçoca', 'amendoim', ['amendoim']],
  ['Molho satay', 'amendoim', ['amendoim']],
  ['Ovo caipira frito', 'ovo', ['ovo']],
  ['Banana empanada', 'sem_gluten', ['gluten']],
  ['Queijo coalho', 'vegano', ['leite']],
  ['Arroz branco', 'leite ovo crustaceos nozes', []],
  ['Leite em pó', 'ovo', []],
  ['Frango grelhado', 'vegetariano', ['meat']],
  ['Carne-seca com queijo', 'vegano', ['meat', 'leite']],
  ['Frango grelhado', 'leite', []],
  ['Hambúrguer de grão-de-bico', 'vegano', []],
  ['Carne de jaca', 'vegetariano', []],
  ['Sem bacon', 'vegetariano', []],
  ['Sem queijo', 'leite', []],
  ['Sem cebola e com queijo', 'leite', ['leite']],
])('%s, for whom avoids %s: %j', (name, filters, marks) => {
  expect(mayContain(option(name), avoidedInOptions(parseFilters(filters)), new Map())).toEqual(marks);
});

test('what the house calls it counts as well as what the guest reads', () => {
  const milk = avoidedInOptions(parseFilters('leite'));
  expect(mayContain(option('Milk powder', 'Leite em pó'), milk, new Map())).toEqual(['leite']);
  expect(mayContain(option('Topping of the day', 'Requeijão'), milk, new Map())).toEqual(['leite']);
});

test('an option that is called like a dish may contain what that dish declares', () => {
  const declared = declaredByName([dish('Batata rústica', { allergens: ['gluten', 'ovo'] })]);
  const gluten = avoidedInOptions(parseFilters('gluten'));
  expect(mayContain(option('Batata rústica'), gluten, declared)).toEqual(['gluten']);
  expect(mayContain(option('Rustic potatoes', 'Batata rústica'), gluten, declared)).toEqual(['gluten']);
  expect(mayContain(option('Batata'), gluten, declared)).toEqual([]);
});

test.each([
  [['leite'], 'leite', ['leite'], []],
  [['leite'], 'vegano', ['leite'], ['ovo']],
  [['ovo'], 'leite ovo', ['ovo'], ['leite']],
  [['amendoim'], 'leite', [], ['leite']],
  [undefined, 'leite', [], ['leite']],
] as const)(
  'what an option declares (%j), for whom avoids %s, it contains: %j; by its name it may contain %j',
  (own, filters, sure, may) => {
    const custard = { ...option('Creme de ovos'), ...(own && { allergens: [...own] }) };
    const avoided = avoidedInOptions(parseFilters(filters));
    expect([containedIn(custard, avoided), mayContain(custard, avoided, new Map())]).toEqual([sure, may]);
  },
);

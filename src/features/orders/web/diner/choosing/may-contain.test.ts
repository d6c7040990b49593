import { expect, test } from 'vitest';
import { avoidedBy } from '../../../../menu/finding/filters.ts';
import { parseFilters } from '../../../../menu/finding/wanted.ts';
import { mayContain } from './may-contain.ts';

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
  ['Ovo caipira frito', 'ovo', ['ovo']],
  ['Banana empanada', 'sem_gluten', ['gluten']],
  ['Queijo coalho', 'vegano', ['leite']],
  ['Arroz branco', 'leite ovo crustaceos nozes', []],
  ['Leite em pó', 'ovo', []],
  ['Sem queijo', 'leite', []],
  ['Sem cebola e com queijo', 'leite', ['leite']],
])('%s, for whom avoids %s: %j', (name, filters, marks) => {
  expect(mayContain(option(name), avoidedBy(parseFilters(filters)))).toEqual(marks);
});

test('what the house calls it counts as well as what the guest reads', () => {
  const milk = avoidedBy(parseFilters('leite'));
  expect(mayContain(option('Milk powder', 'Leite em pó'), milk)).toEqual(['leite']);
  expect(mayContain(option('Topping of the day', 'Requeijão'), milk)).toEqual(['leite']);
});

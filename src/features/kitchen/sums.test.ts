import { expect, test } from 'vitest';
import { line, order, stations } from './sample-kitchen.ts';
import { sumsOf } from './sums.ts';
import { ticketsOf } from './tickets.ts';

test('12 moqueca, 3 of them sem coentro: by dish and by how it is wanted, the largest first', () => {
  const orders = [
    order('a', [line(1, 'Moqueca', { quantity: 9 }), line(2, 'Arroz', { quantity: 2 })]),
    order('b', [
      line(1, 'Moqueca', {
        quantity: 3,
        notes: 'sem coentro',
        choices: [{ name: 'Para dois', times: 1 }],
        status: 'preparando',
      }),
    ]),
    order('c', [line(1, 'Arroz', { quantity: 5, status: 'pronto' }), line(2, 'Arroz', { notes: 'alergia a leite' })], {
      tableNumber: 8,
    }),
  ];
  expect(sumsOf(ticketsOf(orders, stations, null))).toEqual([
    {
      name: 'Moqueca',
      quantity: 12,
      begun: 3,
      variants: [
        { text: '', quantity: 9, warning: false },
        { text: 'Para dois, sem coentro', quantity: 3, warning: false },
      ],
    },
    {
      name: 'Arroz',
      quantity: 3,
      begun: 0,
      variants: [
        { text: 'alergia a leite', quantity: 1, warning: true },
        { text: '', quantity: 2, warning: false },
      ],
    },
  ]);
});

test('what an edit changed counts as it became, and what it took off no more', () => {
  const was = line(1, 'Moqueca');
  const changes = [
    { line: 1, was, became: { ...was, quantity: 3, notes: 'bem dourado' } },
    { line: 2, was: line(2, 'Arroz'), became: null },
  ];
  const lines = [line(1, 'Moqueca', { quantity: 3, notes: 'bem dourado' })];
  expect(sumsOf(ticketsOf([order('a', lines, { changes })], stations, null))).toEqual([
    { name: 'Moqueca', quantity: 3, begun: 0, variants: [{ text: 'bem dourado', quantity: 3, warning: false }] },
  ]);
});

test('choices that belong together stay together, whoever ordered them', () => {
  const picanha = (number: number, names: string[], quantity = 1) =>
    line(number, 'Picanha', { quantity, choices: names.map((name) => ({ name, times: 1 })) });
  const orders = [
    order('a', [picanha(1, ['Malpassada', 'Arroz']), picanha(2, ['Ao ponto', 'Batata'])]),
    order('b', [picanha(1, ['Ao ponto', 'Batata'], 2)]),
  ];
  const [sum] = sumsOf(ticketsOf(orders, stations, null));
  expect(sum?.variants).toEqual([
    { text: 'Ao ponto, Batata', quantity: 3, warning: false },
    { text: 'Malpassada, Arroz', quantity: 1, warning: false },
  ]);
});

test('what is made for a table with an allergy is counted apart, also where it was said with another dish', () => {
  const orders = [
    order('a', [line(1, 'Picanha', { quantity: 4 })], { tableNumber: 2 }),
    order('b', [line(1, 'Picanha'), line(2, 'Pudim', { notes: 'alergia a leite' })], { tableNumber: 7 }),
    order('c', [line(1, 'Picanha', { quantity: 2 })], { tableNumber: 3 }),
    order('d', [line(1, 'Pudim', { notes: 'alergia a ovo' })], { tableNumber: 3 }),
  ];
  const [picanha, pudim] = sumsOf(ticketsOf(orders, stations, null));
  expect(picanha).toMatchObject({ name: 'Picanha', quantity: 7 });
  expect(picanha?.variants).toEqual([
    { text: '', quantity: 3, warning: true, tables: [3, 7] },
    { text: '', quantity: 4, warning: false },
  ]);
  expect(pudim?.variants.map(({ text, tables }) => [text, tables])).toEqual([
    ['alergia a leite', undefined],
    ['alergia a ovo', undefined],
  ]);
});

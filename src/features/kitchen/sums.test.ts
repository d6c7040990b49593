import { expect, test } from 'vitest';
import { cold, line, minute, order, start, stations } from './sample-kitchen.ts';
import { lateFirst, sumsOf } from './sums.ts';
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
  expect(sumsOf(ticketsOf(orders, stations, null))).toMatchObject([
    {
      name: 'Moqueca',
      quantity: 12,
      begun: 3,
      variants: [
        { text: '', quantity: 9 },
        { text: 'Para dois, sem coentro', quantity: 3 },
      ],
      allergy: null,
    },
    {
      name: 'Arroz',
      quantity: 3,
      begun: 0,
      variants: [],
      allergy: { quantity: 1, tables: [8] },
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
  expect(sumsOf(ticketsOf([order('a', lines, { changes })], stations, null))).toMatchObject([
    { name: 'Moqueca', quantity: 3, begun: 0, variants: [{ text: 'bem dourado', quantity: 3 }], allergy: null },
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
    { text: 'Ao ponto, Batata', quantity: 3 },
    { text: 'Malpassada, Arroz', quantity: 1 },
  ]);
});

test('an allergy is counted where it is said, and where a dish contains it, at whichever tables; how it is wanted besides counts as any wish', () => {
  const picanha = (quantity: number, part = {}) => line(1, 'Picanha', { quantity, ...part });
  const orders = [
    order('a', [picanha(4)], { tableNumber: 2 }),
    order('b', [picanha(1), line(2, 'Pudim', { notes: 'alergia a leite', allergens: ['leite'] })], { tableNumber: 7 }),
    order('c', [picanha(2), line(2, 'Pudim', { quantity: 3, allergens: ['leite'] })], { tableNumber: 3 }),
    order('d', [line(1, 'Arroz', { notes: 'alergia a leite. Sem sal' })], { tableNumber: 3 }),
  ];
  const sums = sumsOf(ticketsOf(orders, stations, null));
  expect(sums.map(({ name, quantity, variants, allergy }) => [name, quantity, variants, allergy])).toEqual([
    ['Picanha', 7, [], null],
    ['Pudim', 4, [], { quantity: 4, tables: [3, 7] }],
    ['Arroz', 1, [{ text: 'Sem sal', quantity: 1 }], { quantity: 1, tables: [3] }],
  ]);
});

test('a dish of which something is late stands first, with how many of it are; the others stay the largest first', () => {
  const at = (minutes: number) => ({ createdAt: new Date(start + minutes * minute).toISOString() });
  const salad = (quantity: number) => line(2, 'Salada', { stationId: cold, quantity });
  const orders = [
    order('a', [line(1, 'Picanha', { quantity: 9 }), salad(2)]),
    order('b', [salad(4), line(3, 'Arroz', { quantity: 3, status: 'preparando' })], at(12)),
  ];
  const sums = sumsOf(ticketsOf(orders, stations, null));
  const told = (minutes: number) =>
    lateFirst(sums, start + minutes * minute).map(({ name, quantity, late }) => [name, quantity, late]);
  expect(told(10)).toEqual([
    ['Picanha', 9, 0],
    ['Salada', 6, 0],
    ['Arroz', 3, 0],
  ]);
  expect(told(11)).toEqual([
    ['Salada', 6, 2],
    ['Picanha', 9, 0],
    ['Arroz', 3, 0],
  ]);
  expect(told(33)).toEqual([
    ['Salada', 6, 6],
    ['Picanha', 9, 9],
    ['Arroz', 3, 3],
  ]);
});

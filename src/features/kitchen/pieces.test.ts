import { expect, test } from 'vitest';
import type { OrderStatus } from '../orders/values.ts';
import { choiceTexts, elsewhereTexts, piecesText } from './choice-texts.ts';
import type { KitchenLine } from './contract.ts';
import { passOf } from './expediter.ts';
import { heldOrders } from './held-orders.ts';
import type { At } from './parts.ts';
import { recallable } from './recall.ts';
import { cold, hot, line, order, start, stations } from './sample-kitchen.ts';
import { sumsOf } from './sums.ts';
import { ticketsOf } from './tickets.ts';

const iso = new Date(start).toISOString();
const farofa = { name: 'Farofa', times: 2 };
const chopes = { name: 'Chopinho', times: 2 };
const suco = { name: 'Suco', times: 1 };
const part = (stationId: string, choices: (typeof suco)[], status: OrderStatus) => ({
  stationId,
  choices,
  allergens: [],
  status,
  readyAt: status === 'pronto' ? iso : null,
});
/** Three combos with two portions of farofa, two beers and a juice each: the drinks are made at the cold station. */
const combos = (dish: OrderStatus = 'pendente', drinks: OrderStatus = dish) =>
  line(1, 'Combo', {
    quantity: 3,
    choices: [farofa, chopes, suco],
    parts: [part(hot, [farofa], dish), part(cold, [chopes, suco], drinks)],
    status: dish === drinks ? dish : 'preparando',
    readyAt: dish === 'pronto' && drinks === 'pronto' ? iso : null,
  });
const at = (id: string) => new Set([id]);
const words = (made: At<KitchenLine>) => [
  piecesText(made.pieces),
  ...choiceTexts(made, { locale: 'pt-BR' }),
  ...elsewhereTexts(made, { locale: 'pt-BR' }),
];
const ticketAt = (station: string, lines = [combos()]) => ticketsOf([order('a', lines)], stations, at(station))[0];

test('where choices are made, each stands by itself with as many as all dishes take', () => {
  expect(ticketAt(cold)?.lines.map(words)).toEqual([['6 Chopinho, 3 Suco']]);
  const two = { ...combos(), quantity: 2, parts: [part(hot, [], 'pendente'), part(cold, [chopes], 'pendente')] };
  expect(ticketAt(cold, [two])?.lines.map(words)).toEqual([['4 Chopinho']]);
});

test('where the dish is made, its own choices are said to be of each, and what is made elsewhere says where', () => {
  expect(ticketAt(hot)?.lines.map(words)).toEqual([
    ['3 Combo', 'cada: 2x Farofa', 'Na estação Fria: 6 Chopinho, 3 Suco'],
  ]);
  const sundae = line(1, 'Sorvete', {
    choices: [
      { name: 'baunilha', times: 2 },
      { name: 'chocolate', times: 1 },
    ],
  });
  expect(ticketAt(hot, [sundae])?.lines.map(words)).toEqual([['1 Sorvete', '2x baunilha', 'chocolate']]);
  expect(ticketAt(hot, [{ ...sundae, quantity: 2 }])?.lines.map(words)).toEqual([
    ['2 Sorvete', 'cada: 2x baunilha', 'chocolate'],
  ]);
  expect(choiceTexts({ ...sundae, quantity: 2 }, { locale: 'en' })[0]).toBe('each: 2x baunilha');
});

test('the same choice of two questions is made alike', () => {
  const both = part(cold, [suco, suco], 'pendente');
  expect(ticketAt(cold, [{ ...combos(), parts: [part(hot, [], 'pendente'), both] }])?.lines.map(words)).toEqual([
    ['6 Suco'],
  ]);
});

test('sums count each choice where it is made, and none where its dish is', () => {
  const sums = (station: string) =>
    sumsOf(ticketsOf([order('a', [combos()])], stations, at(station))).map(({ name, quantity, variants }) => [
      quantity,
      name,
      variants.map(({ text }) => text),
    ]);
  expect(sums(cold)).toEqual([
    [6, 'Chopinho', []],
    [3, 'Suco', []],
  ]);
  expect(sums(hot)).toEqual([[3, 'Combo', ['cada: 2x Farofa']]]);
});

test('the strip of what is held, and what can be brought back, count alike', () => {
  const held = order('a', [{ ...combos(), heldAt: iso }]);
  const inStrip = (station: string) =>
    heldOrders([held], stations, at(station))[0]?.lines.map(({ pieces }) => piecesText(pieces));
  expect([inStrip(cold), inStrip(hot)]).toEqual([['6 Chopinho, 3 Suco'], ['3 Combo']]);
  const finished = [{ id: 'a', tableNumber: 7, number: 1, lines: [combos('preparando', 'pronto')] }];
  expect(recallable(finished, stations, at(cold))[0]?.lines.map(words)).toEqual([['6 Chopinho, 3 Suco']]);
});

test('what a line was before, and what is taken back, count alike', () => {
  const { status: _, readyAt: __, ...became } = combos();
  const was = { ...became, quantity: 2 };
  const changed = [{ line: 1, was, became }];
  const [ticket] = ticketsOf([order('a', [combos()], { changes: changed })], stations, at(cold));
  expect(ticket?.lines.map((each) => [piecesText(each.was?.pieces ?? []), ...words(each)])).toEqual([
    ['4 Chopinho, 2 Suco', '6 Chopinho, 3 Suco'],
  ]);
  const gone = order('b', [], { changes: [{ line: 1, was, became: null }] });
  const [removed] = ticketsOf([gone], stations, at(cold));
  expect(removed?.lines.map((each) => [each.mark, ...words(each)])).toEqual([['removed', '4 Chopinho, 2 Suco']]);
});

test('at the pass each part stands in the column of its station, also when all is ready', () => {
  const row = (...steps: [OrderStatus, OrderStatus]) => {
    const [table] = passOf([order('a', [combos(...steps)])], stations);
    const cells = table?.cells.map((cell) =>
      cell.map(({ pieces, dish, status }) => [piecesText(pieces), dish, status]),
    );
    return [cells, table?.ready.length, table?.partReady];
  };
  const dish = (status: OrderStatus) => [['3 Combo', null, status]];
  const drinks = (status: OrderStatus) => [['6 Chopinho, 3 Suco', 'Combo', status]];
  expect(row('pendente', 'pendente')).toEqual([[dish('pendente'), drinks('pendente')], 0, false]);
  expect(row('preparando', 'pronto')).toEqual([[dish('preparando'), drinks('pronto')], 0, true]);
  expect(row('pronto', 'pronto')).toEqual([[dish('pronto'), drinks('pronto')], 1, false]);
});

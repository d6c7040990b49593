import { expect, test } from 'vitest';
import { passOf } from './expediter.ts';
import { heldOrders } from './held-orders.ts';
import { stepOf, withMoves } from './moves.ts';
import { recallable } from './recall.ts';
import { cold, hot, line, minute, order, start, stations } from './sample-kitchen.ts';
import { ticketsOf } from './tickets.ts';

type Status = 'pendente' | 'preparando' | 'pronto';
const at = (...ids: string[]) => new Set(ids);
const readyAt = new Date(start).toISOString();
const once = (name: string) => ({ name, times: 1 });
const part = (stationId: string, status: Status, choices: { name: string; times: number }[] = []) => ({
  stationId,
  choices,
  allergens: [],
  status,
  readyAt: status === 'pronto' ? readyAt : null,
});
const combo = (kitchen: Status = 'pendente', bar: Status = 'pendente', part_: object = {}) =>
  line(1, 'Combo executivo', {
    quantity: 2,
    choices: [once('Guaraná')],
    parts: [part(hot, kitchen), part(cold, bar, [once('Guaraná')])],
    status: kitchen === bar ? kitchen : 'preparando',
    ...part_,
  });
const shown = (lines = combo(), chosen: ReadonlySet<string> | null = null) =>
  ticketsOf([order('a', [lines])], stations, chosen)[0]?.lines.map(({ name, dish, quantity, choices, status }) => [
    quantity,
    name,
    dish,
    choices.map((choice) => choice.name),
    status,
  ]);

test('where a choice is made it is told by its name, with the dish it goes with; where the dish is made, without it', () => {
  expect(shown(combo(), at(cold))).toEqual([[2, 'Guaraná', 'Combo executivo', [], 'pendente']]);
  expect(shown(combo(), at(hot))).toEqual([[2, 'Combo executivo', null, [], 'pendente']]);
  expect(shown(combo(), at(hot, cold))).toEqual([[2, 'Combo executivo', null, ['Guaraná'], 'pendente']]);
});

test('a display shows a part until it is made, whatever the other station does', () => {
  expect(shown(combo('pendente', 'pronto'), at(cold))).toBeUndefined();
  expect(shown(combo('pendente', 'pronto'), at(hot))).toEqual([[2, 'Combo executivo', null, [], 'pendente']]);
});

test('where all of it is seen, a line stands once and says how far each station is', () => {
  const [ticket] = ticketsOf([order('a', [combo('preparando', 'pronto')])], stations, null);
  const progress = [
    { station: 'Cozinha quente', status: 'preparando' },
    { station: 'Fria', status: 'pronto' },
  ];
  expect(ticket?.lines.map((each) => [each.status, each.progress])).toEqual([['preparando', progress]]);
  const [row] = passOf([order('a', [combo('preparando', 'pronto')])], stations);
  expect([row?.count, row?.ready.length, row?.live[0]?.progress]).toEqual([1, 0, progress]);
});

test('it is due when its guests were told, whichever of its parts is still to be made', () => {
  const due = (...parts: [Status, Status]) => {
    const [ticket] = ticketsOf([order('a', [combo(...parts)])], stations, null);
    return ((ticket?.dueAt ?? 0) - start) / minute;
  };
  expect([due('pendente', 'pendente'), due('pendente', 'pronto')]).toEqual([20, 20]);
});

test('a step of a ticket is of the part that it shows, and is shown before it is answered', () => {
  const orders = [order('a', [combo()])];
  const [ticket] = ticketsOf(orders, stations, at(cold));
  const step = stepOf(ticket!);
  expect(step?.moves).toEqual([{ id: 'a', lines: [1], from: 'pendente', to: 'preparando', station: cold }]);
  const [after] = withMoves(orders, step?.moves ?? []);
  expect([after?.lines[0]?.status, after?.lines[0]?.parts.map(({ status }) => status)]).toEqual([
    'preparando',
    ['pendente', 'preparando'],
  ]);
});

test('a part that is finished can be brought back where it was made', () => {
  const finished = [{ id: 'a', tableNumber: 7, number: 1, lines: [combo('preparando', 'pronto')] }];
  expect(recallable(finished, stations, at(cold)).map(({ lines }) => lines.map(({ name }) => name))).toEqual([
    ['Guaraná'],
  ]);
  expect(recallable(finished, stations, at(hot))).toEqual([]);
});

test('a held line is held at each of its stations', () => {
  const held = order('a', [combo('pendente', 'pendente', { heldAt: readyAt })]);
  expect(heldOrders([held], stations, at(cold)).map(({ lines }) => lines.map(({ name }) => name))).toEqual([
    ['Guaraná'],
  ]);
  expect(ticketsOf([held], stations, at(cold))).toEqual([]);
});

test('what changed of a line is told of what is made of it', () => {
  const { status: _, readyAt: __, startedAt: ___, ...was } = combo();
  const changes = [{ line: 1, was, became: null }];
  const [ticket] = ticketsOf([order('a', [], { changes })], stations, at(cold));
  expect(ticket?.lines.map(({ name, dish, mark }) => [name, dish, mark])).toEqual([
    ['Guaraná', 'Combo executivo', 'removed'],
  ]);
  const more = { line: 1, was: { ...was, quantity: 1 }, became: was };
  const [changed] = ticketsOf([order('a', [combo()], { changes: [more] })], stations, at(cold));
  expect(changed?.lines.map(({ mark, was }) => [mark, was?.name, was?.quantity])).toEqual([['changed', 'Guaraná', 1]]);
});

test('of an order that ended, a display names the part that nobody made, and nothing where all of it was made', () => {
  const whole = combo();
  const [, bar] = whole.parts;
  const was = { ...whole, parts: [bar!] };
  const ended = order('a', [], { ended: 'billClosed', changes: [{ line: 1, was, became: null }] });
  const names = (chosen: ReadonlySet<string> | null) =>
    ticketsOf([ended], stations, chosen)[0]?.lines.map(({ name, dish, mark }) => [name, dish, mark]);
  expect(names(at(hot))).toBeUndefined();
  expect(names(at(cold))).toEqual([['Guaraná', 'Combo executivo', 'removed']]);
  expect(names(null)).toEqual([['Guaraná', 'Combo executivo', 'removed']]);
});

test('what one station has seen stays at the other, and where all of them are shown, until that one has', () => {
  const { status: _, readyAt: __, startedAt: ___, ...was } = combo();
  const marks = (change: object, lines = [combo()]) => {
    const orders = [order('a', lines, { changes: [{ line: 1, was, became: null, seenStations: [cold], ...change }] })];
    return [at(cold), at(hot), at(hot, cold), null].map((chosen) =>
      ticketsOf(orders, stations, chosen)[0]?.lines.map(({ mark, was }) => [mark, was?.quantity]),
    );
  };
  const removed = [['removed', undefined]];
  expect(marks({}, [])).toEqual([undefined, removed, removed, removed]);
  const more = { was: { ...was, quantity: 1 }, became: was };
  expect(marks(more)).toEqual([[[null, undefined]], [['changed', 1]], [['changed', 1]], [['changed', 1]]]);
  // Taken over by the hot kitchen, which has seen its own part alone.
  const [kitchen] = stations;
  const taken = [{ ...kitchen!, formerIds: [cold] }];
  const orders = [order('a', [], { changes: [{ line: 1, was, became: null, seenStations: [hot] }] })];
  expect(ticketsOf(orders, taken, at(hot))[0]?.lines.map(({ mark }) => mark)).toEqual(['removed']);
});

test('a station that takes over another makes only what that one left; what it had made itself stays made', () => {
  const [kitchen] = stations;
  const taken = [{ ...kitchen!, formerIds: [cold] }];
  const left = (hotIs: Status, coldIs: Status) => {
    const orders = [order('a', [combo(hotIs, coldIs)])];
    const [ticket] = ticketsOf(orders, taken, null);
    const moved = stepOf(ticket!)?.moves.map(({ station, to }) => [station, to]);
    return [ticket!.lines.map(({ name, dish, status }) => [name, dish, status]), moved, ticket!.begun];
  };
  const drink = ['Guaraná', 'Combo executivo', 'pendente'];
  expect(left('pronto', 'pendente')).toEqual([[drink], [[cold, 'preparando']], false]);
  const dish = ['Combo executivo', null, 'pendente'];
  expect(left('pendente', 'pronto')).toEqual([[dish], [[hot, 'preparando']], false]);
  const both = [
    [hot, 'preparando'],
    [cold, 'preparando'],
  ];
  expect(left('pendente', 'pendente')).toEqual([[dish], both, false]);
  // At the pass it is one dish, which is not ready yet.
  const [row] = passOf([order('a', [combo('pronto', 'pendente')])], taken);
  expect(row?.live.map(({ name, status }) => [name, status])).toEqual([['Combo executivo', 'preparando']]);
});

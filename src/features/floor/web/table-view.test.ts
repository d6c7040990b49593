import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import type { FloorCall } from '../../calls/contract.ts';
import { wantedText } from '../../calls/web/call-words.ts';
import type { Order } from '../../orders/contract.ts';
import type { FloorTable } from '../../tables/contract.ts';
import { lateText, stateText } from './card-words.ts';
import { lateTables } from './late-tables.ts';
import { attentionOf, byUrgency, isBusy, tableView, wantOf } from './table-view.ts';

const bill = {
  id: 'bill',
  orders: 1,
  paid: false,
  paidCents: 0,
  totalCents: 5_000,
  since: '2026-11-22T21:00:00Z',
  people: 2,
};
const table = (number: number, changes: Partial<FloorTable> = {}): FloorTable => ({
  id: `table ${number}`,
  number,
  capacity: 4,
  status: 'ocupado',
  valueCents: null,
  revision: 1,
  joinedTo: null,
  bill,
  ...changes,
});
const call = (number: number, kind: FloorCall['kind'], askedAt = '2026-11-22T21:10:00Z'): FloorCall => ({
  id: `${kind} ${number}`,
  kind,
  request: kind === 'request' ? 'Gelo' : '',
  askedAt,
  tableId: `table ${number}`,
  tableNumber: number,
  takenAt: null,
  takenBy: null,
  awaited: true,
  pay: null,
});
const line = (at: number, status: string, station: string | null = null, readyAt: string | null = null) =>
  ({ line: at, name: `Prato ${at}`, quantity: at, status, stationId: station, readyAt }) as Order['lines'][number];
const order = (number: number, lines: Order['lines'], changes: Partial<Order> = {}) =>
  ({
    id: `order ${number} ${lines[0]?.line}`,
    tableId: `table ${number}`,
    lines,
    createdAt: '2026-11-22T21:00:00Z',
    readyAt: null,
    paidAt: null,
    ...changes,
  }) as Order;

const state = (of: Partial<FloorTable>, { calls = [] as FloorCall[], orders = [] as Order[] } = {}) =>
  tableView({ table: table(1, of), served: undefined, calls, orders }).state;

test('a card says the one thing that presses most', () => {
  const making = [order(1, [line(1, 'preparando')])];
  const waiting = [order(1, [line(1, 'pendente'), line(2, 'pendente')])];
  const ready = [order(1, [line(1, 'pronto'), line(2, 'preparando')])];
  expect(state({}, { calls: [call(1, 'waiter'), call(1, 'bill')], orders: ready })).toBe('bill');
  expect(state({}, { calls: [call(1, 'request')], orders: ready })).toBe('called');
  expect(state({}, { orders: ready })).toBe('ready');
  expect(state({}, { orders: making })).toBe('making');
  expect(state({}, { orders: [...waiting, ...making] })).toBe('making');
  expect(state({}, { orders: waiting })).toBe('waiting');
  expect(state({})).toBe('eating');
  expect(state({ bill: { ...bill, orders: 0, totalCents: 0, paid: true } })).toBe('paid');
  // More was paid than it comes to since.
  expect(state({ bill: { ...bill, totalCents: -500, paid: true } })).toBe('paid');
  expect(state({ bill: { ...bill, orders: 0, totalCents: 0 } })).toBe('seated');
  expect(state({ bill: null })).toBe('seated');
  expect(state({ bill: null, status: 'reservado' })).toBe('reserved');
  expect(state({ bill: null, status: 'disponivel' })).toBe('free');
});

test('what calls and what is cooked elsewhere is of another table', () => {
  const view = tableView({
    table: table(1),
    served: undefined,
    calls: [call(2, 'waiter')],
    orders: [order(2, [line(1, 'pronto')])],
  });
  expect(view).toMatchObject({ state: 'eating', calls: [], carries: [], waiter: null });
  const called = tableView({ ...view, table: table(1), served: undefined, calls: [call(1, 'waiter')], orders: [] });
  expect([view, called].map((each) => attentionOf(each, 0))).toEqual([null, 'call']);
});

test('what gets cold comes first, then who calls, then the rest by number', () => {
  const ready = (number: number, readyAt: string) => order(number, [line(1, 'pronto', null, readyAt)]);
  const sources = {
    calls: [call(7, 'waiter', '2026-11-22T21:12:00Z'), call(5, 'bill', '2026-11-22T21:15:00Z')],
    orders: [ready(9, '2026-11-22T21:03:00Z'), ready(8, '2026-11-22T21:01:00Z')],
  };
  const views = [1, 3, 5, 7, 8, 9].map((number) =>
    tableView({
      ...sources,
      served: undefined,
      table: table(number, number === 1 ? { bill: { ...bill, totalCents: -100, people: null } } : {}),
    }),
  );
  expect(views.toSorted(byUrgency).map(({ table: { number } }) => number)).toEqual([8, 9, 7, 5, 1, 3]);
  expect(views.every(isBusy)).toBe(true);
});

test('a table wants somebody since its oldest call, or since food is ready, and is overdue with either', () => {
  const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`);
  const ready = [order(5, [line(1, 'pronto', null, '2026-11-22T21:00:00Z')])];
  const calls = [call(5, 'waiter', '2026-11-22T21:08:00Z')];
  const [both, food] = [calls, []].map((some) =>
    tableView({ calls: some, orders: ready, served: undefined, table: table(5) }),
  );
  if (!both || !food) throw new Error('Two views');
  const sinceCall = { what: 'call', since: '2026-11-22T21:08:00Z', late: false };
  const sinceReady = { what: 'carry', since: '2026-11-22T21:00:00Z' };
  expect([both, food].map((view) => wantOf(view, at('21:05')))).toEqual([sinceCall, { ...sinceReady, late: false }]);
  // What is late goes before who has only just called.
  expect([both, food].map((view) => wantOf(view, at('21:09')))).toEqual([
    { ...sinceReady, late: true },
    { ...sinceReady, late: true },
  ]);
  expect(wantOf(both, at('21:13'))).toEqual({ ...sinceCall, late: true });
  const asking = tableView({
    calls: [call(5, 'bill', '2026-11-22T21:08:00Z')],
    orders: [],
    served: undefined,
    table: table(5),
  });
  expect([food, asking].map((view) => attentionOf(view, at('21:05')))).toEqual(['carry', 'bill']);
  expect(attentionOf({ ...both, carries: [] }, at('21:09'))).toBe('call');
  // Whoever says how they pay asks for the bill, in the colour that the strip has for it.
  const paying = { ...both, carries: [], calls: [call(5, 'pay', '2026-11-22T21:08:00Z')] };
  expect([attentionOf(paying, at('21:09')), wantOf(paying, at('21:09'))?.what]).toEqual(['bill', 'bill']);
  expect([food, both, asking].map((view) => attentionOf(view, at('21:13')))).toEqual(['overdue', 'overdue', 'overdue']);
  expect(wantOf(tableView({ calls: [], orders: [], served: undefined, table: table(5) }), at('21:13'))).toBeNull();
});

test('a call that somebody has taken presses nobody any more', () => {
  const at = Date.parse('2026-11-22T22:00:00Z');
  const view = (...calls: FloorCall[]) => tableView({ calls, orders: [], served: undefined, table: table(5) });
  const open = call(5, 'waiter', '2026-11-22T21:08:00Z');
  const taken = { ...open, takenBy: { id: 'luana', name: 'Luana Reis' }, awaited: false };
  expect([view(taken), view(taken, open)].map((each) => attentionOf(each, at))).toEqual(['taken', 'overdue']);
  expect([view(taken), view(taken, open)].map(stateText)).toEqual([
    `${wantedText([taken])}, ${m['calls.goes']({ name: 'Luana' })}`,
    wantedText([taken, open]),
  ]);
});

test('a table says by how much its food is late, as the board does, and not of what is ready', () => {
  const cooking = { ...line(1, 'preparando'), heldAt: null } as Order['lines'][number];
  const of = (each: Order['lines'][number]) =>
    tableView({
      table: table(1),
      served: undefined,
      calls: [],
      orders: [order(1, [each], { status: 'preparando', promisedTo: '2026-11-22T21:10:00Z' })],
    });
  const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`);
  expect(lateText(of(cooking), at('21:24'))).toBe('Atrasado 14 min');
  expect(lateText(of(cooking), at('21:10'))).toBeNull();
  expect(lateText(of({ ...cooking, status: 'pronto' }), at('21:24'))).toBeNull();
});

test('the tables that are late are counted as their cards say it, each once', () => {
  const making = { ...line(1, 'preparando'), heldAt: null } as Order['lines'][number];
  const due = (number: number, at: string, lines = [making]) =>
    order(number, lines, { status: 'preparando', promisedTo: `2026-11-22T${at}:00Z` });
  const ready = { ...making, status: 'pronto' } as Order['lines'][number];
  const orders = [due(1, '21:10'), due(1, '21:05'), due(2, '21:20'), due(3, '21:40'), due(4, '21:00', [ready])];
  const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`);
  expect(lateTables(orders, at('21:30'))).toEqual({ tables: 2, minutes: 25 });
  expect(lateTables(orders, at('21:05'))).toEqual({ tables: 0, minutes: 0 });
});

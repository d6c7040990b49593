import { expect, test } from 'vitest';
import type { OrderStatus } from '../values.ts';
import { byWaiting, frameOf, lateMinutes, readyOf, readySince, readyWait } from './waiting.ts';

const now = Date.parse('2026-11-20T23:16:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const line = (minutes: number | null, status: OrderStatus = 'pronto') =>
  ({ status, readyAt: minutes === null ? null : ago(minutes) }) as Parameters<typeof readyWait>[0]['lines'][number];
const order = (status: OrderStatus, ...lines: ReturnType<typeof line>[]) => ({
  status,
  lines,
  createdAt: ago(40),
  readyAt: ago(1),
});

test('what is ready waits since the first of its dishes that nobody has carried: an order that came back from the table has waited all along', () => {
  expect(readySince(order('pronto', line(9), line(4), line(12, 'entregue')))).toBe(ago(9));
  expect(readySince(order('pronto', line(9), line(2, 'cancelado'), line(null)))).toBe(ago(9));
  expect(readySince(order('pronto', line(null)))).toBe(ago(1));
  expect(readySince({ ...order('pronto', line(null)), readyAt: null })).toBe(ago(40));
});

test('what is to be carried counts dishes that are ready while others are made, one’s own tables first', () => {
  const at = (tableId: string, ...lines: ReturnType<typeof line>[]) => ({ ...order('preparando', ...lines), tableId });
  const orders = [
    at('made', line(null, 'preparando')),
    at('young', line(2), line(null, 'preparando')),
    at('old', line(9), line(null, 'pendente')),
    at('own', line(1), line(30, 'entregue')),
  ];
  expect(readyOf(orders, new Set(['own'])).map(({ tableId }) => tableId)).toEqual(['own', 'old', 'young']);
});

test('it alarms by its own age, however old the order is', () => {
  const states = [0, 2.9, 3, 5.9, 6, 30].map((minutes) => readyWait(order('pronto', line(minutes)), now)?.state);
  expect(states).toEqual(['calm', 'calm', 'due', 'due', 'late', 'late']);
  expect(readyWait(order('pronto', line(4.5)), now)?.minutes).toBe(4);
  for (const status of ['pendente', 'preparando', 'entregue', 'cancelado'] as const)
    expect(readyWait(order(status, line(9)), now)).toBeNull();
});

test('nobody is late with what is held', () => {
  const promised = { ...order('preparando', line(30, 'entregue')), promisedTo: ago(12) };
  const waits = { ...line(null, 'pendente'), heldAt: null };
  const held = { ...waits, heldAt: ago(40) };
  expect(lateMinutes({ ...promised, lines: [...promised.lines, waits, held] }, now)).toBe(12);
  expect(lateMinutes({ ...promised, lines: [...promised.lines, held] }, now)).toBe(0);
});

test('the board is late with the first dish that is, as the kitchen is, and by the usual time where nothing was promised', () => {
  const promised = (minutes: number) => ({ ...line(null, 'preparando'), heldAt: null, promisedTo: ago(minutes) });
  const making = order('preparando', promised(11), promised(-20));
  expect(lateMinutes({ ...making, promisedTo: ago(-20) }, now)).toBe(11);
  const unpromised = { ...line(null, 'pendente'), heldAt: null, promisedTo: null };
  expect(lateMinutes({ ...order('pendente', unpromised), promisedTo: null }, now)).toBe(25);
});

test('what is late has the frame of what is late, whether it is made or ready, also where it is new or changed', () => {
  const none = { late: false, cold: false, called: false };
  expect(frameOf(none)).toBeNull();
  expect(frameOf({ ...none, called: true })).toBe('called');
  for (const called of [false, true]) {
    expect(frameOf({ ...none, called, late: true })).toBe('late');
    expect(frameOf({ ...none, called, cold: true })).toBe('late');
  }
});

test('in a column stands first what waits to be carried, then what is late, then what is new or changed, then what was ordered first', () => {
  const making = (name: string, dueIn: number, ordered: number, readyFor?: number) => {
    const awaited = { ...line(null, 'preparando'), heldAt: null, promisedTo: ago(-dueIn) };
    const lines = readyFor === undefined ? [awaited] : [awaited, { ...line(readyFor), heldAt: null }];
    return { ...order('preparando', ...lines), promisedTo: null, createdAt: ago(ordered), name };
  };
  const column = [
    making('younger', 10, 5),
    making('older', 10, 12),
    making('late', -2, 20),
    making('later', -11, 19),
    making('changed', 10, 3),
    making('ready', 10, 8, 3),
    making('ready longer', 10, 7, 21),
  ];
  const called = ({ name }: (typeof column)[number]) => ['changed', 'late', 'ready'].includes(name);
  expect(column.sort(byWaiting(now, called)).map(({ name }) => name)).toEqual([
    'ready longer',
    'ready',
    'later',
    'late',
    'changed',
    'older',
    'younger',
  ]);
});

import { expect, test } from 'vitest';
import type { OrderStatus } from '../values.ts';
import { lateMinutes, readySince, readyWait } from './waiting.ts';

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

test('what is ready waits since the last of its dishes was: an order that came back from the table has waited all along', () => {
  expect(readySince(order('pronto', line(9), line(4), line(7, 'entregue')))).toBe(ago(4));
  expect(readySince(order('pronto', line(9), line(2, 'cancelado'), line(null)))).toBe(ago(9));
  expect(readySince(order('pronto', line(null)))).toBe(ago(1));
  expect(readySince({ ...order('pronto', line(null)), readyAt: null })).toBe(ago(40));
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

import { expect, test } from 'vitest';
import { estimateAt } from './estimate.ts';

const now = Date.parse('2026-11-20T23:16:00Z');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const order = (from: number, to: number, status: 'pendente' | 'preparando' = 'preparando') => ({
  status,
  promisedFrom: inMinutes(from),
  promisedTo: inMinutes(to),
});

test('a range that shrinks as time passes, and stays a range', () => {
  expect(estimateAt(order(12, 17), now)).toEqual({ kind: 'range', from: 12, to: 17 });
  expect(estimateAt(order(12, 17), now + 5 * 60_000)).toEqual({ kind: 'range', from: 7, to: 12 });
  expect(estimateAt(order(-3, 4), now)).toEqual({ kind: 'range', from: 1, to: 4 });
  expect(estimateAt(order(5, 5), now)).toEqual({ kind: 'range', from: 4, to: 5 });
  expect(estimateAt(order(1.5, 2), now)).toEqual({ kind: 'range', from: 1, to: 2 });
});

test('in its last minute it is due at any moment, after that it is late and says how late', () => {
  expect(estimateAt(order(-4, 1), now)).toEqual({ kind: 'soon' });
  expect(estimateAt(order(-5, -0.9), now)).toEqual({ kind: 'soon' });
  expect(estimateAt(order(-9, -4), now)).toEqual({ kind: 'late', minutes: 4 });
});

test('nothing is promised without a promise, and nothing more of what is over', () => {
  expect(estimateAt({ status: 'pendente', promisedFrom: null, promisedTo: null }, now)).toEqual({ kind: 'unknown' });
  expect(estimateAt({ ...order(1, 2), status: 'pronto' }, now)).toEqual({ kind: 'ready' });
  expect(estimateAt({ ...order(1, 2), status: 'entregue' }, now)).toBeNull();
  expect(estimateAt({ ...order(1, 2), status: 'cancelado' }, now)).toBeNull();
});

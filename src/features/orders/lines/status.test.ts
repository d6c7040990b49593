import { expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '../values.ts';
import { statusesMoved, statusOfFired, statusOfLines } from './status.ts';

/** Every order of up to four lines, as the statuses of its lines. */
function everyOrder(): OrderStatus[][] {
  const of = (length: number): OrderStatus[][] =>
    length === 0 ? [[]] : of(length - 1).flatMap((lines) => orderStatuses.map((status) => [...lines, status]));
  return [1, 2, 3, 4].flatMap(of);
}
const derived = (lines: readonly OrderStatus[]) => statusOfLines(lines.map((status) => ({ status })));

/** Said in the specification's words, without ranks. */
function expected(lines: readonly OrderStatus[]): OrderStatus {
  const made = lines.filter((status) => status !== 'cancelado');
  if (made.length === 0) return 'cancelado';
  if (made.every((status) => status === 'entregue')) return 'entregue';
  if (made.every((status) => status === 'pronto' || status === 'entregue')) return 'pronto';
  if (made.every((status) => status === 'pendente')) return 'pendente';
  return 'preparando';
}

test('the status of an order follows from its lines, over all combinations', () => {
  const all = everyOrder();
  expect(all).toHaveLength(5 + 25 + 125 + 625);
  for (const lines of all) expect([lines, derived(lines)]).toEqual([lines, expected(lines)]);
  expect(derived([])).toBe('cancelado');
});

test('an order that goes to a status takes its lines there, whatever they stood at', () => {
  for (const lines of everyOrder()) {
    const from = derived(lines);
    for (const to of orderStatuses) {
      if (to === from) continue;
      const moved = statusesMoved(from, to);
      const after = lines.map((status) => (moved.includes(status) ? to : status));
      expect([lines, to, derived(after)]).toEqual([lines, to, to]);
    }
  }
});

test('a step forward leaves what is further on, a step back what is not so far', () => {
  expect(statusesMoved('preparando', 'pronto')).toEqual(['pendente', 'preparando']);
  expect(statusesMoved('pronto', 'preparando')).toEqual(['pronto', 'entregue']);
  expect(statusesMoved('preparando', 'entregue')).toEqual(['pendente', 'preparando', 'pronto']);
});

test('a held rest does not keep what is ready from being carried', () => {
  const standing = (...lines: [OrderStatus, held?: 'held'][]) => {
    const written = lines.map(([status, held]) => ({ status, heldAt: held ? '2026-11-28T20:00:00Z' : null }));
    return { status: statusOfLines(written), lines: written };
  };
  expect(statusOfFired(standing(['preparando'], ['pendente', 'held']))).toBe('preparando');
  expect(statusOfFired(standing(['pronto'], ['pendente', 'held']))).toBe('pronto');
  expect(statusOfFired(standing(['pronto'], ['preparando'], ['pendente', 'held']))).toBe('preparando');
  // Nothing is left to carry until the rest is fired.
  expect(statusOfFired(standing(['entregue'], ['pendente', 'held']))).toBe('preparando');
  expect(statusOfFired(standing(['pendente', 'held'], ['cancelado']))).toBe('pendente');
  expect(statusOfFired(standing(['pronto'], ['pronto']))).toBe('pronto');
  expect(statusOfFired(standing(['pronto', 'held'], ['cancelado']))).toBe('pronto');
});

import { expect, test } from 'vitest';
import { clockOf, estimateAt } from './estimate.ts';

const now = Date.parse('2026-11-20T23:16:00Z');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const order = (from: number, to: number, status: 'pendente' | 'preparando' = 'preparando') => ({
  status,
  promisedFrom: inMinutes(from),
  promisedTo: inMinutes(to),
  lines: [{ status: 'pendente' as const, heldAt: null, promisedTo: null }],
  expected: null as { from: string; to: string } | null,
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
  expect(estimateAt(order(-5, 0), now + 59_000)).toEqual({ kind: 'soon' });
  expect(estimateAt(order(-9, -4), now)).toEqual({ kind: 'late', minutes: 4 });
});

test('nothing is promised without a promise, and nothing more of what is over', () => {
  expect(estimateAt({ ...order(1, 2), promisedFrom: null, promisedTo: null }, now)).toEqual({ kind: 'unknown' });
  expect(estimateAt({ ...order(1, 2), status: 'pronto' }, now)).toEqual({ kind: 'ready' });
  expect(estimateAt({ ...order(1, 2), status: 'entregue' }, now)).toBeNull();
  expect(estimateAt({ ...order(1, 2), status: 'cancelado' }, now)).toBeNull();
});

test('the minutes and the clock agree at every second: now and the minutes is the time that stands beside them', () => {
  const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16);
  for (let second = 0; second < 30 * 60; second += 7) {
    for (const from of [12, 12.3, 12.9]) {
      const at = now + second * 1_000;
      const promise = order(from, from + 5.4);
      const estimate = estimateAt(promise, at);
      const shown = clockOf(estimate, promise, at).map(clock);
      if (estimate?.kind === 'range')
        expect(shown).toEqual([estimate.from, estimate.to].map((minutes) => clock(at + minutes * 60_000)));
      else if (estimate?.kind === 'late') expect(shown).toEqual([clock(at - estimate.minutes * 60_000)]);
      else expect(shown).toEqual([clock(Date.parse(promise.promisedTo))]);
      // Until the first moment promised has passed, it is the very promise that was made.
      if (at + 60_000 < Date.parse(promise.promisedFrom))
        expect(shown[0]).toBe(clock(Date.parse(promise.promisedFrom)));
    }
  }
});

test('a delay is said with its new time until the promise has passed; from then on the order is late', () => {
  const delayed = { ...order(2, 7), expected: { from: inMinutes(11), to: inMinutes(15) } };
  expect(estimateAt(delayed, now)).toEqual({ kind: 'delayed', from: 11, to: 15 });
  expect(clockOf(estimateAt(delayed, now), delayed, now)).toEqual([now + 11 * 60_000, now + 15 * 60_000]);
  expect(estimateAt(delayed, now + 9 * 60_000)).toEqual({ kind: 'late', minutes: 2 });
});

test('where all that is left to make is held no time is said, also when the promise of the rest has passed', () => {
  const held = { status: 'pendente', heldAt: inMinutes(-30), promisedTo: null } as const;
  const made = { status: 'entregue', heldAt: null, promisedTo: null } as const;
  expect(estimateAt({ ...order(-9, -4), lines: [made, held] }, now)).toEqual({ kind: 'held' });
  const waits = { status: 'pendente', heldAt: null, promisedTo: null } as const;
  expect(estimateAt({ ...order(12, 17), lines: [waits, held] }, now)).toEqual({ kind: 'range', from: 12, to: 17 });
});

import { expect, test } from 'vitest';
import { queueBefore } from './queued.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 23, minutes)).toISOString();
const order = (id: string, created: number, rushed: number | null = null) => ({
  id,
  createdAt: at(created),
  rushedAt: rushed === null ? null : at(rushed),
});
const before = (queues: ReturnType<typeof order>[]) =>
  queues.map((each) => queueBefore(queues, each).map(({ id }) => id));

test('what came first is made first', () => {
  expect(before([order('a', 1), order('b', 2), order('c', 3)])).toEqual([[], ['a'], ['a', 'b']]);
});

test('what was rushed stands before all else, the one that was rushed first, and those it overtakes wait for it', () => {
  expect(before([order('a', 1), order('b', 2), order('c', 3, 9)])).toEqual([['c'], ['a', 'c'], []]);
  expect(before([order('a', 1), order('b', 2, 8), order('c', 3, 7)])).toEqual([['b', 'c'], ['c'], []]);
});

test('an order that was rushed since the queues were read overtakes nobody yet, and never stands before itself', () => {
  const queues = [order('a', 1), order('b', 2)];
  expect(queueBefore(queues, order('b', 2, 9)).map(({ id }) => id)).toEqual(['a']);
  expect(queueBefore([order('a', 1, 9)], order('a', 1))).toEqual([]);
  expect(queueBefore(queues, order('new', 3)).map(({ id }) => id)).toEqual(['a', 'b']);
});

import { expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '../values.ts';
import { movesOfStep, undoOf } from './moves.ts';
import { statusOfLines } from './status.ts';

type Lines = { line: number; status: OrderStatus }[];

const lines = (...statuses: OrderStatus[]): Lines => statuses.map((status, index) => ({ line: index + 1, status }));
const after = (before: Lines, moves: ReturnType<typeof undoOf>): Lines =>
  moves.reduce(
    (all, { lines, from, to }) =>
      all.map((line) => (lines.includes(line.line) && line.status === from ? { ...line, status: to } : line)),
    before,
  );

test('a step moves what stands before it, and leaves what is further', () => {
  const moves = movesOfStep('a', lines('pendente', 'preparando', 'entregue', 'cancelado'), 'preparando', 'pronto');
  expect(moves).toEqual([
    { id: 'a', lines: [1], from: 'pendente', to: 'pronto' },
    { id: 'a', lines: [2], from: 'preparando', to: 'pronto' },
  ]);
});

test('taken back, each line stands where it stood, and so does the order', () => {
  const next = { pendente: 'preparando', preparando: 'pronto', pronto: 'entregue' } as const;
  for (const first of orderStatuses)
    for (const second of orderStatuses)
      for (const third of orderStatuses) {
        const before = lines(first, second, third);
        const status = statusOfLines(before);
        if (!(status in next)) continue;
        const moves = movesOfStep('a', before, status, next[status as keyof typeof next]);
        const moved = after(before, moves);
        expect(statusOfLines(moved)).toBe(next[status as keyof typeof next]);
        expect(after(moved, undoOf(moves))).toEqual(before);
      }
});

test('a step of the whole order leaves held lines where they are, unless nothing else is there', () => {
  const [first, second] = lines('pendente', 'pendente');
  const held = { ...second!, heldAt: '2026-11-20T23:00:00.000Z' };
  const moved = (all: Lines) => movesOfStep('a', all, 'pendente', 'preparando').flatMap((move) => move.lines);
  expect(moved([first!, held])).toEqual([1]);
  expect(moved([held])).toEqual([2]);
});

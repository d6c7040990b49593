import { expect, test } from 'vitest';
import { movesTo, undoOf } from '../orders/lines/moves.ts';
import { nextOf, stepOf, withMoves } from './moves.ts';
import { line, order, stations } from './sample-kitchen.ts';
import { ticketsOf } from './tickets.ts';

const lines = [line(1, 'A'), line(2, 'B', { status: 'preparando' }), line(3, 'C', { status: 'pronto' })];

test('lines that stand at different steps go in moves of their own, and come back where they were', () => {
  const moves = movesTo('a', lines, 'pronto');
  expect(moves).toEqual([
    { id: 'a', lines: [1], from: 'pendente', to: 'pronto' },
    { id: 'a', lines: [2], from: 'preparando', to: 'pronto' },
  ]);
  const before = order('a', lines);
  const after = withMoves([before], moves);
  expect(after[0]?.lines.map(({ status }) => status)).toEqual(['pronto', 'pronto', 'pronto']);
  const back = withMoves([before], [...moves, ...undoOf(moves)]);
  expect(back[0]?.lines.map(({ status }) => status)).toEqual(['pendente', 'preparando', 'pronto']);
});

test('an order that nothing moves stays the same object: its ticket need not be drawn again', () => {
  const orders = [order('a', lines), order('b', lines)];
  const moved = withMoves(orders, movesTo('a', lines, 'pronto'));
  expect(moved[1]).toBe(orders[1]);
  expect(withMoves(orders, [])).toBe(orders);
});

test('one touch starts a ticket, the next finishes it', () => {
  const step = (some: typeof lines) => stepOf(ticketsOf([order('a', some)], stations, null)[0]!);
  expect(step([line(1, 'A'), line(2, 'B')])).toMatchObject({ to: 'preparando', moves: [{ lines: [1, 2] }] });
  expect(step(lines)?.moves.flatMap((move) => move.lines)).toEqual([1, 2]);
  expect(['pendente', 'preparando', 'pronto', 'entregue', 'cancelado'].map((each) => nextOf(each as 'pronto'))).toEqual(
    ['preparando', 'pronto', 'preparando', null, null],
  );
});

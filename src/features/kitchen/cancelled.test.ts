import { expect, test } from 'vitest';
import { foldCancelled } from './cancelled.ts';
import { line, order, stations } from './sample-kitchen.ts';
import { ticketsOf } from './tickets.ts';

const told = { stationId: 'hot', name: 'Picanha', quantity: 1, choices: [], parts: [], notes: '' };
const gone = (number: number) => ({ line: number, was: told, became: null });
const cancelled = (id: string) => order(id, [], { status: 'cancelado', changes: [gone(1)] });
const tickets = (...orders: Parameters<typeof ticketsOf>[0]) => ticketsOf(orders, stations, null);
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

test('two cancelled tickets or more take one place, that of the first; what is to be made stays where it is', () => {
  const { hanging, cancelled: folded } = foldCancelled(
    tickets(cancelled('a'), order('b', [line(1, 'Picanha')]), cancelled('c'), cancelled('d')),
  );
  expect(ids(hanging)).toEqual(['a', 'b']);
  expect(ids(folded)).toEqual(['a', 'c', 'd']);
});

test('one alone keeps its ticket, unless it is being read with others', () => {
  const one = tickets(cancelled('a'), order('b', [line(1, 'Picanha')]));
  expect(foldCancelled(one)).toEqual({ hanging: one, cancelled: [] });
  expect(ids(foldCancelled(one, 1).cancelled)).toEqual(['a']);
  expect(foldCancelled(tickets(), 1)).toEqual({ hanging: [], cancelled: [] });
});

test('of what only some lines were cancelled there is something to make: it is no cancelled ticket', () => {
  const half = order('a', [line(1, 'Picanha')], { changes: [gone(2)] });
  expect(foldCancelled(tickets(half, half)).cancelled).toEqual([]);
});

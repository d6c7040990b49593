import { expect, test } from 'vitest';
import { countEndings, foldEnded } from './ended.ts';
import { line, order, stations } from './sample-kitchen.ts';
import { ticketsOf } from './tickets.ts';
import type { Ending } from './values.ts';

const told = { stationId: 'hot', name: 'Picanha', quantity: 1, choices: [], parts: [], notes: '' };
const gone = (number: number) => ({ line: number, was: told, became: null });
const ended = (id: string, ending: Ending | null) => order(id, [], { ended: ending, changes: [gone(1)] });
const tickets = (...orders: Parameters<typeof ticketsOf>[0]) => ticketsOf(orders, stations, null);
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

test('tickets that ended take one place, that of the first; what is to be made stays where it is', () => {
  const { hanging, ended: folded } = foldEnded(
    tickets(
      ended('a', 'cancelled'),
      order('b', [line(1, 'Picanha')]),
      ended('c', 'billClosed'),
      ended('d', 'cancelled'),
    ),
  );
  expect(ids(hanging)).toEqual(['a', 'b']);
  expect(ids(folded)).toEqual(['a', 'c', 'd']);
});

test('one alone is no more than a strip either', () => {
  const one = tickets(ended('a', 'billClosed'), order('b', [line(1, 'Picanha')]));
  expect(foldEnded(one)).toEqual({ hanging: one, ended: one.slice(0, 1) });
  expect(foldEnded(tickets())).toEqual({ hanging: [], ended: [] });
});

test('of what only some lines were cancelled there is something to make: it has not ended', () => {
  const half = order('a', [line(1, 'Picanha')], { changes: [gone(2)] });
  expect(foldEnded(tickets(half, half)).ended).toEqual([]);
});

test('they are counted apart by how they ended; lines that were taken off one by one were cancelled', () => {
  const all = tickets(ended('a', 'completed'), ended('b', 'billClosed'), ended('c', null), ended('d', 'billClosed'));
  expect(countEndings(all)).toEqual([
    { ending: 'cancelled', count: 1 },
    { ending: 'billClosed', count: 2 },
    { ending: 'completed', count: 1 },
  ]);
  expect(countEndings([])).toEqual([]);
});

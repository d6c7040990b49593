import { expect, test } from 'vitest';
import { emptied, roomsFor } from './rooms.ts';
import { isDoubled, isInside, overlap, type Place } from './values.ts';

const row = (name: string, count: number): Place[] =>
  Array.from({ length: count }, (_, n) => ({
    tableId: `${name} ${n}`,
    x: (n % 6) * 4,
    y: Math.floor(n / 6) * 4,
    shape: 'round' as const,
  }));
const at = (tableId: string, x: number, y: number): Place => ({ tableId, x, y, shape: 'round' });
const room = (id: string, count: number) => ({ id, name: id, places: row(id, count) });

test('the tables of a room that goes stand together in the one that was chosen', () => {
  const rooms = [room('a', 3), room('b', 4), room('c', 0)];
  const left = emptied(rooms, 'b', 'a');
  expect(left?.map(({ id, places }) => [id, places.length])).toEqual([
    ['a', 7],
    ['c', 0],
  ]);
  const places = left?.[0]?.places ?? [];
  expect(places.every((a, n) => places.slice(n + 1).every((b) => !overlap(a, b)))).toBe(true);
});

test('they stand towards each other as before, and nothing that stands there moves for them', () => {
  const standing: Place[] = [at('1', 1, 1), at('2', 19, 11)];
  const places = emptied(
    [
      { id: 'a', name: 'a', places: standing },
      { id: 'b', name: 'b', places: [at('3', 1, 1), at('4', 8, 2)] },
    ],
    'b',
    'a',
  )?.[0]?.places;
  expect(places?.slice(0, 2)).toEqual(standing);
  const [, , third, fourth] = places ?? [];
  expect([(fourth?.x ?? 0) - (third?.x ?? 0), (fourth?.y ?? 0) - (third?.y ?? 0)]).toEqual([7, 1]);
});

test('where they cannot stay together they stand one by one, in every free place, before the room is full', () => {
  const long = (tableId: string, x: number, y: number): Place => ({ tableId, x, y, shape: 'long' });
  const hall = {
    id: 'a',
    name: 'a',
    places: [0, 4, 8, 12].flatMap((y) => [long(`${y} l`, 0, y), long(`${y} r`, 8, y)]),
  };
  const places = emptied([hall, room('b', 4)], 'b', 'a')?.[0]?.places ?? [];
  expect(places.slice(0, 8)).toEqual(hall.places);
  expect(places).toHaveLength(12);
  expect(places.every(isInside)).toBe(true);
  expect(places.every((a, n) => places.slice(n + 1).every((b) => !overlap(a, b)))).toBe(true);
});

test('only a room that can take all of them is offered', () => {
  const rooms = [room('a', 22), room('b', 4), room('c', 6)];
  expect(emptied(rooms, 'b', 'a')).toBeNull();
  expect(roomsFor(rooms, 'b').map(({ id }) => id)).toEqual(['c']);
});

test('two rooms are called alike whatever their capitals and spaces', () => {
  const rooms = [{ name: 'Varanda' }, { name: ' varanda' }, { name: 'Bar' }];
  expect(isDoubled('Varanda', rooms)).toBe(true);
  expect(isDoubled('Bar', rooms)).toBe(false);
});

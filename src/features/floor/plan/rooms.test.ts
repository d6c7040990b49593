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

test('where they do not fit beside what stands there, all of them close up', () => {
  const long = (tableId: string, x: number, y: number): Place => ({ tableId, x, y, shape: 'long' });
  const hall = { id: 'a', name: 'a', places: [1, 6, 11].flatMap((y) => [long(`${y} l`, 1, y), long(`${y} r`, 13, y)]) };
  const places = emptied([hall, room('b', 6)], 'b', 'a')?.[0]?.places ?? [];
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

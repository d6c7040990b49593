import { expect, test } from 'vitest';
import { changesOf, withArrivals } from './changes.ts';
import type { Place } from './values.ts';

const at = (tableId: string, x: number, shape: Place['shape'] = 'round'): Place => ({ tableId, x, y: 1, shape });
const before = [
  { id: 'a', name: 'Salão', places: [at('1', 1), at('2', 7)] },
  { id: 'b', name: 'Varanda', places: [at('3', 1)] },
];

test('tables that were moved, shaped or put into another room count once each', () => {
  expect(changesOf(before, before)).toEqual({ tables: 0, rooms: 0 });
  const now = [
    { id: 'a', name: 'Salão', places: [at('1', 2, 'square')] },
    { id: 'b', name: 'Varanda', places: [at('3', 1), at('2', 7)] },
  ];
  expect(changesOf(before, now)).toEqual({ tables: 2, rooms: 0 });
});

test('so do rooms that were made, removed or named otherwise', () => {
  const now = [
    { id: 'a', name: 'Interno', places: [at('1', 1), at('2', 7)] },
    { id: 'c', name: 'Bar', places: [] },
  ];
  expect(changesOf(before, now)).toEqual({ tables: 0, rooms: 3 });
});

test('a table that came meanwhile is no change where it was put', () => {
  const now = before.map((room) => (room.id === 'b' ? { ...room, places: [...room.places, at('4', 7)] } : room));
  expect(changesOf(withArrivals(before, now, new Set(['4'])), now)).toEqual({ tables: 0, rooms: 0 });
});

test('a table with other seats counts once, moved or not', () => {
  const now = [{ id: 'a', name: 'Salão', places: [at('1', 2), at('2', 7)] }, before[1]!];
  expect(changesOf(before, now, ['1', '3'])).toEqual({ tables: 2, rooms: 0 });
});

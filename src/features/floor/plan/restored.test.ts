import { expect, test } from 'vitest';
import type { Room } from './contract.ts';
import { restored } from './restored.ts';

const room = (id: string, ...tables: string[]): Room => ({
  id,
  name: id,
  places: tables.map((tableId, n) => ({ tableId, x: n * 5, y: 0, shape: 'round' })),
});

test('a room that was removed is back at its place in the row, with its tables and no table twice', () => {
  const removed = room('Varanda', 'table 2', 'table 3');
  const meanwhile = [room('Salão', 'table 1', 'table 2'), room('Bar', 'table 4', 'table 3')];
  const rooms = restored(meanwhile, removed, 1);
  expect(rooms.map(({ id }) => id)).toEqual(['Salão', 'Varanda', 'Bar']);
  expect(rooms.map(({ places }) => places.map(({ tableId }) => tableId))).toEqual([
    ['table 1'],
    ['table 2', 'table 3'],
    ['table 4'],
  ]);
  expect(restored(rooms, removed, 1)).toEqual(rooms);
});

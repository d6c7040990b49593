import { expect, test } from 'vitest';
import type { Room } from './contract.ts';
import { restored } from './restored.ts';

const room = (id: string, ...tables: string[]): Room => ({
  id,
  name: id,
  places: tables.map((tableId, n) => ({ tableId, x: n * 5, y: 0, shape: 'round' })),
});

const tablesOf = (rooms: readonly Room[]) =>
  rooms.map(({ name, places }) => [name, ...places.map(({ tableId }) => tableId)]);

test('a room that was removed is back at its place in the row, with its tables and no table twice', () => {
  const before = [
    room('Salão', 'table 1'),
    room('Varanda', 'table 2', 'table 3'),
    room('Bar', 'table 4'),
    room('Nova'),
  ];
  const meanwhile = [room('Salão', 'table 1', 'table 2'), room('Bar', 'table 4'), room('Nova', 'table 3')];
  const rooms = restored(meanwhile, before, 'Varanda');
  expect(tablesOf(rooms)).toEqual(tablesOf(before));
  expect(restored(rooms, before, 'Varanda')).toEqual(rooms);
});

test('the room that was made for its tables alone goes again, and one that was added meanwhile stays', () => {
  const before = [room('Salão', 'table 1'), room('Varanda', 'table 2')];
  const meanwhile = [room('Salão', 'table 1'), room('Sala 2', 'table 2'), room('Jardim')];
  expect(tablesOf(restored(meanwhile, before, 'Varanda'))).toEqual([...tablesOf(before), ['Jardim']]);
});

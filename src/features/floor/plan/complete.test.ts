import { expect, test } from 'vitest';
import { completed, standing } from './complete.ts';
import { overlap } from './values.ts';

const tables = (count: number, capacity = 4) =>
  Array.from({ length: count }, (_, n) => ({ id: `table ${n}`, capacity }));
const newRoom = ({ length }: readonly unknown[]) => ({ id: `room ${length}`, name: `Sala ${length + 1}` });

test('a house that never arranged has all its tables drawn, forty in four rooms with air between them', () => {
  const rooms = completed([], tables(40), newRoom);
  expect(rooms).toHaveLength(4);
  expect(rooms.flatMap(({ places }) => places)).toHaveLength(40);
  for (const { places } of rooms)
    expect(places.every((a, n) => places.slice(n + 1).every((b) => !overlap(a, b)))).toBe(true);
});

test('a new table goes to the last room that has a place for it, and what stands stays', () => {
  const stands = { tableId: 'table 0', x: 9, y: 4, shape: 'round' as const };
  const rooms = [
    { id: 'a', name: 'Salão', places: [stands] },
    { id: 'b', name: 'Varanda', places: [] },
  ];
  const [first, last] = completed(rooms, tables(2, 6), newRoom);
  expect(first?.places).toEqual([stands]);
  expect(last?.places).toEqual([{ tableId: 'table 1', x: 1, y: 1, shape: 'long' }]);
  expect(rooms[1]?.places).toEqual([]);
});

test('a new table comes into the room that is looked at, while it has a place', () => {
  const rooms = [
    { id: 'a', name: 'Salão', places: [] },
    { id: 'b', name: 'Varanda', places: [] },
  ];
  const [first, last] = completed(rooms, tables(1), newRoom, 'a');
  expect(first?.places).toHaveLength(1);
  expect(last?.places).toEqual([]);
});

test('what no room can hold any more stays out of the plan', () => {
  const rooms = completed([], tables(400), newRoom);
  expect(rooms).toHaveLength(12);
  expect(rooms.every(({ places }) => places.length <= 24)).toBe(true);
});

test("a deleted table is in nobody's way, and one that comes back stands where it stood, unless another does by now", () => {
  const at = (tableId: string, x: number) => ({ tableId, x, y: 1, shape: 'round' as const });
  const rooms = [{ id: 'a', name: 'Salão', places: [at('1', 1), at('2', 3), at('3', 9)] }];
  const idsOf = (known: string[]) =>
    standing(rooms, new Set(known)).flatMap(({ places }) => places.map((p) => p.tableId));
  expect(idsOf(['2', '3'])).toEqual(['2', '3']);
  expect(idsOf(['1', '3'])).toEqual(['1', '3']);
  expect(idsOf(['1', '2', '3'])).toEqual(['1', '3']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInside, overlap, type Place } from '../../src/features/floor/plan/values.ts';
import { openTestInstance, type TestInstance, waiter } from '../../tests/support/server/instance.ts';
import { Visitor } from '../../tests/support/server/visitor.ts';
import { capacities } from './cast.ts';

let instance: TestInstance;

beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

test('the demonstration has its room drawn, no table on another, and every table in somebody’s section', async () => {
  const luana = await new Visitor(instance).signIn(waiter);
  const { rooms } = (await luana.get('/api/floor/plan')).body;
  expect(rooms.map(({ name }: { name: string }) => name)).toEqual(['Salão', 'Varanda']);
  for (const { places } of rooms as { places: Place[] }[]) {
    expect(places.every(isInside)).toBe(true);
    expect(places.some((place, n) => places.slice(n + 1).some((other) => overlap(place, other)))).toBe(false);
  }
  expect(rooms.flatMap(({ places }: { places: object[] }) => places)).toHaveLength(capacities.length);
  const { tables } = (await luana.get('/api/floor')).body;
  const whose = new Set(tables.map(({ section }: { section: { name: string } | null }) => section?.name));
  expect([...whose].sort()).toEqual(['Bruno Tavares', 'Luana Ribeiro']);
});

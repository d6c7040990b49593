import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HeldStreams } from '../support/server/held-streams.ts';
import { openTestInstance, owner, slug, type TestInstance, waiter } from '../support/server/instance.ts';
import { pairedDevice } from '../support/server/paired-device.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
const streams = new HeldStreams(() => instance.url);
beforeAll(async () => {
  instance = await openTestInstance();
});
afterEach(() => streams.letGo());
afterAll(() => instance.close());

const follow = (path: string, visitor: Visitor) => streams.follow(path, visitor);
const at = (number: number) => `/api/restaurants/${slug}/tables/${number}/live`;
const many = (count: number, path: string, visitor: Visitor) =>
  Promise.all(Array.from({ length: count }, () => follow(path, visitor)));
/** As somebody who goes on inventing names for their phone. */
const nameless = (count: number, path: string, { cookies }: Visitor) =>
  Promise.all(
    Array.from({ length: count }, () => {
      const phone = new Visitor(instance);
      for (const [name, value] of cookies) phone.cookies.set(name, name.startsWith('celular_') ? randomUUID() : value);
      return follow(path, phone);
    }),
  );

test('a phone takes no more than its part of its table: the others there go on hearing', async () => {
  const greedy = await new Visitor(instance).sitAt(3);
  const beside = await new Visitor(instance).sitAt(3);
  const answers = await many(60, at(3), greedy);
  expect([200, 429].map((status) => answers.filter((each) => each === status).length)).toEqual([15, 45]);
  expect(await follow(at(3), beside)).toBe(200);
  // What it lets go of is its own again.
  streams.letGo();
  await until(async () => (await follow(at(3), greedy)) === 200);
});

test('a table has places of its own: who takes them all keeps nobody of another table from theirs', async () => {
  const one = await new Visitor(instance).sitAt(1);
  const two = await new Visitor(instance).sitAt(2);
  expect(new Set(await nameless(60, at(1), one))).toEqual(new Set([200]));
  expect(await follow(at(1), await new Visitor(instance).sitAt(1))).toBe(429);
  expect(await follow(at(2), two)).toBe(200);
});

test("guests' phones of a full house behind one address leave the staff's screens their streams", async () => {
  for (let table = 1; table <= 10; table += 1) {
    const phone = await new Visitor(instance).sitAt(table);
    expect(new Set(await nameless(60, at(table), phone)), `table ${table}`).toEqual(new Set([200]));
  }
  // The address is full for guests, and for guests alone.
  expect(await follow(at(11), await new Visitor(instance).sitAt(11))).toBe(429);
  const staff = await new Visitor(instance).signIn(waiter);
  expect(await follow('/api/live', staff)).toBe(200);
});

test('a session has a budget of its own: another of the same house is not refused', async () => {
  const busy = await new Visitor(instance).signIn(waiter);
  const other = await new Visitor(instance).signIn(owner);
  expect(new Set(await many(300, '/api/live', busy))).toEqual(new Set([200]));
  expect(await follow('/api/live', busy)).toBe(429);
  expect(await follow('/api/live', other)).toBe(200);
});

test("a kitchen's display has places of its own, and none of anybody else's", async () => {
  const boss = await new Visitor(instance).signIn(owner);
  const { screen: busy } = await pairedDevice(new Visitor(instance), boss);
  const { screen: other } = await pairedDevice(new Visitor(instance), boss);
  expect(new Set(await many(10, '/api/live', busy))).toEqual(new Set([200]));
  expect(await follow('/api/live', busy)).toBe(429);
  expect(await follow('/api/live', other)).toBe(200);
});

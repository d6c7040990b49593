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
const inventing = (count: number, path: string, from: Visitor) =>
  Promise.all(Array.from({ length: count }, () => follow(path, called(randomUUID(), from))));
/** The same seat under another name, or under none. */
function called(name: string | null, { cookies }: Visitor): Visitor {
  const phone = new Visitor(instance);
  for (const [key, value] of cookies)
    if (!key.startsWith('celular_')) phone.cookies.set(key, value);
    else if (name !== null) phone.cookies.set(key, name);
  return phone;
}
const count = (answers: number[]) => [200, 429].map((status) => answers.filter((each) => each === status).length);

test('a phone takes no more than its part of its table: the others there go on hearing', async () => {
  const greedy = await new Visitor(instance).sitAt(3);
  const beside = await new Visitor(instance).sitAt(3);
  const answers = await many(60, at(3), greedy);
  expect(count(answers)).toEqual([15, 45]);
  expect(await follow(at(3), beside)).toBe(200);
  // What it lets go of is its own again.
  streams.letGo();
  await until(async () => (await follow(at(3), greedy)) === 200);
});

test('a phone without a name takes no more than one with a name', async () => {
  const phone = called(null, await new Visitor(instance).sitAt(4));
  expect(count(await many(60, at(4), phone))).toEqual([15, 45]);
  expect(await follow(at(4), await new Visitor(instance).sitAt(4))).toBe(200);
});

test('whoever goes on inventing names takes the part of one network, and nothing of another table', async () => {
  const one = await new Visitor(instance).sitAt(1);
  const two = await new Visitor(instance).sitAt(2);
  expect(count(await inventing(60, at(1), one))).toEqual([40, 20]);
  expect(await follow(at(2), two)).toBe(200);
});

test("guests' phones of a full house behind one address leave the staff's screens their streams", async () => {
  await instance.owner.query(
    `insert into tables (restaurant_id, number, secret, short_code)
     select $1, n, 'not to be guessed', 'AAAAA' || substr('BCDEFGHJKLMNPQRS', n - 100, 1) from generate_series(101, 116) n`,
    [instance.restaurantId],
  );
  for (let table = 101; table <= 115; table += 1) {
    const phone = await new Visitor(instance).sitAt(table);
    expect(new Set(await inventing(40, at(table), phone)), `table ${table}`).toEqual(new Set([200]));
  }
  // The address is full for guests, and for guests alone.
  expect(await follow(at(116), await new Visitor(instance).sitAt(116))).toBe(429);
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

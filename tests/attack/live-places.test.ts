import { type ClientRequest, get } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, slug, type TestInstance, waiter } from '../support/server/instance.ts';
import { pairedDevice } from '../support/server/paired-device.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
const open: ClientRequest[] = [];
beforeAll(async () => {
  instance = await openTestInstance();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.destroy();
});
afterAll(() => instance.close());

/** Opens a stream that stays open until the test is over, and says how it was answered. */
function follow(path: string, { cookieHeader: cookie }: Visitor): Promise<number> {
  return new Promise((resolve, reject) => {
    const stream = get(instance.url + path, { agent: false, headers: { cookie } }, (response) => {
      response.on('error', () => {}).resume();
      resolve(response.statusCode ?? 0);
    });
    stream.on('error', reject);
    open.push(stream);
  });
}
const at = (number: number) => `/api/restaurants/${slug}/tables/${number}/live`;
const many = (count: number, path: string, visitor: Visitor) =>
  Promise.all(Array.from({ length: count }, () => follow(path, visitor)));

test('a table has places of its own: who takes them all keeps nobody of another table from theirs', async () => {
  const one = await new Visitor(instance).sitAt(1);
  const two = await new Visitor(instance).sitAt(2);
  expect(new Set(await many(60, at(1), one))).toEqual(new Set([200]));
  expect(await follow(at(1), one)).toBe(429);
  expect(await follow(at(2), two)).toBe(200);
});

test("guests' phones of a full house behind one address leave the staff's screens their streams", async () => {
  for (let table = 1; table <= 10; table += 1) {
    const phone = await new Visitor(instance).sitAt(table);
    expect(new Set(await many(60, at(table), phone)), `table ${table}`).toEqual(new Set([200]));
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

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../../tests/support/server/plain-products.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let staff: Visitor;
let products: string[];
let tables: { id: string; number: number }[];

beforeAll(async () => {
  instance = await openTestInstance();
  products = (await plainProducts(instance)).map(({ id }) => id);
  staff = await new Visitor(instance).signIn(waiter);
  tables = (await staff.get('/api/tables')).body.tables;
});
afterAll(() => instance.close());

const at = (number: number) => tables.find((table) => table.number === number)!.id;
const line = (index: number, hold = false) => ({
  productId: products[index]!,
  quantity: 1,
  optionIds: [],
  notes: '',
  ...(hold && { hold }),
});
async function ordered(table: number, holds: boolean[]): Promise<string> {
  const lines = holds.map((hold, index) => line(index, hold));
  const { body, status } = await staff.post('/api/orders', { key: randomUUID(), tableId: at(table), lines });
  expect(status).toBe(200);
  return body.id;
}
const read = async (id: string) => (await staff.get(`/api/orders/${id}`)).body;
const held = async (id: string) => (await read(id)).order.lines.map((each: any) => each.heldAt !== null);
const hold = (id: string, lines: number[]) => staff.post(`/api/orders/${id}/lines/hold`, { lines });
const fire = (id: string, lines: number[]) => staff.post(`/api/orders/${id}/lines/fire`, { lines });
const move = (id: string, lines: number[], to: string) => staff.post(`/api/orders/${id}/lines/status`, { lines, to });
const courses = async (id: string) =>
  (await read(id)).history
    .filter(({ kind }: any) => kind === 'hold' || kind === 'fire')
    .map(({ kind, actor, lines }: any) => [kind, actor !== null, lines.length]);

test('an order that is held as a whole is pending, on the bill, and is promised nothing until it is fired', async () => {
  const id = await ordered(1, [true, true]);
  const { order } = await read(id);
  expect([order.status, order.promisedFrom, order.promisedTo]).toEqual(['pendente', null, null]);
  expect(order.itemsCents).toBe(order.lines.reduce((sum: number, { unitCents }: any) => sum + unitCents, 0));
  expect(order.itemsCents).toBeGreaterThan(0);
  expect((await fire(id, [1, 2])).status).toBe(200);
  const fired = (await read(id)).order;
  expect(Date.parse(fired.promisedTo!)).toBeGreaterThan(Date.parse(fired.lines[0]!.firedAt!));
  expect(await held(id)).toEqual([false, false]);
});

test('a line is held while nobody has begun it, and only then', async () => {
  const id = await ordered(2, [false, false]);
  await move(id, [1], 'preparando');
  expect((await hold(id, [1])).body.code).toBe('stale_revision');
  expect((await hold(id, [9])).body.code).toBe('stale_revision');
  expect((await hold(id, [2])).status).toBe(200);
  expect(await held(id)).toEqual([false, true]);
  // Whoever begins it from a screen that showed it before is refused.
  expect((await move(id, [2], 'preparando')).body.code).toBe('stale_revision');
});

test('a fire is taken back until work has begun', async () => {
  const id = await ordered(3, [true]);
  await fire(id, [1]);
  expect((await hold(id, [1])).status).toBe(200);
  expect(await held(id)).toEqual([true]);
  await fire(id, [1]);
  await move(id, [1], 'preparando');
  expect((await hold(id, [1])).body.code).toBe('stale_revision');
  expect(await courses(id)).toEqual([
    ['fire', true, 1],
    ['hold', true, 1],
    ['fire', true, 1],
  ]);
});

test('fired by several at once it is fired once', async () => {
  const id = await ordered(4, [true, false]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => fire(id, [1])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.revision)).size).toBe(1);
  expect(await courses(id)).toEqual([['fire', true, 1]]);
});

test('a step of the whole order leaves its held lines held', async () => {
  const id = await ordered(5, [false, true]);
  const step = (from: string, to: string) => staff.post(`/api/orders/${id}/status`, { from, status: to });
  expect((await step('pendente', 'preparando')).body.status).toBe('preparando');
  expect(await held(id)).toEqual([false, true]);
  expect((await step('preparando', 'pronto')).body.status).toBe('preparando');
  const { order } = await read(id);
  expect(order.lines.map(({ status }: any) => status)).toEqual(['pronto', 'pendente']);
  await fire(id, [2]);
  expect((await step('preparando', 'pronto')).body.status).toBe('pronto');
});

test('what is cancelled is not held any more', async () => {
  const id = await ordered(6, [true]);
  expect((await staff.post(`/api/orders/${id}/status`, { status: 'cancelado', reason: 'x' })).status).toBe(200);
  expect(await held(id)).toEqual([false]);
  expect((await fire(id, [1])).body.code).toBe('stale_revision');
});

test('a line that comes later says since when the kitchen has it, and may be held and puts nothing off', async () => {
  const id = await ordered(7, [false]);
  const before = (await read(id)).order;
  const { revision, tableId, status } = before;
  const lines = [{ line: 1, quantity: 1, notes: '' }, line(1, true)];
  const edited = await staff.put(`/api/orders/${id}`, { revision, tableId, status, lines });
  expect(edited.status).toBe(200);
  expect(await held(id)).toEqual([false, true]);
  expect(edited.body.promisedTo).toBe(before.promisedTo);
  const [first, later]: any[] = edited.body.lines;
  expect(first.addedAt).toBeNull();
  expect(Date.parse(later.addedAt)).toBeGreaterThan(Date.parse(before.createdAt));
});

test('a key that was sent again with another hold is another order', async () => {
  const key = randomUUID();
  const send = (hold: boolean) => staff.post('/api/orders', { key, tableId: at(8), lines: [line(0, hold)] });
  expect((await send(true)).status).toBe(200);
  expect((await send(true)).status).toBe(200);
  expect((await send(false)).body.code).toBe('place_key_reused');
});

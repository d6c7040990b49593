import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestInstance, slug, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../../tests/support/server/plain-products.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { estimateAt } from '../web/diner/following/estimate.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let staff: Visitor;
/** What takes longest of all that is made without a choice, and what is quickest. */
let slow: string;
let quick: string;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  staff = await new Visitor(instance).signIn(waiter);
  const products = (await plainProducts(instance)).sort((a, b) => a.preparationMinutes - b.preparationMinutes);
  quick = products.at(0)!.id;
  slow = products.at(-1)!.id;
});
afterAll(() => instance.close());
afterEach(() => void vi.useRealTimers());

const line = (productId: string, hold = false, quantity = 1) => ({
  productId,
  quantity,
  optionIds: [],
  notes: '',
  ...(hold && { hold }),
});
async function ordered(table: number, lines: object[]): Promise<any> {
  const { body, status } = await staff.post('/api/orders', { key: randomUUID(), tableId: till.tableId(table), lines });
  expect(status, JSON.stringify(body)).toBe(200);
  return (await staff.get(`/api/orders/${body.id}`)).body.order;
}
const move = async (id: string, lines: number[], to: string) =>
  expect((await staff.post(`/api/orders/${id}/lines/status`, { lines, to })).status).toBe(200);
const minutes = ({ createdAt, promisedTo }: any) =>
  Math.round((Date.parse(promisedTo) - Date.parse(createdAt)) / 60_000);
// What is remembered of the queue is a few seconds old at most, and of the stations' pace half a minute.
const later = (seconds = 6) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });

test('a held line is in no promise and before nobody in the queue until it is fired', async () => {
  // Whatever is remembered from before is read anew.
  later(3_600);
  const alone = minutes(await ordered(1, [line(quick)]));
  await staff.post(`/api/orders/${(await till.bill(staff, 1)).orders[0]!.id}/status`, { status: 'entregue' });
  later();
  const course = await ordered(2, [line(quick), line(slow, true, 9)]);
  expect(minutes(course)).toBe(alone);
  const estimated = async () =>
    (await new Visitor(instance).get(`/api/restaurants/${slug}/estimate?productIds=${slow}`)).body.toMinutes;
  await move(course.id, [1], 'entregue');
  const promises = async () =>
    (await staff.get(`/api/orders/${course.id}`)).body.order.lines.map((each: any) => each.promisedTo);
  expect((await promises())[1]).toBeNull();
  // The pace is read anew, with what was just made, and stays the same for both estimates.
  later(31);
  const free = await estimated();
  expect((await staff.post(`/api/orders/${course.id}/lines/fire`, { lines: [2] })).status).toBe(200);
  // Fired, it has a promise of its own, and what came before keeps its own.
  expect(Date.parse((await promises())[1])).toBeGreaterThan(Date.now());
  expect((await promises())[0]).toBe(course.lines[0].promisedTo);
  later();
  expect(await estimated()).toBeGreaterThan(free);
});

test('while the rest is ready, or was carried, the guest reads that a held line waits: never that all is ready', async () => {
  const guest = await till.seat(3);
  const { id } = await ordered(3, [line(quick), line(slow, true)]);
  const followed = async () => (await guest.get(till.orderPath(3))).body.orders[0];
  for (const to of ['pronto', 'entregue']) {
    await move(id, [1], to);
    const order = await followed();
    expect([order.status, order.readyAt, order.expected]).toEqual(['preparando', null, null]);
    expect(order.lines.map(({ status, heldAt }: any) => [status, heldAt !== null])).toEqual([
      [to, false],
      ['pendente', true],
    ]);
    expect(estimateAt(order, Date.now())).toEqual({ kind: 'held' });
  }
  expect((await staff.post(`/api/orders/${id}/lines/fire`, { lines: [2] })).status).toBe(200);
  expect(estimateAt(await followed(), Date.now())).toMatchObject({ kind: 'range' });
  await move(id, [2], 'pronto');
  expect(estimateAt(await followed(), Date.now())).toEqual({ kind: 'ready' });
});

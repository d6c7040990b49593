import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestInstance, owner, slug, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { newCategory, newProduct } from '../../../tests/support/server/menu-editor.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { orderDueAt } from './promised.ts';

let instance: TestInstance;
let staff: Visitor;
/** Of all that is made without a choice: what takes longest, and what is quickest. */
let slow: { id: string };
let quick: { id: string };

beforeAll(async () => {
  instance = await openTestInstance();
  staff = await new Visitor(instance).signIn(waiter);
  const { body } = await new Visitor(instance).get(`/api/restaurants/${slug}/menu`);
  const products = body.categories
    .flatMap((category: any) => category.products)
    .filter((product: any) => product.available && product.optionGroupIds.length === 0)
    .sort((a: any, b: any) => a.preparationMinutes - b.preparationMinutes);
  quick = products.at(0)!;
  slow = products.at(-1)!;
});
afterAll(() => instance.close());
afterEach(() => void vi.useRealTimers());

const line = ({ id }: { id: string }) => ({ productId: id, quantity: 1, optionIds: [], notes: '' });
const address = (table: number) => `/api/restaurants/${slug}/tables/${table}/orders`;

async function guestAt(table: number) {
  const guest = await new Visitor(instance).sitAt(table);
  const { body } = await guest.post(address(table), { key: randomUUID(), lines: [line(slow), line(quick)] });
  const followed = async () => (await guest.get(address(table))).body.orders[0];
  return { id: body.id as string, followed };
}
const move = async (id: string, lines: number[], to: string, from: string) =>
  expect((await staff.post(`/api/orders/${id}/lines/status`, { lines, to, from })).status).toBe(200);
const onBoard = async (id: string) => (await staff.get(`/api/orders/${id}`)).body.order;

test('what a guest awaits follows what is still to be made; what was promised stays, also when the kitchen takes it back', async () => {
  const { id, followed } = await guestAt(1);
  expect((await followed()).expected).toBeNull();
  await staff.post(`/api/orders/${id}/status`, { from: 'pendente', status: 'preparando' });
  const { promisedTo } = await followed();

  await move(id, [1], 'pronto', 'preparando');
  const sooner = await followed();
  expect(sooner.promisedTo).toBe(promisedTo);
  // What is left was promised sooner than the whole, at a station of its own.
  expect(orderDueAt(sooner)).toBeLessThan(Date.parse(promisedTo));
  expect((await onBoard(id)).promisedTo).toBe(promisedTo);

  await move(id, [1], 'preparando', 'pronto');
  const again = await followed();
  expect([again.promisedTo, again.expected]).toEqual([promisedTo, null]);
});

test('begun late, an order is due when its guests were told, and so is each of its lines', async () => {
  const { id, followed } = await guestAt(11);
  const before = await followed();
  const due = ({ promisedFrom, promisedTo, lines }: any) => [
    promisedFrom,
    promisedTo,
    ...lines.map((each: any) => each.promisedTo),
  ];
  expect(Math.max(...before.lines.map((each: any) => Date.parse(each.promisedTo)))).toBe(Date.parse(before.promisedTo));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60_000 });
  await staff.post(`/api/orders/${id}/status`, { from: 'pendente', status: 'preparando' });
  expect(due(await followed())).toEqual(due(before));
});

test('what was ready by mistake goes on as it was: late, if it was late', async () => {
  const { id } = await guestAt(3);
  await staff.post(`/api/orders/${id}/status`, { from: 'pendente', status: 'preparando' });
  const past = new Date(Date.now() - 600_000).toISOString();
  await instance.owner.query(
    'update orders set promised_from = $2, promised_to = $2, preparing_at = $2 where id = $1',
    [id, past],
  );
  await instance.owner.query('update order_items set started_at = $2 where order_id = $1', [id, past]);
  const stands = async () => {
    const { status, promisedTo, preparingAt, lines } = await onBoard(id);
    return { status, promisedTo, preparingAt, begun: lines.map((each: any) => each.startedAt) };
  };
  const before = { status: 'preparando', promisedTo: past, preparingAt: past, begun: [past, past] };
  await staff.post(`/api/orders/${id}/status`, { from: 'preparando', status: 'pronto' });
  await move(id, [1, 2], 'preparando', 'pronto');
  expect(await stands()).toEqual(before);

  // What stood there for longer is made again.
  await staff.post(`/api/orders/${id}/status`, { from: 'preparando', status: 'pronto' });
  await instance.owner.query('update orders set ready_at = $2 where id = $1', [id, past]);
  await instance.owner.query('update order_items set ready_at = $2 where order_id = $1', [id, past]);
  await move(id, [2], 'preparando', 'pronto');
  const again = await stands();
  expect(Date.parse(again.promisedTo ?? '')).toBeGreaterThan(Date.now());
  expect(again.begun[0]).toBe(past);
  expect(again.begun[1]).not.toBe(past);
});

test('what an edit adds is promised anew, and never sooner than the rest was', async () => {
  const { id, followed } = await guestAt(2);
  await staff.post(`/api/orders/${id}/status`, { from: 'pendente', status: 'pronto' });
  const past = new Date(Date.now() - 600_000).toISOString();
  await instance.owner.query('update orders set promised_from = $2, promised_to = $2 where id = $1', [id, past]);
  const edit = async (lines: object[]) => {
    const { revision, tableId, status } = await onBoard(id);
    expect((await staff.put(`/api/orders/${id}`, { revision, tableId, status, lines })).status).toBe(200);
    return followed();
  };
  const kept = [1, 2].map((line) => ({ line, quantity: 1, notes: '' }));
  const before = await edit([kept[0]!, { ...kept[1]!, notes: 'sem sal' }]);
  expect(before.promisedTo).toBe(past);

  const { status, promisedTo, lines } = await edit([...kept, line(slow)]);
  expect(status).toBe('preparando');
  expect(Date.parse(promisedTo)).toBeGreaterThan(Date.now());
  // What was there keeps its own promise, and what is new has one.
  const times = (of: any[]) => of.map((each) => each.promisedTo);
  expect(times(lines.slice(0, 2))).toEqual(times(before.lines));
  expect(lines[2].promisedTo).toBe(promisedTo);
  expect((await edit([...kept, { line: 3, quantity: 1, notes: '' }, line(quick)])).promisedTo).toBe(promisedTo);
});

test('one piece more does not line up behind those who ordered meanwhile', async () => {
  const { id, followed } = await guestAt(4);
  const { promisedTo } = await followed();
  for (const table of [5, 6, 7, 8, 9, 10]) await guestAt(table);
  // What is remembered of the queue is a few seconds old at most.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
  const { revision, tableId, status } = await onBoard(id);
  const lines = [1, 2].map((line) => ({ line, quantity: 2, notes: '' }));
  expect((await staff.put(`/api/orders/${id}`, { revision, tableId, status, lines })).status).toBe(200);
  const minutesLater = (Date.parse((await followed()).promisedTo) - Date.parse(promisedTo)) / 60_000;
  expect(minutesLater).toBeGreaterThanOrEqual(0);
  expect(minutesLater).toBeLessThan(5);
});

test('a station that takes twice as long today is promised so for the rest of the business day, and another is not', async () => {
  const estimated = async ({ id }: { id: string }) =>
    (await new Visitor(instance).get(`/api/restaurants/${slug}/estimate?productIds=${id}`)).body.fromMinutes;
  const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
  await instance.owner.query(`update orders set status = 'entregue', ready_at = now(), promised_to = null`);
  await instance.owner.query(`update order_items set status = 'entregue', ready_at = null`);
  later(601);
  const slowBefore = await estimated(slow);
  const quickBefore = await estimated(quick);
  await instance.owner.query(
    `update order_items i set ready_at = each.at, started_at = each.at - each.took, added_at = each.at - each.took
     from (select order_id, line, now() - row_number() over () * interval '1 day' as at, 2 * preparation_minutes * interval '1 minute' as took
       from order_items join products p on p.id = product_id where p.id = $1) each
     where i.order_id = each.order_id and i.line = each.line`,
    [slow.id],
  );
  later(31);
  expect([await estimated(slow), await estimated(quick)]).toEqual([Math.round((slowBefore * 22) / 12), quickBefore]);
});

test('a station that takes half as long over its last ten tickets is promised so, whatever the ones before took', async () => {
  const boss = await new Visitor(instance).signIn(owner);
  const dish = await newProduct(boss, await newCategory(boss), { preparationMinutes: 48 });
  const { rows } = await instance.owner.query('select id from tables where number = 1');
  const placed = await staff.post('/api/orders', {
    key: randomUUID(),
    tableId: rows[0].id,
    lines: Array.from({ length: 13 }, () => line(dish)),
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  await instance.owner.query(`update orders set status = 'entregue', ready_at = now(), promised_to = null`);
  await instance.owner.query(`update order_items set status = 'entregue', ready_at = null`);
  // The first three of the thirteen took twice as long, the ten after them half.
  await instance.owner.query(
    `update order_items i set ready_at = each.at, started_at = each.at - each.took, added_at = each.at - each.took
     from (select line, now() - (99 - line) * interval '1 day' as at, case when line <= 3 then 96 else 24 end * interval '1 minute' as took
       from order_items where product_id = $1) each
     where i.product_id = $1 and i.line = each.line`,
    [dish.id],
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  const { body } = await new Visitor(instance).get(`/api/restaurants/${slug}/estimate?productIds=${dish.id}`);
  // The ten, and history, which weighs two and is as the menu says: (10 x 0.5 + 2 x 1) / 12 of 48 minutes, to 28 x 1.35 + 1.
  expect(body).toEqual({ fromMinutes: 28, toMinutes: 39 });
});

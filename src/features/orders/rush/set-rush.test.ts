import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cashier,
  openTestInstance,
  owner,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { LiveScreen } from '../../../../tests/support/server/live-screen.ts';
import { pairedDevice } from '../../../../tests/support/server/paired-device.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;
let tablet: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
  const boss = await new Visitor(instance).signIn(owner);
  ({ screen: tablet } = await pairedDevice(new Visitor(instance), boss, { name: 'Tablet da praça quente' }));
});
afterAll(() => instance.close());

const set = (by: Visitor, id: string, rushed: boolean) => by.put(`/api/orders/${id}/rush`, { rushed });
const read = async (id: string): Promise<any> => (await garcom.get(`/api/orders/${id}`)).body;
const onTicket = async (id: string): Promise<any> =>
  (await tablet.get('/api/kitchen/tickets')).body.orders.find((order: any) => order.id === id)?.rush;
const rushes = async (id: string) =>
  (await read(id)).history
    .filter(({ kind }: any) => kind === 'rush' || kind === 'unrush')
    .map(({ kind, actor }: any) => [kind, actor]);

test('a waiter rushes an order and a display takes it back: the ticket says who and when, the history both', async () => {
  const id = await till.orderFor(garcom, 1, 1);
  const { order: before } = await read(id);
  expect((await set(garcom, id, true)).body).toEqual({ id, rushed: true });
  const rush = await onTicket(id);
  expect(rush).toEqual({ at: expect.any(String), by: 'Luana Ribeiro' });
  expect((await read(id)).order).toMatchObject({ rush, revision: before.revision });
  expect((await till.bill(caixa, 1)).orders[0]!.rush).toEqual(rush);
  expect((await set(tablet, id, false)).body).toEqual({ id, rushed: false });
  expect(await onTicket(id)).toBeNull();
  expect((await set(tablet, id, true)).status).toBe(200);
  expect((await onTicket(id)).by).toBe('Tablet da praça quente');
  expect(await rushes(id)).toEqual([
    ['rush', 'Luana Ribeiro'],
    ['unrush', 'Tablet da praça quente'],
    ['rush', 'Tablet da praça quente'],
  ]);
});

test('rushed by several at once it is rushed once, by the first of them; taken back twice, once', async () => {
  const id = await till.orderFor(garcom, 2, 1);
  const answers = await Promise.all([garcom, caixa, tablet, garcom].map((by) => set(by, id, true)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const first = await onTicket(id);
  await set(caixa, id, true);
  expect(await onTicket(id)).toEqual(first);
  await Promise.all([set(garcom, id, false), set(caixa, id, false)]);
  expect((await rushes(id)).map(([kind]: string[]) => kind)).toEqual(['rush', 'unrush']);
});

test('what is ready, carried or cancelled is not rushed any more; a rush of before can be taken back until its bill is closed', async () => {
  const id = await till.orderFor(garcom, 3, 1);
  await set(garcom, id, true);
  expect((await garcom.post(`/api/orders/${id}/status`, { status: 'pronto' })).status).toBe(200);
  expect((await set(garcom, id, true)).body.code).toBe('stale_revision');
  expect((await set(garcom, id, false)).status).toBe(200);
  const cancelled = await till.orderFor(garcom, 3, 1);
  await garcom.post(`/api/orders/${cancelled}/status`, { status: 'cancelado', reason: 'x' });
  expect((await set(garcom, cancelled, true)).body.code).toBe('stale_revision');
  expect((await till.close(caixa, await till.bill(caixa, 3))).status).toBe(200);
  expect((await set(garcom, id, false)).body.code).toBe('bill_closed');
  expect((await set(garcom, '01900000-0000-7000-8000-000000000000', true)).body.code).toBe('order_not_found');
});

test('other displays hear of it, and the guests of its table do not', async () => {
  const guest = await till.seat(4);
  const id = await till.order(guest, 4, 1);
  const display = new LiveScreen(
    () => `${instance.url}/api/live`,
    tablet.cookieHeader,
    () => onTicket(id),
  );
  try {
    await until(() => display.view === null && display.connections > 0);
    await set(garcom, id, true);
    await until(() => (display.view as { by: string } | null)?.by === 'Luana Ribeiro');
  } finally {
    display.close();
  }
  const followed = (await guest.get(till.orderPath(4))).body;
  expect(JSON.stringify(followed)).not.toContain('Luana');
  expect(followed.orders[0].rush).toBeUndefined();
  const bill = await till.bill(caixa, 4);
  expect((await till.close(caixa, bill)).status).toBe(200);
  const receipt = await guest.get(till.orderPath(4).replace(/orders$/, 'receipt'));
  expect(receipt.status).toBe(200);
  expect(JSON.stringify(receipt.body)).not.toContain('Luana');
});

test('pieces that are passed to another table are as urgent as the rest', async () => {
  const id = await till.orderFor(garcom, 5, 2);
  await set(garcom, id, true);
  const { id: billId } = await till.bill(garcom, 5);
  const lines = [{ orderId: id, line: 1, quantity: 1 }];
  const key = '01900000-0000-7000-8000-000000000001';
  const passed = await garcom.post(`/api/bills/${billId}/passes`, { tableId: till.tableId(6), key, lines });
  expect(passed.status, JSON.stringify(passed.body)).toBe(200);
  const { rush } = (await till.bill(garcom, 6)).orders[0]!;
  expect(rush).toEqual(await onTicket(id));
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { correct } from '../../../tests/support/server/correcting.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../tests/support/server/plain-products.ts';
import { addRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { closeServed } from '../bills/close-served.ts';
import type { KitchenOrder } from './contract.ts';
import { ticketsOf } from './tickets.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let kitchen: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  kitchen = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const tickets = async (by = kitchen): Promise<any> => (await by.get('/api/kitchen/tickets')).body;
const shown = async (id: string) => (await tickets()).orders.find((order: any) => order.id === id);
const finished = async (id: string) => (await tickets()).finished.find((order: any) => order.id === id);
const named = (order: any) => order.changes.map(({ line, became }: any) => [line, became]);
const read = async (id: string): Promise<any> => (await kitchen.get(`/api/orders/${id}`)).body.order;
const seen = (id: string, revision: number, by = kitchen) => by.post(`/api/orders/${id}/changes/seen`, { revision });
const move = async (id: string, lines: number[], to: string, station?: string) =>
  expect((await kitchen.post(`/api/orders/${id}/lines/status`, { lines, to, station })).status).toBe(200);
async function ordered(table: number, lines: object[]): Promise<string> {
  const body = { key: randomUUID(), tableId: till.tableId(table), lines };
  const answer = await kitchen.post('/api/orders', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
}
async function complete(id: string, changes: object = {}) {
  const { revision } = await read(id);
  const answer = await caixa.post(`/api/orders/${id}/complete`, { ...settlement(changes), revision });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function close(table: number) {
  const answer = await till.close(caixa, await till.bill(caixa, table));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

test('a bill that is closed over what the kitchen makes stays there with what nobody made, until somebody has seen it', async () => {
  const [line] = till.lines();
  const id = await ordered(1, [line!, line!, { ...line, hold: true }, line!]);
  await move(id, [1], 'pronto');
  await move(id, [2], 'preparando');
  expect((await correct(caixa, id, { revision: (await read(id)).revision, line: 4 })).status).toBe(200);
  await close(1);
  const closed = await shown(id);
  expect(closed).toMatchObject({ ended: 'billClosed', lines: [], movedFrom: null, rush: null });
  // Ready, being made, held, taken back.
  expect(named(closed)).toEqual([
    [2, null],
    [3, null],
  ]);
  expect(await finished(id)).toBeUndefined();
  expect(JSON.stringify(closed)).not.toMatch(/cents|price/i);

  await seen(id, closed.revision - 1);
  expect(await shown(id)).toBeDefined();
  // Of some lines only: the bill stays closed for all of them.
  await kitchen.post(`/api/orders/${id}/changes/seen`, { revision: closed.revision, lines: [2] });
  expect(await shown(id)).toBeDefined();
  expect((await seen(id, closed.revision)).status).toBe(200);
  expect(await shown(id)).toBeUndefined();
});

test('a bill of which everything was ready, and one that its last payment closes, say nothing', async () => {
  const made = await ordered(2, till.lines());
  await move(made, [1], 'pronto');
  await close(2);
  expect(await shown(made)).toBeUndefined();

  const guest = await till.seat(3);
  const paid = await till.order(guest, 3);
  const { restCents } = await checking.seen(guest, 3);
  const split = { by: 'amount', cents: restCents };
  const { body } = await checking.pay(guest, 3, restCents, { split, method: 'cash' });
  expect((await checking.receive(caixa, body.check!.part!.id)).body.status).toBe('paid');
  expect(await shown(paid)).toMatchObject({ ended: null, lines: [{ status: 'pendente' }] });
  await move(paid, [1], 'entregue');
  const { system, scope } = instance.database;
  const onError = (error: unknown) => expect.unreachable(String(error));
  await closeServed({ system, scope, onError }, new Date());
  expect(await till.bill(caixa, 3)).toBeNull();
  expect(await shown(paid)).toBeUndefined();
});

test('an order that the till completes is not to be made any more either; one of which only the payment is taken is', async () => {
  const id = await ordered(4, [...till.lines(), ...till.lines()]);
  await move(id, [1], 'pronto');
  await complete(id);
  expect(await shown(id)).toMatchObject({ ended: 'completed', status: 'entregue', changes: [{ line: 2 }] });
  // Nobody finished the other one: it is not offered as ready, also once it was seen.
  expect((await finished(id)).lines).toMatchObject([{ line: 1 }]);
  await seen(id, (await shown(id)).revision);
  expect((await finished(id)).lines).toMatchObject([{ line: 1 }]);

  const paid = await ordered(5, till.lines());
  const { totalCents } = await read(paid);
  await complete(paid, { deliver: false, payments: [{ method: 'pix', cents: totalCents }] });
  expect(await shown(paid)).toMatchObject({ ended: null, lines: [{ status: 'pendente' }] });
  // Its bill is closed all the same, with nothing left to pay.
  await close(5);
  expect(await shown(paid)).toMatchObject({ ended: 'billClosed' });
});

test('an order that is brought back is to be made again, and news again when it is completed anew', async () => {
  const id = await ordered(6, till.lines());
  await complete(id);
  const first = await shown(id);
  await seen(id, first.revision);
  expect((await caixa.post(`/api/orders/${id}/status`, { status: 'pendente' })).status).toBe(200);
  expect(await shown(id)).toMatchObject({ ended: null, lines: [{ status: 'pendente' }], changes: [] });
  await complete(id);
  expect(await shown(id)).toMatchObject({ ended: 'completed', changes: [{ line: 1 }] });
  // What is completed may be cancelled: then that is what it was.
  await caixa.post(`/api/orders/${id}/status`, { status: 'cancelado', reason: 'engano' });
  expect(await shown(id)).toBeUndefined();
});

test('closed after it was completed, it says so once, as the closing of its bill', async () => {
  const id = await ordered(7, till.lines());
  await complete(id);
  const { changes } = await shown(id);
  await close(7);
  expect(await shown(id)).toMatchObject({ ended: 'billClosed', changes });
});

test('what left the board unfinished is on no display: closing its bill tells nobody', async () => {
  const id = await ordered(8, till.lines());
  await instance.owner.query('update orders set unfinished_at = now() where id = $1', [id]);
  await close(8);
  expect(await shown(id)).toBeUndefined();
});

test('of a line that two stations make, each is told only what it had not made', async () => {
  const boss = await new Visitor(instance).signIn(owner);
  const combo = (await plainProducts(instance))[0]!.id;
  const { stations } = await tickets();
  const hot = stations.find(({ isDefault }: any) => isDefault).id;
  const bar = stations.find(({ isDefault }: any) => !isDefault).id;
  await instance.owner.query('update products set station_id = $2 where id = $1', [combo, hot]);
  const options = [{ name: 'Guaraná', priceDeltaCents: 0, available: true, stationId: bar }];
  const group = { key: randomUUID(), name: 'Bebida', min: 0, max: 1, attach: [combo], options };
  expect((await boss.post('/api/menu/option-groups', group)).status).toBe(200);
  const menu: any = (await boss.get('/api/menu/editing')).body;
  const optionIds = menu.optionGroups.find(({ name }: any) => name === 'Bebida').options.map(({ id }: any) => id);
  const line = { productId: combo, quantity: 1, optionIds, notes: '' };
  const id = await ordered(9, [line, line]);
  await move(id, [1], 'pronto', bar);
  await close(9);
  const at = async (station: string) => {
    const { orders } = await tickets();
    const own: KitchenOrder[] = orders.filter((order: any) => order.id === id);
    return ticketsOf(own, stations, new Set([station]))[0]?.lines.map((each) => [each.line, each.mark]);
  };
  expect(await at(hot)).toEqual([
    [1, 'removed'],
    [2, 'removed'],
  ]);
  expect(await at(bar)).toEqual([[2, 'removed']]);
  await seen(id, (await shown(id)).revision);
  expect([await at(hot), await at(bar)]).toEqual([undefined, undefined]);
});

test('after six hours nobody has to be told any more', async () => {
  const id = await ordered(10, till.lines());
  await close(10);
  const earlier = async (hours: number) => {
    for (const [table, column, key] of [
      ['orders', 'closed_unmade_at', 'id'],
      ['order_items', 'ready_at', 'order_id'],
    ])
      await instance.owner.query(
        `update ${table} set ${column} = ${column} - make_interval(hours => $2) where ${key} = $1`,
        [id, hours],
      );
  };
  await earlier(5);
  expect(await shown(id)).toMatchObject({ ended: 'billClosed', changes: [{ line: 1 }] });
  await earlier(2);
  expect(await shown(id)).toBeUndefined();
});

test('another house neither reads of it nor sees it away', async () => {
  const id = await ordered(11, till.lines());
  await close(11);
  const { waiter: email } = await addRestaurant(instance.owner);
  const stranger = await new Visitor(instance).signIn(email);
  expect((await tickets(stranger)).orders.map((order: any) => order.id)).not.toContain(id);
  const { revision } = await shown(id);
  expect((await seen(id, revision, stranger)).body.code).toBe('order_not_found');
  expect(await shown(id)).toBeDefined();
});

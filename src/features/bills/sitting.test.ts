import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cashier,
  openTestInstance,
  owner,
  slug,
  type TestInstance,
  waiter,
} from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const at = (number: number) => `/api/restaurants/${slug}/tables/${number}`;
const send = (phone: Visitor, number: number) =>
  phone.post(`${at(number)}/orders`, { key: randomUUID(), lines: till.lines() });
const move = (billId: string, to: number) => garcom.post(`/api/bills/${billId}/table`, { tableId: till.tableId(to) });
const statusOf = async (number: number) =>
  (await instance.owner.query('select status from tables where id = $1', [till.tableId(number)])).rows[0].status;
const openBills = async (number: number) =>
  (
    await instance.owner.query('select id from bills where table_id = $1 and closed_at is null', [till.tableId(number)])
  ).rows.map(({ id }) => id);
const pick = ({ seated, movedTo, ended }: any) => ({ seated, movedTo, ended });

test('a closed bill ends the sitting: its phones read what was paid, order no more, and see nothing of the next party', async () => {
  const phone = await till.seat(1);
  const order = await till.order(phone, 1, 2);
  const bill = await till.bill(caixa, 1);
  const comanda = { key: randomUUID(), lines: till.lines() };
  expect((await till.close(caixa, bill, { chargeServiceFee: false, payments: cash(bill.itemsCents) })).status).toBe(
    200,
  );

  const next = await till.seat(1);
  await till.order(next, 1, 3);
  expect(pick((await phone.get(at(1))).body)).toEqual({ seated: false, movedTo: null, ended: true });
  for (const refused of [await phone.get(`${at(1)}/orders`), await phone.post(`${at(1)}/orders`, comanda)]) {
    expect([refused.status, refused.body.code]).toEqual([403, 'sitting_ended']);
  }
  const stream = await fetch(`${instance.url}${at(1)}/live`, { headers: { cookie: phone.cookieHeader } });
  expect(stream.status).toBe(403);
  const { receipt } = (await phone.get(`${at(1)}/receipt`)).body;
  expect(receipt).toMatchObject({
    tableNumber: 1,
    totalCents: bill.itemsCents,
    serviceFeeCents: 0,
    itemsCents: bill.itemsCents,
    payments: [{ method: 'dinheiro', keptCents: bill.itemsCents }],
  });
  expect(receipt.orders.map(({ id }: any) => id)).toEqual([order]);
  expect((await next.get(`${at(1)}/receipt`)).body).toEqual({ receipt: null });
  expect((await new Visitor(instance).get(`${at(1)}/receipt`)).body.code).toBe('table_secret_required');

  // A scan begins the next sitting for this phone too, and what was chosen is sent with the same key.
  await phone.sitAt(1);
  expect((await phone.post(`${at(1)}/orders`, comanda)).status).toBe(200);
  expect(pick((await phone.get(at(1))).body)).toEqual({ seated: true, movedTo: null, ended: false });
});

const cash = (cents: number) => [{ method: 'dinheiro', cents }];

test('a bill of which all was cancelled ends with no receipt: nobody is thanked for what they did not pay', async () => {
  const phone = await till.seat(12);
  const order = await till.order(phone, 12);
  await caixa.post(`/api/orders/${order}/status`, { status: 'cancelado' });
  expect((await till.close(caixa, await till.bill(caixa, 12), { payments: [] })).status).toBe(200);
  expect((await phone.get(at(12))).body).toMatchObject({ ended: true });
  expect((await phone.get(`${at(12)}/receipt`)).body).toEqual({ receipt: null });
});

test('the owner can let phones stay seated', async () => {
  const boss = await new Visitor(instance).signIn(owner);
  const { body: settings } = await boss.get('/api/settings');
  const { slug: _, ...fields } = settings;
  expect(fields.sittingsEnd).toBe(true);
  const saved = await boss.put('/api/settings', { ...fields, sittingsEnd: false });
  expect(saved.status).toBe(200);
  const phone = await till.seat(2);
  await till.order(phone, 2);
  expect((await till.close(caixa, await till.bill(caixa, 2))).status).toBe(200);
  expect((await send(phone, 2)).status).toBe(200);
  // What left the table is told of until it is paid: whoever sits there next knows nothing of it.
  const { order } = (await garcom.get(`/api/orders/${await till.order(phone, 2)}`)).body;
  const lines = order.lines.map(({ line, quantity, notes }: any) => ({ line, quantity, notes }));
  const body = { revision: order.revision, tableId: till.tableId(8), status: order.status, lines };
  expect((await garcom.put(`/api/orders/${order.id}`, body)).status).toBe(200);
  const movedAway = async () => (await phone.get(`${at(2)}/orders`)).body.movedAway;
  expect(await movedAway()).toHaveLength(1);
  expect((await till.close(caixa, await till.bill(caixa, 8))).status).toBe(200);
  expect(await movedAway()).toEqual([]);
  const again = (await boss.get('/api/settings')).body;
  await boss.put('/api/settings', { ...fields, sittingsEnd: true, revision: again.revision });
  expect((await till.close(caixa, await till.bill(caixa, 2))).status).toBe(200);
  expect((await send(phone, 2)).body.code).toBe('sitting_ended');
});

test('a moved bill takes its phones along: what they send goes there, and the old table begins anew', async () => {
  const phone = await till.seat(3);
  const silent = await till.seat(3);
  const first = await till.order(phone, 3);
  const bill = await till.bill(garcom, 3);
  expect((await move(bill.id, 4)).body).toMatchObject({ id: bill.id, tableNumber: 4 });

  // Sent from the page of the old table, before anything was heard of the move.
  const late = await send(silent, 3);
  expect(late.status).toBe(200);
  expect((await till.bill(garcom, 4)).orders.map(({ id }: any) => id)).toEqual([first, late.body.id]);
  expect(await openBills(3)).toEqual([]);
  expect(await statusOf(3)).toBe('disponivel');

  expect((await phone.get(`${at(3)}/orders`)).body).toMatchObject({ code: 'table_moved', data: { movedTo: 4 } });
  expect(pick((await phone.get(at(3))).body)).toEqual({ seated: false, movedTo: 4, ended: false });
  expect(pick((await phone.get(at(4))).body)).toEqual({ seated: true, movedTo: null, ended: false });
  expect((await phone.get(`${at(4)}/orders`)).body.orders).toHaveLength(2);
  const board = (await garcom.get('/api/orders')).body.orders;
  expect(board.find(({ id }: any) => id === first)).toMatchObject({ tableNumber: 4, formerTableNumber: 3 });
  expect(board.find(({ id }: any) => id === late.body.id)).toMatchObject({ tableNumber: 4, formerTableNumber: null });

  // Whoever sits down at the old table is somebody else.
  const stranger = await till.seat(3);
  expect((await stranger.get(`${at(3)}/orders`)).body.orders).toEqual([]);
  await till.order(stranger, 3);
  expect((await till.bill(garcom, 4)).orders).toHaveLength(2);

  // And on to a third table, and back to the first but one: they follow, and read their receipt from wherever they sat.
  expect((await till.close(caixa, await till.bill(caixa, 3))).status).toBe(200);
  expect((await move(bill.id, 5)).status).toBe(200);
  expect((await send(silent, 3)).status).toBe(200);
  expect((await move(bill.id, 4)).status).toBe(200);
  expect(pick((await silent.get(at(3))).body)).toMatchObject({ movedTo: 4 });
  expect((await till.close(caixa, await till.bill(caixa, 4))).status).toBe(200);
  expect((await silent.get(`${at(3)}/receipt`)).body.receipt.orders).toHaveLength(3);
  expect((await phone.get(`${at(4)}/receipt`)).body.receipt.orders).toHaveLength(3);
  expect((await send(silent, 3)).body.code).toBe('sitting_ended');
  expect((await stranger.get(`${at(3)}/receipt`)).body.receipt.orders).toHaveLength(1);
});

test('an order moved away by an edit leaves no bill behind, and its guests stay seated; a table set free by hand has none', async () => {
  const phone = await till.seat(6);
  const id = await till.order(phone, 6);
  const { order } = (await garcom.get(`/api/orders/${id}`)).body;
  const lines = order.lines.map(({ line, quantity, notes }: any) => ({ line, quantity, notes }));
  const body = { revision: order.revision, tableId: till.tableId(7), status: order.status, lines };
  const edited = await garcom.put(`/api/orders/${id}`, body);
  expect(edited.body).toMatchObject({ tableNumber: 7, formerTableNumber: 6 });
  // Who sent it is told where it is now, by the number that they know; who sits there is told nothing of where it was.
  const movedAway = async (diner: Visitor, table: number) => (await diner.get(`${at(table)}/orders`)).body.movedAway;
  expect(await movedAway(phone, 6)).toEqual([{ id, number: order.number, tableNumber: 7 }]);
  expect(await movedAway(await till.seat(7), 7)).toEqual([]);
  expect([await statusOf(6), await openBills(6), await statusOf(7)]).toEqual(['disponivel', [], 'ocupado']);
  expect(await till.bill(garcom, 6)).toBeNull();
  expect((await send(phone, 6)).status).toBe(200);
  // Brought back, it is among their orders again.
  const back = { ...body, revision: edited.body.revision, tableId: till.tableId(6) };
  expect((await garcom.put(`/api/orders/${id}`, back)).status).toBe(200);
  expect(await movedAway(phone, 6)).toEqual([]);
  const again = { ...back, revision: edited.body.revision + 1, tableId: till.tableId(7) };
  expect((await garcom.put(`/api/orders/${id}`, again)).status).toBe(200);

  const [left] = (await till.bill(garcom, 6)).orders;
  await garcom.post(`/api/orders/${left!.id}/status`, { status: 'cancelado' });
  const free = () => garcom.post(`/api/tables/${till.tableId(6)}/status`, { status: 'disponivel' });
  expect((await free()).status).toBe(200);
  expect([await statusOf(6), await openBills(6)]).toEqual(['disponivel', []]);
  expect((await send(phone, 6)).body.code).toBe('sitting_ended');
  expect(await movedAway(await till.seat(6), 6)).toEqual([]);
});

test('a table is not set free by hand over what is unpaid, being made, or paid in part', async () => {
  const phone = await till.seat(8);
  const first = await till.order(phone, 8);
  const free = async () =>
    (await garcom.post(`/api/tables/${till.tableId(8)}/status`, { status: 'disponivel' })).body.code;
  expect(await free()).toBe('table_bill_open');
  const bill = await till.bill(caixa, 8);
  const part = { key: randomUUID(), partCents: 500, method: 'pix', cents: 500 };
  expect((await caixa.post(`/api/bills/${bill.id}/payments`, part)).status).toBe(200);
  await caixa.post(`/api/orders/${first}/status`, { status: 'cancelado' });
  expect(await free()).toBe('table_bill_open');
});

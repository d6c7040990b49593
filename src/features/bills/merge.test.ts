import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calling } from '../../../tests/support/server/calling.ts';
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
const visit = async (phone: Visitor, number: number) => {
  const { seated, movedTo, ended } = (await phone.get(at(number))).body;
  return { seated, movedTo, ended };
};
const merge = async (into: number, from: number, key = randomUUID()) => {
  const kept = await till.bill(garcom, into);
  const emptied = await till.bill(garcom, from);
  return garcom.post(`/api/bills/${kept.id}/merges`, { fromId: emptied.id, key });
};
const undo = (bill: { id: string; merges: { id: string }[] }) =>
  garcom.post(`/api/bills/${bill.id}/merges/${bill.merges.at(-1)!.id}/undo`);
const look = (text: string, values: unknown[]) => instance.owner.query(text, values);
const statusOf = async (number: number) =>
  (await look('select status from tables where id = $1', [till.tableId(number)])).rows[0].status;
const ids = (bill: { orders: { id: string }[] }) => bill.orders.map(({ id }) => id);

test('two tables become one: orders, payments and calls come along, the phones follow, and one receipt is everyone’s', async () => {
  const here = await till.seat(1);
  const come = await till.seat(2);
  const silent = await till.seat(2);
  const first = await till.order(here, 1);
  const second = await till.order(come, 2, 2);
  const apart = await till.order(come, 2, 3);
  const before = await till.bill(caixa, 2);
  await caixa.post(`/api/bills/${before.id}/payments`, {
    key: randomUUID(),
    partCents: 500,
    method: 'pix',
    cents: 500,
  });
  const [own] = before.orders.filter(({ id }) => id === apart);
  const settlement = { chargeServiceFee: true, charges: [], discount: null, revision: own!.revision, deliver: false };
  const payments = [{ method: 'pix', cents: own!.totalCents }];
  const paid = await caixa.post(`/api/orders/${apart}/complete`, { key: randomUUID(), ...settlement, payments });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  const called = (await calling.ask(come, 2, { kind: 'bill' })).body.id;
  const mine = (await calling.ask(here, 1)).body.id;
  await calling.ask(come, 2);

  const key = randomUUID();
  const left = await till.bill(caixa, 2);
  const { body: bill, status } = await merge(1, 2, key);
  expect(status, JSON.stringify(bill)).toBe(200);
  expect(ids(bill)).toEqual([first, second, apart]);
  expect(bill.orders.map(({ number }: any) => number)).toEqual([1, 2, 3]);
  expect(bill).toMatchObject({ tableNumber: 1, paidCents: 500, paidBeforeCents: own!.totalCents });
  expect(bill.merges).toMatchObject([{ tableNumber: 2, by: 'Luana Ribeiro' }]);
  expect(bill.merges[0]!.undoSeconds).toBeGreaterThan(50);
  // The same key is the same merging.
  const again = await garcom.post(`/api/bills/${bill.id}/merges`, { fromId: left.id, key });
  expect([again.status, ids(again.body)]).toEqual([200, ids(bill)]);
  expect([await statusOf(1), await statusOf(2)]).toEqual(['ocupado', 'disponivel']);
  expect(await till.bill(garcom, 2)).toBeNull();
  const { rows } = await look('select total_cents::int as total, merged_into from bills where id = $1', [left.id]);
  expect(rows).toEqual([{ total: 0, merged_into: bill.id }]);
  expect((await caixa.get(`/api/bills/${left.id}`)).body.mergedInto?.tableNumber).toBe(1);

  // What both had asked for is asked for once, and what one did is asked for at the table they share.
  expect((await calling.open(garcom, 1)).map(({ id }) => id).sort()).toEqual([mine, called].sort());
  expect(await calling.open(garcom, 2)).toEqual([]);

  // From the page of the old table, before anything was heard of it.
  const late = await send(silent, 2);
  expect(late.status).toBe(200);
  expect((await calling.ask(silent, 2, { kind: 'bill' })).body.id).toBe(called);
  expect((await come.get(`${at(2)}/orders`)).body).toMatchObject({ code: 'table_moved', data: { movedTo: 1 } });
  expect(await visit(come, 2)).toEqual({ seated: false, movedTo: 1, ended: false });
  expect(await visit(come, 1)).toEqual({ seated: true, movedTo: null, ended: false });
  expect((await come.get(`${at(1)}/orders`)).body.orders).toHaveLength(4);
  expect((await send(come, 1)).status).toBe(200);
  const board = (await garcom.get('/api/orders')).body.orders;
  expect(board.find(({ id }: any) => id === second)).toMatchObject({ tableNumber: 1, formerTableNumber: 2 });
  const { history } = (await garcom.get(`/api/orders/${second}`)).body;
  expect(history.at(-1)).toMatchObject({ kind: 'merge', actor: 'Luana Ribeiro' });

  // Both codes go on working: the one of the emptied table is whoever's sits there next.
  const stranger = await till.seat(2);
  expect((await stranger.get(`${at(2)}/orders`)).body.orders).toEqual([]);
  expect((await (await till.seat(1)).get(`${at(1)}/orders`)).body.orders).toHaveLength(5);

  // Moved on, even to where some of them came from, they are all of one bill.
  await garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(2) });
  expect((await send(silent, 2)).status).toBe(200);
  expect(await visit(silent, 2)).toEqual({ seated: true, movedTo: null, ended: false });
  expect(await visit(here, 1)).toMatchObject({ movedTo: 2 });
  const last = await till.bill(caixa, 2);
  const closed = await till.close(caixa, last, { payments: [{ method: 'pix', cents: last.restCents }] });
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  for (const phone of [here, come, silent]) {
    const { receipt } = (await phone.get(`${at(phone === here ? 1 : 2)}/receipt`)).body;
    expect(receipt).toMatchObject({ tableNumber: 2, totalCents: last.totalCents, paidBeforeCents: own!.totalCents });
  }
  expect((await send(silent, 2)).body.code).toBe('sitting_ended');
  expect(await calling.open(garcom, 2)).toEqual([]);
});

test('undone, both are as they were, with their phones and calls; and undone twice is once', async () => {
  const here = await till.seat(3);
  const come = await till.seat(4);
  await till.order(here, 3);
  await till.order(here, 3);
  const gone = await till.order(come, 4, 2);
  const before = await till.bill(caixa, 4);
  await caixa.post(`/api/bills/${before.id}/payments`, {
    key: randomUUID(),
    partCents: 700,
    method: 'pix',
    cents: 700,
  });
  const wanted = await till.bill(caixa, 4);
  const own = await till.bill(caixa, 3);
  const call = (await calling.ask(come, 4, { kind: 'bill' })).body.id;
  const { body: bill } = await merge(3, 4);
  expect(await visit(come, 4)).toMatchObject({ movedTo: 3 });
  expect(await visit(come, 3)).toMatchObject({ seated: true });
  // What the kitchen does meanwhile stays done.
  await garcom.post(`/api/orders/${gone}/status`, { status: 'preparando', from: 'pendente' });

  for (let twice = 0; twice < 2; twice += 1) {
    const answer = await undo(bill);
    expect([answer.status, answer.body.merges]).toEqual([200, []]);
    expect(answer.body).toMatchObject({ totalCents: own.totalCents, version: own.version });
  }
  expect(await till.bill(caixa, 4)).toMatchObject({
    id: before.id,
    totalCents: wanted.totalCents,
    paidCents: 700,
    version: wanted.version,
    orders: [{ number: 1, status: 'preparando' }],
  });
  expect(await calling.open(garcom, 4)).toMatchObject([{ id: call }]);
  expect([await statusOf(3), await statusOf(4)]).toEqual(['ocupado', 'ocupado']);
  // The phones that came are back where they were; those of the table stay.
  expect(await visit(come, 3)).toEqual({ seated: false, movedTo: 4, ended: false });
  expect(await visit(come, 4)).toEqual({ seated: true, movedTo: null, ended: false });
  expect(await visit(here, 3)).toEqual({ seated: true, movedTo: null, ended: false });
  expect((await send(come, 3)).status).toBe(200);
  expect((await send(come, 4)).status).toBe(200);
  expect((await till.bill(caixa, 4)).orders).toHaveLength(3);
  const { history } = (await garcom.get(`/api/orders/${gone}`)).body;
  expect(history.map(({ kind }: any) => kind)).toEqual(['status', 'merge', 'status', 'unmerge']);
  // And merged again.
  expect((await merge(3, 4)).status).toBe(200);
  expect((await till.close(caixa, await till.bill(caixa, 3), { payments: await rest(3) })).status).toBe(200);
});

const rest = async (number: number) => [{ method: 'pix', cents: (await till.bill(caixa, number)).restCents }];

test('it cannot be undone once something happened, a minute passed, or the table was taken', async () => {
  const here = await till.seat(5);
  const come = await till.seat(6);
  const fresh = async () => {
    if (await till.bill(caixa, 5)) await till.close(caixa, await till.bill(caixa, 5), { payments: await rest(5) });
    await till.order(await here.sitAt(5), 5);
    await till.order(await come.sitAt(6), 6);
    const { body, status } = await merge(5, 6);
    expect(status).toBe(200);
    return body;
  };
  const refusals: [string, (bill: any) => unknown][] = [
    ['merge_undo_changed', () => send(come, 6)],
    [
      'merge_undo_changed',
      (bill) =>
        caixa.post(`/api/bills/${bill.id}/payments`, { key: randomUUID(), partCents: 100, method: 'pix', cents: 100 }),
    ],
    [
      'merge_undo_late',
      (bill) => look(`update bill_merges set at = at - interval '61 seconds' where into_bill_id = $1`, [bill.id]),
    ],
    ['merge_undo_taken', async () => till.order(await till.seat(6), 6)],
    ['bill_closed', async (bill) => till.close(caixa, bill)],
  ];
  for (const [code, happens] of refusals) {
    const bill = await fresh();
    await happens(bill);
    expect((await undo(bill)).body.code).toBe(code);
    const taken = await till.bill(caixa, 6);
    if (taken) await till.close(caixa, taken);
  }
  const bill = await fresh();
  expect((await garcom.post(`/api/bills/${bill.id}/merges`, { fromId: bill.id, key: randomUUID() })).body.code).toBe(
    'bill_not_found',
  );
  expect((await garcom.post(`/api/bills/${bill.id}/merges/${randomUUID()}/undo`)).body.code).toBe('merge_not_found');
});

test('merged bills follow through one another, and a new secret asks everyone again', async () => {
  const phones = [await till.seat(7), await till.seat(8), await till.seat(9)];
  for (const [n, phone] of phones.entries()) await till.order(phone, 7 + n);
  await merge(8, 7);
  const { body: bill } = await merge(9, 8);
  expect(bill.orders).toHaveLength(3);
  for (const [n, phone] of phones.entries()) {
    expect((await send(phone, 7 + n)).status).toBe(200);
    expect((await phone.get(at(7 + n))).body.movedTo).toBe(n === 2 ? null : 9);
  }
  const boss = await new Visitor(instance).signIn(owner);
  const code = (await boss.get(`/api/tables/${till.tableId(9)}/code`)).body.shortCode;
  expect((await boss.post(`/api/tables/${till.tableId(9)}/rotate`, { shortCode: code })).status).toBe(200);
  for (const [n, phone] of phones.entries()) expect((await send(phone, 7 + n)).body.code).toBe('table_secret_required');
});

test('the database keeps a merged bill empty, and opens no other bill again', async () => {
  await till.order(await till.seat(10), 10);
  await till.order(await till.seat(11), 11);
  const kept = await till.bill(caixa, 10);
  const other = await till.bill(caixa, 11);
  const close = `update bills set closed_at = now(), total_cents = 0, merged_into = $2 where id = $1`;
  await expect(look(close, [other.id, kept.id])).rejects.toMatchObject({ constraint: 'bills_settled' });
  const { body: bill } = await merge(10, 11);
  const onto = `update orders set bill_id = $2 where id = $1`;
  await expect(look(onto, [bill.orders[0]!.id, other.id])).rejects.toMatchObject({
    constraint: 'orders_of_closed_bill',
  });
  await till.close(caixa, bill);
  const reopen = `update bills set closed_at = null, total_cents = null where id = $1`;
  await expect(look(reopen, [bill.id])).rejects.toMatchObject({ constraint: 'bills_closed' });
});

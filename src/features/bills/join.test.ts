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
import { checkChain } from '../chain/check-chain.ts';
import type { Bill } from './contract.ts';

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

const join = (bill: Pick<Bill, 'id'>, numbers: number[], key = randomUUID()) =>
  garcom.post(`/api/bills/${bill.id}/tables`, { tableIds: numbers.map(till.tableId), key });
const split = (bill: Pick<Bill, 'id'>, number: number) =>
  garcom.post(`/api/bills/${bill.id}/tables/${till.tableId(number)}/split`);
const undo = (bill: Pick<Bill, 'id'>, key: string) => garcom.post(`/api/bills/${bill.id}/joinings/${key}/undo`);
const visit = async (phone: Visitor, number: number) => {
  const { seated, movedTo } = (await phone.get(`/api/restaurants/${slug}/tables/${number}`)).body;
  return { seated, movedTo };
};
const floor = async (number: number): Promise<any> =>
  (await garcom.get('/api/tables')).body.tables.find((table: any) => table.number === number);
const send = (phone: Visitor, number: number) =>
  phone.post(till.orderPath(number), { key: randomUUID(), lines: till.lines() });

test('tables that are joined are of one bill: every code leads to it, and so does what is ordered at any of them', async () => {
  const early = await till.seat(2);
  await till.orderFor(garcom, 1, 1);
  const bill = await till.bill(garcom, 1);
  const key = randomUUID();
  const { body, status } = await join(bill, [2, 3], key);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.joined).toEqual([2, 3]);
  expect((await join(bill, [2, 3], key)).body.joined).toEqual([2, 3]);
  expect((await join(bill, [2, 4], key)).body.code).toBe('key_reused');
  expect((await floor(1)).bill.joined).toEqual([2, 3]);
  expect(await floor(2)).toMatchObject({ status: 'ocupado', joinedTo: 1, bill: null });

  // Who had sat down before, and who scans it now.
  expect(await visit(early, 2)).toEqual({ seated: false, movedTo: 1 });
  expect(await visit(early, 1)).toEqual({ seated: true, movedTo: null });
  expect((await send(early, 2)).status).toBe(200);
  const late = await till.seat(3);
  expect((await send(late, 3)).status).toBe(200);
  expect(await visit(late, 3)).toEqual({ seated: false, movedTo: 1 });
  await till.orderFor(garcom, 2, 1);
  const shared = await till.bill(garcom, 1);
  expect(shared.orders.map(({ tableNumber }) => tableNumber)).toEqual([1, 1, 1, 1]);
  expect((await till.bill(garcom, 3)).id).toBe(bill.id);
  expect((await late.get(till.orderPath(1))).body.orders).toHaveLength(4);

  // Nothing of its own happens there meanwhile.
  await till.orderFor(garcom, 5, 2);
  const other = await till.bill(garcom, 5);
  expect((await join(other, [2])).body.code).toBe('table_joined');
  expect((await join(other, [1])).body.code).toBe('table_taken');
  expect((await garcom.post(`/api/bills/${other.id}/table`, { tableId: till.tableId(2) })).body.code).toBe(
    'table_taken',
  );
  const status3 = (await garcom.post(`/api/tables/${till.tableId(3)}/status`, { status: 'disponivel' })).body;
  expect(status3.code).toBe('table_bill_open');

  // One is split off: it is free for whoever comes, and those who sat there stay with their party.
  expect((await split(bill, 3)).body.joined).toEqual([2]);
  expect((await split(bill, 3)).status).toBe(200);
  const unknown = await garcom.post(`/api/bills/${bill.id}/tables/${randomUUID()}/split`);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'table_not_found']);
  expect(await floor(3)).toMatchObject({ status: 'disponivel', joinedTo: null });
  expect(await visit(late, 1)).toEqual({ seated: true, movedTo: null });
  expect(await visit(await till.seat(3), 3)).toEqual({ seated: true, movedTo: null });

  // Closed, all of them are free, and what was paid is everyone's receipt.
  const last = await till.bill(caixa, 1);
  expect((await till.close(caixa, last)).status).toBe(200);
  for (const number of [1, 2])
    expect(await floor(number)).toMatchObject({ status: 'disponivel', joinedTo: null, bill: null });
  expect((await early.get(`/api/restaurants/${slug}/tables/1/receipt`)).body.receipt).not.toBeNull();
  expect((await send(early, 1)).body.code).toBe('sitting_ended');
  expect(await visit(await till.seat(2), 2)).toEqual({ seated: true, movedTo: null });
});

test('joined tables go where the bill goes: moved, merged, and back when that is undone', async () => {
  await till.orderFor(garcom, 6, 1);
  await till.orderFor(garcom, 7, 1);
  const bill = await till.bill(garcom, 6);
  await join(bill, [8]);
  const guest = await till.seat(8);
  expect((await garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(9) })).body.joined).toEqual([8]);
  expect(await visit(guest, 8)).toEqual({ seated: false, movedTo: 9 });
  const into = await till.bill(garcom, 7);
  const { body: merged } = await garcom.post(`/api/bills/${into.id}/merges`, { fromId: bill.id, key: randomUUID() });
  expect(merged.joined).toEqual([8]);
  expect(await visit(guest, 8)).toEqual({ seated: false, movedTo: 7 });
  expect((await send(guest, 8)).status).toBe(200);
  const again = await till.bill(garcom, 7);
  expect(again.orders).toHaveLength(3);
  // What was ordered since is of both: closed together, everything is free.
  expect((await till.close(caixa, await till.bill(caixa, 7))).status).toBe(200);
  for (const number of [7, 8, 9]) expect((await floor(number)).status).toBe('disponivel');

  await till.orderFor(garcom, 10, 1);
  await till.orderFor(garcom, 11, 1);
  const from = await till.bill(garcom, 10);
  await join(from, [12]);
  const whole = await till.bill(garcom, 11);
  const { body } = await garcom.post(`/api/bills/${whole.id}/merges`, { fromId: from.id, key: randomUUID() });
  await garcom.post(`/api/bills/${whole.id}/merges/${body.merges[0]!.id}/undo`);
  expect((await till.bill(garcom, 10)).joined).toEqual([12]);
  expect((await till.bill(garcom, 11)).joined).toEqual([]);
});

test('a bill that moves can leave the tables that were put to it free, and its history says from where to where', async () => {
  await till.orderFor(garcom, 6, 1);
  const bill = await till.bill(garcom, 6);
  await join(bill, [8]);
  const tableId = till.tableId(9);
  const { body } = await garcom.post(`/api/bills/${bill.id}/table`, { tableId, freesJoined: true });
  expect(body).toMatchObject({ tableNumber: 9, joined: [] });
  for (const number of [6, 8]) expect(await floor(number)).toMatchObject({ status: 'disponivel', joinedTo: null });
  const { body: history } = await garcom.get(`/api/bills/${bill.id}/history`);
  const { faults, entries } = await checkChain(history);
  expect(faults).toEqual([]);
  expect(entries.at(-1)).toMatchObject({ kind: 'moved', about: '6 9' });
  expect((await till.close(caixa, await till.bill(caixa, 9))).status).toBe(200);
});

test('joining is undone within its minute: tables, phones and codes are what they were, and the history says so', async () => {
  const guest = await till.seat(2);
  await till.orderFor(garcom, 1, 1);
  const bill = await till.bill(garcom, 1);
  const key = randomUUID();
  const { body: together } = await join(bill, [2, 3], key);
  expect(together.joins).toMatchObject([
    { key, tables: [{ number: 2 }, { number: 3 }], withBill: false, by: expect.stringMatching(/^Luana/) },
  ]);
  expect(together.joins[0]?.undoSeconds).toBeGreaterThan(50);
  expect((await guest.get(`/api/restaurants/${slug}/tables/2`)).body).toMatchObject({ movedTo: 1, together: true });

  const { body: apart, status } = await undo(bill, key);
  expect(status, JSON.stringify(apart)).toBe(200);
  expect([apart.joined, apart.joins]).toEqual([[], []]);
  expect((await undo(bill, key)).status).toBe(200);
  for (const number of [2, 3]) expect(await floor(number)).toMatchObject({ status: 'disponivel', joinedTo: null });
  // Who had been led to the other table is led back, with the seat they had.
  expect(await visit(guest, 1)).toEqual({ seated: false, movedTo: 2 });
  expect(await visit(guest, 2)).toEqual({ seated: true, movedTo: null });
  expect((await send(guest, 1)).status).toBe(200);
  expect((await till.bill(garcom, 2)).orders).toHaveLength(1);
  expect((await till.bill(garcom, 1)).orders).toHaveLength(1);
  const { history } = (await garcom.get(`/api/orders/${bill.orders[0]!.id}`)).body;
  expect(history.map(({ kind, otherTableNumber }: any) => [kind, otherTableNumber])).toEqual([
    ['status', null],
    ['join', 2],
    ['join', 3],
    ['unjoin', 2],
    ['unjoin', 3],
  ]);

  // Ordered since, it is of all of them: not undone any more, but a table can be split off.
  const again = randomUUID();
  await join(bill, [3], again);
  await till.orderFor(garcom, 3, 1);
  expect((await undo(bill, again)).body.code).toBe('merge_undo_changed');
  expect((await split(bill, 3)).body.joined).toEqual([]);
  expect((await undo(bill, again)).body.code).toBe('merge_not_found');
  const late = randomUUID();
  await join(bill, [3], late);
  await instance.owner.query(`update table_joins set at = at - interval '61 seconds' where key = $1`, [late]);
  expect((await till.bill(garcom, 1)).joins).toMatchObject([{ undoSeconds: 0 }]);
  expect((await undo(bill, late)).body.code).toBe('merge_undo_late');
});

test('an occupied table is merged and joined in one step, and parted again in one', async () => {
  const guest = await till.seat(7);
  await till.order(guest, 7);
  await till.orderFor(garcom, 6, 1);
  const bill = await till.bill(garcom, 6);
  const other = await till.bill(garcom, 7);
  const key = randomUUID();
  const put = (fromId: string | null) =>
    garcom.post(`/api/bills/${bill.id}/tables`, { tableIds: [7, 8].map(till.tableId), fromId, key });
  // What was opened there since somebody looked is not taken along unseen.
  expect((await put(null)).body.code).toBe('table_taken');
  const { body, status } = await put(other.id);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ joined: [7, 8], totalCents: bill.totalCents + other.totalCents, merges: [] });
  expect(body.joins).toMatchObject([{ key, withBill: true }]);
  expect((await put(other.id)).body.orders).toHaveLength(2);
  expect(await floor(7)).toMatchObject({ status: 'ocupado', joinedTo: 6, bill: null });
  expect(await visit(guest, 7)).toEqual({ seated: false, movedTo: 6 });
  expect(await visit(await till.seat(7), 7)).toEqual({ seated: false, movedTo: 6 });
  expect((await garcom.post(`/api/bills/${bill.id}/merges/${key}/undo`)).body.code).toBe('merge_not_found');

  const { body: apart } = await undo(bill, key);
  expect(apart).toMatchObject({ joined: [], totalCents: bill.totalCents });
  expect(await till.bill(garcom, 7)).toMatchObject({ id: other.id, totalCents: other.totalCents });
  expect(await visit(guest, 6)).toEqual({ seated: false, movedTo: 7 });
  expect(await visit(guest, 7)).toEqual({ seated: true, movedTo: null });
  expect(await floor(8)).toMatchObject({ status: 'disponivel', joinedTo: null });

  // Joined for good, all of it is paid at once and every table is free.
  const last = await garcom.post(`/api/bills/${bill.id}/tables`, {
    tableIds: [till.tableId(7)],
    fromId: other.id,
    key: randomUUID(),
  });
  expect(last.body.orders).toHaveLength(2);
  expect((await till.close(caixa, await till.bill(caixa, 6))).status).toBe(200);
  for (const number of [6, 7]) expect(await floor(number)).toMatchObject({ status: 'disponivel', joinedTo: null });
  expect((await send(guest, 6)).body.code).toBe('sitting_ended');
});

test('where no secret is asked for, whoever comes to a joined table orders for its party', async () => {
  const boss = await new Visitor(instance).signIn(owner);
  await instance.owner.query('update restaurants set requires_table_secret = false where id = $1', [
    instance.restaurantId,
  ]);
  instance.database.scope(instance.restaurantId).forgetKept();
  await till.orderFor(boss, 8, 1);
  await join(await till.bill(boss, 8), [9]);
  const phone = new Visitor(instance);
  expect(await visit(phone, 9)).toEqual({ seated: false, movedTo: 8 });
  expect((await send(phone, 9)).status).toBe(200);
  expect((await till.bill(boss, 8)).orders).toHaveLength(2);
});

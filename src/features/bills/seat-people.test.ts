import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { checkChain } from '../chain/check-chain.ts';

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

const seat = (number: number, people: number) => garcom.post(`/api/tables/${till.tableId(number)}/people`, { people });
const floor = async (number: number): Promise<any> =>
  (await garcom.get('/api/tables')).body.tables.find((table: any) => table.number === number);
const join = (billId: string, numbers: number[]) =>
  garcom.post(`/api/bills/${billId}/tables`, { tableIds: numbers.map(till.tableId), key: randomUUID() });

test('people are seated at a free table before they order: counted once, and what they order is of that bill', async () => {
  for (const people of [0, 100, 1.5]) expect((await seat(1, people)).body.code).toBe('invalid_input');
  const { body, status } = await seat(1, 4);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ people: 4, orders: [], totalCents: 0 });
  expect(await floor(1)).toMatchObject({ status: 'ocupado', bill: { id: body.id, people: 4, orders: 0 } });
  // A lost answer, and somebody who sends others there.
  expect((await seat(1, 4)).body.id).toBe(body.id);
  expect((await seat(1, 2)).body.code).toBe('table_taken');
  expect((await floor(1)).bill.people).toBe(4);
  await till.order(await till.seat(1), 1);
  expect(await till.bill(garcom, 1)).toMatchObject({ id: body.id, people: 4 });
  const history = (await garcom.get(`/api/bills/${body.id}/history`)).body;
  const { faults, entries } = await checkChain(history);
  expect([faults, entries.filter(({ kind }) => kind === 'people').length]).toEqual([[], 1]);
  expect((await garcom.post(`/api/tables/${randomUUID()}/people`, { people: 4 })).body.code).toBe('table_not_found');
});

test('two who seat people at one table at once open one bill', async () => {
  const answers = await Promise.all([2, 3, 2, 3].map((people) => seat(2, people)));
  const seated = answers.filter(({ status }) => status === 200).map(({ body }) => [body.id, body.people]);
  expect(new Set(seated.map(String)).size).toBe(1);
  expect(answers.filter(({ body }) => body.code === 'table_taken').length).toBe(4 - seated.length);
  expect((await till.close(caixa, await till.bill(caixa, 2))).body.totalCents).toBe(0);
  expect((await floor(2)).bill).toBeNull();
});

test('a table that belongs to another has no guests of its own', async () => {
  const { body } = await seat(3, 6);
  expect((await join(body.id, [4])).body.joined).toEqual([4]);
  expect((await seat(4, 2)).body.code).toBe('table_joined');
});

test('a move that set joined tables free is undone with them, as far as nobody sits there meanwhile', async () => {
  const { id } = (await seat(5, 8)).body;
  await join(id, [6, 7]);
  const move = (number: number, more: object) =>
    garcom.post(`/api/bills/${id}/table`, { tableId: till.tableId(number), ...more });
  expect((await move(8, { freesJoined: true })).body).toMatchObject({ tableNumber: 8, joined: [] });
  await seat(7, 2);
  const rejoins = [till.tableId(6), till.tableId(7)];
  const back = await move(5, { rejoins });
  expect(back.body).toMatchObject({ tableNumber: 5, joined: [6] });
  expect(await floor(6)).toMatchObject({ status: 'ocupado', joinedTo: 5 });
  expect((await floor(7)).bill.people).toBe(2);
  // Sent twice it is done once.
  expect((await move(5, { rejoins })).body.joined).toEqual([6]);
  expect((await checkChain((await garcom.get(`/api/bills/${id}/history`)).body)).faults).toEqual([]);
});

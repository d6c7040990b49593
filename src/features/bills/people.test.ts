import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
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

const count = (billId: string, people: number) => garcom.put(`/api/bills/${billId}/people`, { people });
const peopleAt = async (number: number) =>
  (await garcom.get('/api/tables')).body.tables.find((table) => table.number === number)!.bill?.people;
const opened = async (number: number) => {
  await till.order(await till.seat(number), number);
  return till.bill(garcom, number);
};
const merge = async (into: string, from: string) => {
  const { body, status } = await garcom.post(`/api/bills/${into}/merges`, { fromId: from, key: randomUUID() });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

test('people are counted from 1 to 99, seen on the floor, carried to another table and kept with the closed bill', async () => {
  const bill = await opened(1);
  expect([bill.people, await peopleAt(1)]).toEqual([null, null]);
  for (const people of [0, 100, 1.5]) expect((await count(bill.id, people)).body.code).toBe('invalid_input');
  expect((await count(bill.id, 4)).body).toMatchObject({ people: 4, version: bill.version });
  expect(await peopleAt(1)).toBe(4);
  await garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(2) });
  expect([await peopleAt(1), await peopleAt(2)]).toEqual([undefined, 4]);
  expect((await till.close(caixa, await till.bill(caixa, 2))).body.people).toBe(4);
  expect((await count(bill.id, 5)).body.code).toBe('bill_closed');
  expect((await count(randomUUID(), 5)).body.code).toBe('bill_not_found');
  await expect(instance.owner.query('update bills set people = 5 where id = $1', [bill.id])).rejects.toMatchObject({
    constraint: 'bills_closed',
  });
});

test('merged parties are added up, and parted they are as they were unless somebody counted since', async () => {
  const here = await opened(3);
  const there = await opened(4);
  await count(here.id, 2);
  await count(there.id, 5);
  const undo = (bill: any) => garcom.post(`/api/bills/${bill.id}/merges/${bill.merges.at(-1).id}/undo`);
  const merged = await merge(here.id, there.id);
  expect(merged.people).toBe(7);
  expect((await undo(merged)).body.people).toBe(2);
  expect(await peopleAt(4)).toBe(5);
  const again = await merge(here.id, there.id);
  await count(here.id, 8);
  expect((await undo(again)).body.people).toBe(8);
  // Who was not counted adds nothing, and never more than 99 are told.
  const other = await opened(5);
  const most = await merge(there.id, other.id);
  expect(most.people).toBe(5);
  await count(here.id, 99);
  expect((await merge(here.id, there.id)).people).toBe(99);
});

test('two parties that nobody has counted are not counted together either', async () => {
  const here = await opened(6);
  const there = await opened(7);
  const merged = await merge(here.id, there.id);
  expect(merged.people).toBeNull();
  const undone = await garcom.post(`/api/bills/${merged.id}/merges/${merged.merges[0]?.id}/undo`);
  expect(undone.body.people).toBeNull();
});

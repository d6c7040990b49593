import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../tests/support/server/checking.ts';
import { correct } from '../../../tests/support/server/correcting.ts';
import { cashier, openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { closeServed } from './close-served.ts';

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

/** An order of as many lines, some of which are held: pieces by line, with `true` beside those of a held one. */
async function ordered(table: number, ...lines: [pieces: number, hold: boolean][]): Promise<string> {
  const body = { key: randomUUID(), tableId: till.tableId(table) };
  const chosen = lines.map(([quantity, hold]) => ({ ...till.lines(quantity)[0], hold }));
  const answer = await garcom.post('/api/orders', { ...body, lines: chosen });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
}
const read = async (id: string): Promise<any> => (await garcom.get(`/api/orders/${id}`)).body.order;
const fire = (id: string, lines: number[]) => garcom.post(`/api/orders/${id}/lines/fire`, { lines });
const move = async (id: string, lines: number[], to: string) =>
  expect((await garcom.post(`/api/orders/${id}/lines/status`, { lines, to })).status).toBe(200);
const held = (order: any) => order.lines.map(({ heldAt }: any) => heldAt !== null);
const kitchen = async (id: string): Promise<any> =>
  (await garcom.get('/api/kitchen/tickets')).body.orders.find((order: any) => order.id === id);
const withFee = (pieces: number) => Math.round(pieces * till.product.cents * 1.1);

test('a bill with held lines closes over all of it: they are paid, held no more, and cannot be fired any more', async () => {
  const id = await ordered(1, [1, false], [2, true]);
  const bill = await till.bill(caixa, 1);
  expect(bill.totalCents).toBe(withFee(3));
  expect((await till.close(caixa, bill)).status).toBe(200);
  const order = await read(id);
  expect([order.status, held(order)]).toEqual(['entregue', [false, false]]);
  expect((await fire(id, [2])).body.code).toBe('bill_closed');
  // Neither is made: the kitchen is told of both.
  expect((await kitchen(id)).changes.map(({ line }: any) => line)).toEqual([1, 2]);
});

test('closed while it is fired, a line is delivered or was fired before: never both, and nothing is left to make', async () => {
  const id = await ordered(1, [1, true]);
  const bill = await till.bill(caixa, 1);
  const [closed, fired] = await Promise.all([till.close(caixa, bill), fire(id, [1])]);
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  expect([200, 409]).toContain(fired.status);
  expect((await read(id)).lines).toMatchObject([{ status: 'entregue', heldAt: null }]);
});

test('a bill that is paid before its held lines are served stays open until they are', async () => {
  const guest = await till.seat(2);
  const id = await ordered(2, [1, false], [1, true]);
  const { restCents } = await checking.seen(guest, 2);
  const split = { by: 'amount', cents: restCents };
  const { body } = await checking.pay(guest, 2, restCents, { split, method: 'cash' });
  expect((await checking.receive(caixa, body.check!.part!.id)).body.status).toBe('paid');
  const errors: unknown[] = [];
  const { system, scope } = instance.database;
  const closes = async () => {
    await closeServed({ system, scope, onError: (error) => errors.push(error) }, new Date());
    return (await till.bill(caixa, 2)) === null;
  };
  await move(id, [1], 'entregue');
  expect(await closes()).toBe(false);
  expect((await fire(id, [2])).status).toBe(200);
  await move(id, [2], 'entregue');
  expect(await closes()).toBe(true);
  expect(errors).toEqual([]);
});

test('a held line that is taken back, or some of it, is no longer on the bill; what is left stays held, and the kitchen has nothing to stop', async () => {
  const id = await ordered(3, [1, false], [3, true]);
  const taken = await correct(garcom, id, { line: 2, quantity: 1 });
  expect(taken.body.code, 'a waiter needs a PIN for it as for any line').toBe('pin_required');
  expect((await correct(caixa, id, { line: 2, quantity: 1 })).status).toBe(200);
  const less = await read(id);
  expect([held(less), less.lines[1].quantity, less.totalCents]).toEqual([[false, true], 2, withFee(3)]);
  expect((await kitchen(id)).changes).toEqual([]);
  await move(id, [1], 'entregue');
  const { body } = await correct(caixa, id, { revision: (await read(id)).revision, line: 2, quantity: 2 });
  expect(body).toMatchObject({ status: 'entregue', totalCents: withFee(1) });
  expect((await fire(id, [2])).body.code).toBe('stale_revision');
  // The kitchen never had a ticket of it.
  expect(await kitchen(id)).toBeUndefined();
});

test('an order that was held as a whole leaves the kitchen nothing to see when it is cancelled; one that was not, all of it', async () => {
  const whole = await ordered(3, [1, true], [1, true]);
  const mixed = await ordered(3, [1, false], [1, true]);
  const taken = await ordered(3, [1, true]);
  for (const id of [whole, mixed])
    expect((await garcom.post(`/api/orders/${id}/status`, { status: 'cancelado', reason: 'x' })).status).toBe(200);
  expect((await correct(caixa, taken)).body.status).toBe('cancelado');
  expect(await Promise.all([whole, taken].map(kitchen))).toEqual([undefined, undefined]);
  expect((await kitchen(mixed)).changes.map(({ line }: any) => line)).toEqual([1, 2]);
});

test('an edit of a held line is nothing to see before it is fired, and then the ticket says it as it is', async () => {
  const id = await ordered(4, [1, false], [1, true]);
  const { revision, tableId, status } = await read(id);
  const lines = [
    { line: 1, quantity: 1, notes: '' },
    { line: 2, quantity: 2, notes: 'sem sal' },
    { ...till.lines(1)[0], hold: true },
  ];
  const edited = await garcom.put(`/api/orders/${id}`, { revision, tableId, status, lines });
  expect([edited.status, held(edited.body)]).toEqual([200, [false, true, true]]);
  expect((await kitchen(id)).changes).toEqual([]);
  await fire(id, [2, 3]);
  expect(await kitchen(id)).toMatchObject({ changes: [], lines: [{}, { quantity: 2, notes: 'sem sal' }, {}] });
});

test('a bill that moves to another table takes its held lines along, to be fired there', async () => {
  const id = await ordered(5, [1, false], [1, true]);
  const { heldAt } = (await read(id)).lines[1];
  const bill = await till.bill(garcom, 5);
  expect((await garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(6) })).status).toBe(200);
  expect(await kitchen(id)).toMatchObject({ tableNumber: 6, lines: [{ heldAt: null }, { heldAt }] });
  // By itself, as an edit puts it elsewhere.
  const { revision, status, lines } = await read(id);
  const kept = lines.map(({ line, quantity, notes }: any) => ({ line, quantity, notes }));
  const edit = { revision, status, tableId: till.tableId(7), lines: kept };
  expect((await garcom.put(`/api/orders/${id}`, edit)).status).toBe(200);
  expect(await kitchen(id)).toMatchObject({ tableNumber: 7, lines: [{ heldAt: null }, { heldAt }] });
  expect((await fire(id, [2])).status).toBe(200);
  expect(held(await read(id))).toEqual([false, false]);
});

test('bills that merge, and tables that are joined, leave held what is held, also when it is undone', async () => {
  const here = await ordered(8, [1, false]);
  const come = await ordered(9, [1, true], [1, true]);
  const into = await till.bill(garcom, 8);
  const from = await till.bill(garcom, 9);
  const { body: merged } = await garcom.post(`/api/bills/${into.id}/merges`, { fromId: from.id, key: randomUUID() });
  expect(merged.orders.map(held)).toEqual([[false], [true, true]]);
  expect(merged.totalCents).toBe(withFee(3));
  expect(await kitchen(come)).toMatchObject({ tableNumber: 8 });
  expect((await fire(come, [1])).status).toBe(200);
  expect((await garcom.post(`/api/bills/${into.id}/merges/${merged.merges[0]!.id}/undo`)).status).toBe(200);
  expect([(await read(come)).tableNumber, held(await read(come))]).toEqual([9, [false, true]]);

  const key = randomUUID();
  const joined = await garcom.post(`/api/bills/${from.id}/tables`, { tableIds: [till.tableId(10)], key });
  expect(joined.status).toBe(200);
  expect(await kitchen(come)).toMatchObject({ tableNumber: 9, joinedNumbers: [10] });
  expect((await fire(come, [2])).status).toBe(200);
  expect([held(await read(come)), held(await read(here))]).toEqual([[false, false], [false]]);
});

const pass = async (table: number, to: number, orderId: string, line: number, quantity: number) => {
  const { id } = await till.bill(garcom, table);
  const lines = [{ orderId, line, quantity }];
  const answer = await garcom.post(`/api/bills/${id}/passes`, { tableId: till.tableId(to), key: randomUUID(), lines });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const there = await till.bill(garcom, to);
  const undo = () => garcom.post(`/api/bills/${there.id}/passes/${there.passes.at(-1)!.id}/undo`);
  return { part: there.orders.at(-1)!.id, undo };
};

test('pieces of a held line that are passed stay held, and come back into their line as long as both are', async () => {
  const id = await ordered(11, [1, false], [3, true]);
  await move(id, [1], 'pronto');
  const { part, undo } = await pass(11, 12, id, 2, 1);
  expect(await read(part)).toMatchObject({ status: 'pendente', tableNumber: 12, lines: [{ line: 2, quantity: 1 }] });
  expect(held(await read(part))).toEqual([true]);
  expect(held(await read(id))).toEqual([false, true]);
  expect((await undo()).status).toBe(200);
  const back = await read(id);
  expect([held(back), back.lines[1].quantity, back.status]).toEqual([[false, true], 3, 'preparando']);
});

test('pieces that were fired elsewhere come back as an order of their own, fired; the rest stays held', async () => {
  const id = await ordered(11, [1, false], [2, true]);
  const { part, undo } = await pass(11, 12, id, 2, 1);
  expect((await fire(part, [2])).status).toBe(200);
  expect((await undo()).status).toBe(200);
  expect([held(await read(part)), held(await read(id))]).toEqual([[false], [false, true]]);
  expect((await read(part)).tableNumber).toBe(11);
});

test('a held line that is passed as a whole leaves the rest ready where nothing else is to be made', async () => {
  const id = await ordered(11, [1, false], [1, true]);
  await move(id, [1], 'pronto');
  const { part } = await pass(11, 12, id, 2, 1);
  expect([(await read(id)).status, held(await read(part))]).toEqual(['pronto', [true]]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correct } from '../../../tests/support/server/correcting.ts';
import { cashier, openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let garcom: Visitor;
let caixa: Visitor;
let boss: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  garcom = await new Visitor(instance).signIn(waiter);
  caixa = await new Visitor(instance).signIn(cashier);
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const read = async (id: string) => (await caixa.get(`/api/orders/${id}`)).body.order;
const kept = (line: number, quantity: number, notes = '') => ({ line, quantity, notes });
const cancel = (by: Visitor, id: string) => by.post(`/api/orders/${id}/status`, { status: 'cancelado' });
const step = (id: string, lines: number[], to: string) => garcom.post(`/api/orders/${id}/lines/status`, { lines, to });

async function edit(by: Visitor, id: string, lines: object[], changes: object = {}) {
  const { revision, tableId, status } = await read(id);
  return by.put(`/api/orders/${id}`, { revision, tableId, status, lines, ...changes });
}

for (const status of ['preparando', 'pronto', 'entregue'])
  test(`of what is ${status} a waiter takes nothing away by an edit or a cancellation`, async () => {
    const id = await till.orderFor(garcom, 5, 3, 1);
    await step(id, [1], status);
    const before = await read(id);
    const refused = [
      await edit(garcom, id, [kept(1, 2), kept(2, 1)]),
      await edit(garcom, id, [kept(2, 1)]),
      await edit(garcom, id, [kept(2, 1), ...till.lines(3)]),
      // Put back among what nobody has begun, or cancelled, by the same edit.
      await edit(garcom, id, [kept(1, 2), kept(2, 1)], { status: 'pendente' }),
      await edit(garcom, id, [kept(1, 3), kept(2, 1)], { status: 'cancelado' }),
      await cancel(garcom, id),
    ];
    for (const { status, body } of refused)
      expect([status, body.code, body.data]).toEqual([409, 'approval_required', { product: before.lines[0]!.name }]);
    expect(await read(id)).toEqual(before);

    // More of it, a note on it, and whatever of the rest is not begun.
    const grown = await edit(garcom, id, [kept(1, 4, 'sem sal')]);
    const more =
      status === 'preparando'
        ? [[1, 4]]
        : [
            [1, 3],
            [3, 1],
          ];
    const lines = more.map(([line, quantity]) => ({ line, quantity, notes: 'sem sal' }));
    expect(grown.body.lines).toMatchObject(lines);
    expect((await edit(caixa, id, [kept(1, 2)])).status).toBe(200);
    expect((await edit(boss, id, [kept(1, 1)])).status).toBe(200);
    expect((await cancel(caixa, id)).body.status).toBe('cancelado');
  });

test('what nobody has begun a waiter lessens, leaves out and cancels', async () => {
  const id = await till.orderFor(garcom, 6, 3, 1);
  expect((await edit(garcom, id, [kept(1, 2), kept(2, 1)])).status).toBe(200);
  expect((await edit(garcom, id, [kept(1, 1)])).body.lines).toHaveLength(1);
  expect((await cancel(garcom, id)).status).toBe(200);
  const other = await till.orderFor(garcom, 6, 1);
  expect((await edit(garcom, other, [kept(1, 1)], { status: 'cancelado' })).body.status).toBe('cancelado');
});

test('what nobody had begun is not begun by being cancelled and taken up again', async () => {
  const id = await till.orderFor(garcom, 6, 3);
  expect((await cancel(garcom, id)).status).toBe(200);
  expect((await read(id)).lines).toMatchObject([{ begun: false, startedAt: null }]);
  await instance.owner.query(`update order_items set begun_at = begun_at - interval '1 minute' where order_id = $1`, [
    id,
  ]);
  expect((await garcom.post(`/api/orders/${id}/status`, { status: 'pendente' })).status).toBe(200);
  expect((await edit(garcom, id, [kept(1, 2)])).status).toBe(200);
});

test('a line of which a part was given stays with its gift, begun or not', async () => {
  const id = await till.orderFor(garcom, 7, 3, 1);
  expect((await correct(caixa, id, { kind: 'gift' })).status).toBe(200);
  for (const refused of [
    await edit(garcom, id, [kept(1, 2), kept(2, 1)]),
    await edit(garcom, id, [kept(2, 1)]),
    await cancel(garcom, id),
  ])
    expect(refused.body.code).toBe('approval_required');
  expect((await edit(garcom, id, [kept(1, 3)])).body.lines).toMatchObject([{ quantity: 3, freeQuantity: 1 }]);
  expect((await cancel(boss, id)).status).toBe(200);
});

test('what was begun stays so when it is put back among what waits, but for a mistake of a moment before', async () => {
  const id = await till.orderFor(garcom, 10, 3);
  await step(id, [1], 'preparando');
  await step(id, [1], 'pendente');
  expect((await edit(garcom, id, [kept(1, 2)])).status).toBe(200);
  await step(id, [1], 'preparando');
  await instance.owner.query(`update order_items set begun_at = begun_at - interval '1 minute' where order_id = $1`, [
    id,
  ]);
  await step(id, [1], 'pendente');
  // Nor does a mistake afterwards make it one that nobody has begun.
  await step(id, [1], 'preparando');
  await step(id, [1], 'pendente');
  for (const refused of [await edit(garcom, id, [kept(1, 1)]), await cancel(garcom, id)])
    expect([refused.status, refused.body.code]).toEqual([409, 'approval_required']);
  expect((await edit(caixa, id, [kept(1, 1)])).status).toBe(200);
});

test('a waiter brings no bill below what is paid of it: not by an edit, a cancellation, or a move to another table', async () => {
  const id = await till.orderFor(garcom, 8, 4);
  const bill = await till.bill(caixa, 8);
  // Half of it: two of four stay.
  const paid = await caixa.post(`/api/bills/${bill.id}/payments`, {
    key: randomUUID(),
    partCents: bill.totalCents / 2,
    method: 'pix',
    cents: bill.totalCents / 2,
  });
  expect(paid.status).toBe(200);
  for (const refused of [
    await edit(garcom, id, [kept(1, 1)]),
    await edit(garcom, id, [kept(1, 4)], { status: 'cancelado' }),
    await edit(garcom, id, [kept(1, 4)], { tableId: till.tableId(9) }),
    await cancel(garcom, id),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'bill_below_paid']);
  expect((await edit(garcom, id, [kept(1, 2)])).status).toBe(200);
  expect((await till.bill(caixa, 8)).restCents).toBe(0);
  expect((await edit(caixa, id, [kept(1, 1)])).status).toBe(200);
  // Below it already, it may still come to more.
  expect((await edit(garcom, id, [kept(1, 2)])).status).toBe(200);
  expect((await cancel(boss, id)).status).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { until } from '../../../../tests/support/server/until.ts';

let printing: PrintingHouse;

beforeAll(async () => {
  printing = await PrintingHouse.open();
  await printing.printer({ name: 'Cozinha' });
});
afterAll(() => printing.instance.close());

async function made(id: string, count: number): Promise<any[]> {
  await until(async () => (await printing.jobs(id)).length >= count, `Paper ${count} of an order`);
  return printing.jobs(id);
}

test('what is passed to another table is told with its new table, and is neither taken back nor wanted again', async () => {
  const { owner, instance, products } = printing;
  const order = await printing.order([{ at: 0, quantity: 3 }, { at: 1 }], 1);
  await made(order.id, 1);
  const there = printing.tables.find(({ number }) => number === 2)!;
  const lines = [
    { orderId: order.id, line: 1, quantity: 2 },
    { orderId: order.id, line: 2, quantity: 1 },
  ];
  const body = { tableId: there.id, key: randomUUID(), lines };
  const answer = await owner.post(`/api/bills/${order.billId}/passes`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { rows } = await instance.owner.query('select distinct order_id as id from passed_lines');
  const [told] = await made(rows[0].id, 1);
  expect(told).toMatchObject({
    kind: 'change',
    document: { table: 2, formerTable: 1, gone: [], added: [], changed: [] },
  });
  expect(told.document.kept.map(({ quantity, name }: any) => [quantity, name])).toEqual([
    [2, products[0]!.name],
    [1, products[1]!.name],
  ]);

  // What is left is told of by its own table's paper, as before: only what is taken back of it since.
  await until(async () => {
    const told = `select 1 from told_orders t join orders o on o.id = t.order_id where o.id = $1 and t.revision = o.revision`;
    return (await instance.owner.query(told, [order.id])).rows.length > 0;
  }, 'An order that is told as it is');
  expect(await printing.jobs(order.id)).toHaveLength(1);
  await owner.post(`/api/orders/${order.id}/status`, { status: 'cancelado', reason: 'cliente desistiu' });
  const last = (await made(order.id, 2)).at(-1);
  expect(last).toMatchObject({ kind: 'void', document: { table: 1, kept: [] } });
  expect(last.document.gone.map(({ quantity }: any) => quantity)).toEqual([1]);
});

test('papers name all of the tables that are joined', async () => {
  const { owner, tables } = printing;
  const order = await printing.order([{ at: 0 }], 3);
  const [alone] = await made(order.id, 1);
  expect(alone.document).not.toHaveProperty('joined');
  const tableIds = tables.filter(({ number }) => number === 4 || number === 5).map(({ id }) => id);
  const joining = await owner.post(`/api/bills/${order.billId}/tables`, { tableIds, key: randomUUID() });
  expect(joining.status, JSON.stringify(joining.body)).toBe(200);
  const second = await printing.order([{ at: 1 }], 5);
  const [paper] = await made(second.id, 1);
  expect(paper.document).toMatchObject({ kind: 'ticket', table: 3, joined: [4, 5] });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { waiter } from '../../../../tests/support/server/instance.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { handOutNext } from './hand-out.ts';

let printing: PrintingHouse;
let garcom: Visitor;
let kitchen: string;

beforeAll(async () => {
  printing = await PrintingHouse.open();
  garcom = await new Visitor(printing.instance).signIn(waiter);
  kitchen = (await printing.printer({ name: 'Cozinha' })).id;
});
afterAll(() => printing.instance.close());

const scope = () => printing.instance.database.scope(printing.instance.restaurantId);
const kept = (line: number, quantity: number) => ({ line, quantity, notes: '' });
const cancel = (id: string) => garcom.post(`/api/orders/${id}/status`, { status: 'cancelado' });

async function edit(id: string, lines: object[]) {
  const { revision, tableId, status } = await printing.read(id);
  return garcom.put(`/api/orders/${id}`, { revision, tableId, status, lines });
}
async function made(id: string, count: number) {
  await until(async () => (await printing.jobs(id)).length >= count, `Paper ${count} of an order`);
}

test('what a printer was given the kitchen has begun: a waiter takes nothing of it off alone', async () => {
  const order = await printing.order([{ at: 0, quantity: 2 }, { at: 1 }]);
  await made(order.id, 1);
  // Nobody has it yet.
  expect((await edit(order.id, [kept(1, 2)])).status).toBe(200);
  await made(order.id, 2);
  expect(await handOutNext(scope(), kitchen)).toMatchObject({ attempt: 1, paper: { kind: 'ticket' } });

  const { lines } = await printing.read(order.id);
  expect(lines).toMatchObject([{ status: 'pendente', begun: true }]);
  const [{ name }] = lines;
  for (const { status, body } of [await edit(order.id, [kept(1, 1)]), await cancel(order.id)])
    expect([status, body.code, body.data]).toEqual([409, 'approval_required', { product: name }]);
  // More of it, and what was added since and is on no paper, which goes again.
  const { id } = printing.products[2]!;
  const added = await edit(order.id, [kept(1, 3), { productId: id, quantity: 1, optionIds: [], notes: '' }]);
  expect(added.body.lines).toMatchObject([{ begun: true }, { begun: false }]);
  expect((await edit(order.id, [kept(1, 3)])).status).toBe(200);
});

test('a step that is taken back at once leaves what is on paper begun', async () => {
  const order = await printing.order([{ at: 0 }], 2);
  const printer = (await printing.printer({ name: 'Copa' })).id;
  const second = await printing.order([{ at: 0 }], 3);
  await made(second.id, 2);
  expect(await handOutNext(scope(), printer)).not.toBeNull();
  for (const to of ['preparando', 'pendente'])
    expect((await garcom.post(`/api/orders/${second.id}/lines/status`, { lines: [1], to })).status).toBe(200);
  expect((await cancel(second.id)).body.code).toBe('approval_required');
  expect((await cancel(order.id)).status).toBe(200);
});

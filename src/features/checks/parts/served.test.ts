import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { closeServed } from '../../bills/close-served.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
const { seen, pay, receive } = checking;
const errors: unknown[] = [];

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

const later = () => {
  const { system, scope } = instance.database;
  return closeServed({ system, scope, onError: (error) => errors.push(error) }, new Date());
};

async function standing(id: string) {
  const { rows } = await instance.owner.query(
    `select b.closed_at is not null as closed, t.status as table, (select array_agg(o.status order by o.number) from orders o where o.bill_id = b.id) as orders
     from bills b join tables t on t.id = b.table_id where b.id = $1`,
    [id],
  );
  return rows[0];
}

/** Whatever is left, in cash. */
async function payAll(guest: Visitor, table: number) {
  const { restCents } = await seen(guest, table);
  const split = { by: 'amount', cents: restCents };
  const { body } = await pay(guest, table, restCents, { split, method: 'cash' });
  expect((await receive(caixa, body.check!.part!.id)).body.status).toBe('paid');
}

test('what is paid before it is made is made all the same, and the bill closes once it was carried to its guests', async () => {
  const ana = await till.seat(1);
  const first = await till.order(ana, 1);
  const { id } = await seen(ana, 1);
  await payAll(ana, 1);
  expect(await standing(id)).toEqual({ closed: false, table: 'ocupado', orders: ['pendente'] });
  for (const status of ['preparando', 'pronto']) {
    expect((await caixa.post(`/api/orders/${first}/status`, { status })).status).toBe(200);
    await later();
    expect(await standing(id)).toEqual({ closed: false, table: 'ocupado', orders: [status] });
  }
  expect((await caixa.post(`/api/orders/${first}/status`, { status: 'entregue' })).status).toBe(200);
  await later();
  await later();
  expect(await standing(id)).toEqual({ closed: true, table: 'disponivel', orders: ['entregue'] });
  expect(errors).toEqual([]);
});

test('who orders more after paying has a bill that wants that as well', async () => {
  const rui = await till.seat(2);
  await till.order(rui, 2);
  const { id } = await seen(rui, 2);
  await payAll(rui, 2);
  await till.order(rui, 2);
  await till.serve(caixa, 2);
  await later();
  expect(await standing(id)).toMatchObject({ closed: false, orders: ['entregue', 'entregue'] });
  await payAll(rui, 2);
  expect(await standing(id)).toMatchObject({ closed: true });
  expect(errors).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { closeServed } from './close-served.ts';
import type { Bill } from './contract.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

const served = () => {
  const { system, scope } = instance.database;
  const onError = (error: unknown) => {
    throw error;
  };
  return closeServed({ system, scope, onError }, new Date());
};
const pay = (bill: Bill, changes: object = {}) => {
  const payments = bill.restCents > 0 ? [{ method: 'dinheiro', cents: bill.restCents }] : [];
  return settlement({ version: bill.version, untilServed: true, payments, ...changes });
};
const send = (bill: Bill, body: object, by = caixa) => by.post(`/api/bills/${bill.id}/close`, body);

async function standing(bill: Bill) {
  const { rows } = await instance.owner.query(
    `select b.closed_at is not null as closed, t.status as table, (select array_agg(o.status order by o.number) from orders o where o.bill_id = b.id) as orders,
       (select coalesce(sum(p.amount_cents), 0)::int from bill_payments p where p.bill_id = b.id) as paid
     from bills b join tables t on t.id = b.table_id where b.id = $1`,
    [bill.id],
  );
  return rows[0];
}

/** The kinds of its entries; all it says has an entry. */
async function history(bill: Bill): Promise<string[]> {
  const { body } = await caixa.get(`/api/bills/${bill.id}/history`);
  const kinds = body.entries.map((entry) => JSON.parse(entry.body).kind);
  expect(kinds).not.toContain('altered');
  return kinds;
}

test('paid while the kitchen still makes it, a bill stays open until it is served, and keeps what the till decided', async () => {
  await till.order(await till.seat(1), 1, 4);
  const bill = await till.bill(caixa, 1);
  const totalCents = bill.itemsCents + 3_500 - 500;
  const body = pay(bill, {
    chargeServiceFee: false,
    charges: [{ description: 'Rolha', cents: 3_500 }],
    discount: { type: 'fixed', value: 500 },
    payments: [
      { method: 'pix', cents: 1_000 },
      { method: 'dinheiro', cents: totalCents },
    ],
  });
  const paid = await send(bill, body);
  expect(paid.status).toBe(200);
  expect(paid.body).toMatchObject({ closedAt: null, totalCents, restCents: 0, changeCents: 1_000 });
  expect(await standing(bill)).toEqual({ closed: false, table: 'ocupado', orders: ['pendente'], paid: totalCents });
  // Its answer was lost.
  expect((await send(bill, body)).body).toMatchObject({ restCents: 0, paidCents: totalCents });
  expect(await standing(bill)).toMatchObject({ paid: totalCents });

  await served();
  expect(await standing(bill)).toMatchObject({ closed: false });
  await till.serve(caixa, 1);
  await served();
  expect(await standing(bill)).toEqual({ closed: true, table: 'disponivel', orders: ['entregue'], paid: totalCents });
  expect((await caixa.get(`/api/bills/${bill.id}`)).body).toMatchObject({ totalCents, changeCents: 1_000 });
  // Sent once more after it closed by itself, it is the same request still; another one comes too late.
  expect((await send(bill, body)).status).toBe(200);
  expect((await send(bill, pay(bill))).body.code).toBe('bill_closed');
  const kinds = await history(bill);
  expect(kinds.filter((kind) => kind === 'paid')).toHaveLength(2);
});

test('a bill of which all is paid already waits for its food as well, and one that is served closes at once', async () => {
  await till.order(await till.seat(2), 2);
  const first = await till.bill(caixa, 2);
  await send(first, pay(first));
  const paid = await till.bill(caixa, 2);
  expect((await send(paid, pay(paid))).body).toMatchObject({ closedAt: null, restCents: 0 });
  await till.serve(caixa, 2);
  const eaten = await till.bill(caixa, 2);
  expect((await send(eaten, pay(eaten))).body.closedAt).not.toBeNull();
  expect(await standing(first)).toMatchObject({ closed: true, table: 'disponivel' });
  expect(await history(first)).toEqual(['placed', 'paid', 'decided', 'closed']);
});

test('it is refused as closing is: by whom, of which bill, and with how much', async () => {
  const diner = await till.seat(3);
  await till.order(diner, 3);
  const bill = await till.bill(caixa, 3);
  const garcom = await new Visitor(instance).signIn(waiter);
  expect((await send(bill, pay(bill), garcom)).status).toBe(403);
  const short = [{ method: 'pix', cents: bill.restCents - 1 }];
  expect((await send(bill, pay(bill, { payments: short }))).body.code).toBe('payments_short');
  const over = [{ method: 'pix', cents: bill.restCents + 1 }];
  expect((await send(bill, pay(bill, { payments: over }))).body.code).toBe('payments_excess');
  await till.order(diner, 3);
  expect((await send(bill, pay(bill))).body.code).toBe('bill_stale');
  expect(await standing(bill)).toMatchObject({ closed: false, paid: 0 });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, slug, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { settlement } from '../../../tests/support/server/settlement.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

const paid = async (billId: string) =>
  (await instance.owner.query('select amount_cents::int as kept from bill_payments where bill_id = $1', [billId])).rows;

/** Orders that are not settled although their bill is closed. */
const unsettled = async () =>
  (
    await instance.owner.query(
      `select o.id from orders o join bills b on b.id = o.bill_id
       where b.closed_at is not null and o.status not in ('entregue', 'cancelado')`,
    )
  ).rows;

test('orders that race the closing of their table end on a bill that counts them, however they meet', async () => {
  const number = 11;
  const diners = [await till.seat(number), await till.seat(number)];
  const kitchen = await new Visitor(instance).signIn(waiter);
  const met = { closed: 0, stale: 0, late: 0 };
  let ordered = 0;

  const keepOrdering = async (diner: Visitor) => {
    for (let n = 0; n < 4; n += 1) {
      // A closing that was first has ended the sitting: the guests scan again, and order again.
      while (!(await till.ordered(diner, number))) await diner.sitAt(number);
      ordered += 1;
    }
  };
  const keepClosing = async (round: number, stop: () => boolean) => {
    while (!stop()) {
      const bill = await till.bill(caixa, number);
      if (!bill) continue;
      const [first] = bill.orders;
      const [answer] = await Promise.all([
        till.close(caixa, bill),
        // Someone in the kitchen has a hand on the same order; cancelling it changes what the bill comes to.
        kitchen.post(`/api/orders/${first!.id}/status`, { status: round % 2 ? 'cancelado' : 'pronto' }),
      ]);
      if (answer.status === 200) met.closed += 1;
      else if (answer.body.code === 'bill_stale') met.stale += 1;
      else {
        expect(answer.body.code).toBe('bill_closed');
        met.late += 1;
      }
    }
  };

  // Until both outcomes were met, or the race was none.
  for (let round = 0; round < 40 && (round < 3 || met.stale === 0 || met.closed < 3); round += 1) {
    let over = false;
    const orders = Promise.all(diners.map(keepOrdering)).finally(() => {
      over = true;
    });
    await Promise.all([orders, keepClosing(round, () => over), keepClosing(round, () => over)]);
  }
  expect(met.stale).toBeGreaterThan(0);
  expect(met.closed).toBeGreaterThanOrEqual(3);
  const last = await till.bill(caixa, number);
  if (last) expect((await till.close(caixa, last)).status).toBe(200);

  expect(await unsettled()).toEqual([]);
  // Every order that was acknowledged is on exactly one of these bills, and each bill comes to what its orders come to.
  const ofTable = `from bills b where b.table_id = '${till.tableId(number)}' and b.closed_by is not null`;
  const { rows: counted } = await instance.owner.query(
    `select (select count(*) from orders o where o.bill_id in (select b.id ${ofTable}))::int as n`,
  );
  expect(counted[0].n).toBe(ordered);
  const { rows: wrong } = await instance.owner.query(
    `select b.id ${ofTable} and (
       b.items_cents <> (select coalesce(sum(items_cents), 0) from orders where bill_id = b.id and status <> 'cancelado')
       or b.total_cents <> (select coalesce(sum(amount_cents), 0) from bill_payments where bill_id = b.id))`,
  );
  expect(wrong).toEqual([]);
});

test('the same closing sent ten times at once closes once', async () => {
  await till.order(await till.seat(12), 12);
  const bill = await till.bill(caixa, 12);
  const body = settlement({ version: bill.version, payments: [{ method: 'pix', cents: bill.totalCents }] });
  const answers = await Promise.all(Array.from({ length: 10 }, () => caixa.post(`/api/bills/${bill.id}/close`, body)));
  expect(new Set(answers.map(({ status, body: told }) => `${status} ${JSON.stringify(told)}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await paid(bill.id)).toHaveLength(1);
});

test('control: with its trigger off, the database lets a bill close over an order, and the same look at it finds that', async () => {
  const diner = await till.seat(12);
  await till.order(diner, 12);
  const bill = await till.bill(caixa, 12);
  await expect(
    instance.owner.query(`update bills set closed_at = now(), total_cents = 0 where id = $1`, [bill.id]),
  ).rejects.toMatchObject({ constraint: 'bills_settled' });
  await instance.owner.query('alter table bills disable trigger bills_settled');
  await instance.owner.query(
    `update bills set closed_at = now(), total_cents = 0, items_cents = 0, service_fee_cents = 0 where id = $1`,
    [bill.id],
  );
  await instance.owner.query('alter table bills enable trigger bills_settled');
  expect(await unsettled()).toHaveLength(1);
  expect((await diner.get(`/api/restaurants/${slug}/tables/12/orders`)).body.orders).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, slug, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
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

const billsOf = async (orders: string[]) =>
  (
    await instance.owner.query(
      'select bill_id, closed_at from orders o join bills b on b.id = o.bill_id where o.id = any($1)',
      [orders],
    )
  ).rows;

test('whoever orders while their bill is moved back and forth is on that bill, whatever met', async () => {
  const phones = await Promise.all([till.seat(1), till.seat(1), till.seat(1)]);
  const placed = [await till.order(phones[0]!, 1)];
  const bill = await till.bill(garcom, 1);
  let moved = 0;
  let over = false;
  const keepMoving = async () => {
    for (let to = 2; !over; to = to === 2 ? 1 : 2) {
      const answer = await garcom.post(`/api/bills/${bill.id}/table`, { tableId: till.tableId(to) });
      expect([answer.status, answer.body.code]).toEqual([200, undefined]);
      moved += 1;
    }
  };
  const keepOrdering = async (phone: Visitor) => {
    for (let n = 0; n < 15; n += 1) {
      const order = { key: randomUUID(), lines: till.lines() };
      const send = () => phone.post(`/api/restaurants/${slug}/tables/1/orders`, order);
      let answer = await send();
      // As a phone does that is told to come again.
      while (answer.status === 503) answer = await send();
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      placed.push(answer.body.id);
    }
  };
  await Promise.all([Promise.all(phones.map(keepOrdering)).finally(() => (over = true)), keepMoving()]);
  expect(moved).toBeGreaterThan(2);
  const found = await billsOf(placed);
  expect(found).toHaveLength(46);
  expect(new Set(found.map(({ bill_id }) => bill_id))).toEqual(new Set([bill.id]));
  const { rows: open } = await instance.owner.query(
    `select b.id from bills b join tables t on t.id = b.table_id where t.number in (1, 2) and b.restaurant_id = $1 and b.closed_at is null`,
    [instance.restaurantId],
  );
  expect(open).toEqual([{ id: bill.id }]);
});

test('an order that races the closing is on the bill that closes or on none: the next party never gets it', async () => {
  const met = { joined: 0, refused: 0 };
  for (let round = 0; round < 30 && (round < 8 || met.joined === 0 || met.refused === 0); round += 1) {
    const phone = await till.seat(3);
    await till.order(phone, 3);
    const bill = await till.bill(caixa, 3);
    // In every fourth round the closing has come first, in the others before them one of the orders.
    const early = round % 4 === 3 ? await till.close(caixa, bill) : null;
    const late = Array.from({ length: 4 }, () =>
      phone.post(`/api/restaurants/${slug}/tables/3/orders`, { key: randomUUID(), lines: till.lines() }),
    );
    if (round % 4 === 1) await Promise.race(late);
    const [closed, ...answers] = await Promise.all([early ?? till.close(caixa, bill), ...late]);
    for (const { status, body } of answers) {
      if (status === 200) {
        expect((await billsOf([body.id]))[0].bill_id).toBe(bill.id);
        met.joined += 1;
      } else {
        expect(body.code).toBe('sitting_ended');
        met.refused += 1;
      }
    }
    if (closed.status === 200) expect(await till.bill(caixa, 3)).toBeNull();
    else expect((await till.close(caixa, await till.bill(caixa, 3))).status).toBe(200);
  }
  expect(met.joined).toBeGreaterThan(0);
  expect(met.refused).toBeGreaterThan(0);
});

test('a part sent ten times at once is paid once; two parts at once never come to more than the bill', async () => {
  await till.order(await till.seat(5), 5, 4);
  const bill = await till.bill(caixa, 5);
  const path = `/api/bills/${bill.id}/payments`;
  const part = { key: randomUUID(), partCents: 1_000, method: 'pix', cents: 1_000 };
  const answers = await Promise.all(Array.from({ length: 10 }, () => caixa.post(path, part)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await till.bill(caixa, 5)).paidCents).toBe(1_000);
  const rest = bill.totalCents - 1_000;
  const both = await Promise.all(
    ['credito', 'debito'].map((method) =>
      caixa.post(path, { key: randomUUID(), partCents: rest, method, cents: rest }),
    ),
  );
  expect(both.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [409, 'payments_excess'],
  ]);
  expect(await till.bill(caixa, 5)).toMatchObject({ paidCents: bill.totalCents, restCents: 0 });
});

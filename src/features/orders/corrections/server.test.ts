import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correct } from '../../../../tests/support/server/correcting.ts';
import {
  cashier,
  openTestInstance,
  owner,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { settlement } from '../../../../tests/support/server/settlement.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;
let boss: Visitor;
let price: number;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
  boss = await new Visitor(instance).signIn(owner);
  price = till.product.cents;
});
afterAll(() => instance.close());

const fee = (cents: number) => Math.floor(cents / 10 + 0.5);
const withFee = (pieces: number) => pieces * price + fee(pieces * price);
const read = async (id: string) => (await caixa.get(`/api/orders/${id}`)).body;
/** An order of the pão de queijo: as many lines as there are quantities. */
const ordered = (number: number, ...quantities: number[]) => till.orderFor(caixa, number, ...quantities);

test('a part of a line is taken back: the kitchen sees it, bill and phone come to less, the history says who, why and what it was worth', async () => {
  const phone = await till.seat(1);
  const id = await till.order(phone, 1, 3);
  const done = await correct(caixa, id);
  expect(done).toMatchObject({
    status: 200,
    body: { status: 'pendente', revision: 2, totalCents: withFee(2), worthCents: withFee(3) - withFee(2) },
  });
  const { order, history } = await read(id);
  expect(order.lines).toMatchObject([{ line: 1, quantity: 2, freeQuantity: 0 }]);
  expect(order.changes).toMatchObject([
    { line: 1, revision: 2, was: { quantity: 3 }, became: { quantity: 2 }, seenAt: null },
  ]);
  expect(history.at(-1)).toMatchObject({
    kind: 'void',
    actor: expect.any(String),
    reason: 'Demorou demais',
    correction: { quantity: 1, worthCents: withFee(3) - withFee(2), approvedBy: null },
  });
  const seen = (await phone.get(till.orderPath(1))).body;
  expect([seen.totalCents, seen.orders[0].totalCents]).toEqual([withFee(2), withFee(2)]);
  expect((await till.bill(caixa, 1)).totalCents).toBe(withFee(2));
});

test('a whole line is taken back, and what is left may be ready by that', async () => {
  const id = await ordered(2, 1, 2);
  await caixa.post(`/api/orders/${id}/lines/status`, { lines: [1], to: 'pronto' });
  const { revision } = (await read(id)).order;
  const done = await correct(caixa, id, { revision, line: 2, quantity: 2 });
  expect(done.body).toMatchObject({ status: 'pronto', totalCents: withFee(1) });
  const { order } = await read(id);
  expect(order.lines.map((line: any) => [line.line, line.quantity])).toEqual([[1, 1]]);
  expect(order.changes).toMatchObject([{ line: 2, was: { quantity: 2 }, became: null, revision: order.revision }]);
});

test('the last of it taken back cancels the order for that reason; its line stays to be read', async () => {
  const id = await ordered(3, 2);
  const done = await correct(caixa, id, { quantity: 2, reason: 'Desistiu' });
  expect(done.body).toMatchObject({ status: 'cancelado', worthCents: withFee(2) });
  const { order, history } = await read(id);
  expect(order).toMatchObject({ status: 'cancelado', cancelReason: 'Desistiu' });
  expect(order.lines).toMatchObject([{ quantity: 2, status: 'cancelado' }]);
  expect(history.at(-1)).toMatchObject({ kind: 'void', to: 'cancelado', correction: { quantity: 2 } });
  expect((await till.bill(caixa, 3)).totalCents).toBe(0);
  expect((await correct(caixa, id, { revision: order.revision })).body.code).toBe('order_cancelled');
});

test('pieces are given: they are made and cost nothing; what is taken back next is first what would be paid', async () => {
  const id = await ordered(4, 3);
  const gift = await correct(boss, id, { kind: 'gift', quantity: 2, reason: 'Aniversário' });
  expect(gift.body).toMatchObject({ status: 'pendente', totalCents: withFee(1), worthCents: withFee(3) - withFee(1) });
  const { order, history } = await read(id);
  expect(order.lines).toMatchObject([{ quantity: 3, freeQuantity: 2 }]);
  // Nothing of it is another dish for the kitchen.
  expect(order.changes).toEqual([]);
  expect(history.at(-1)).toMatchObject({ kind: 'gift', reason: 'Aniversário', correction: { quantity: 2 } });
  const more = { revision: 2, kind: 'gift', quantity: 2 };
  expect((await correct(boss, id, more)).body).toMatchObject({ code: 'correction_too_large', data: { most: 1 } });

  expect((await correct(boss, id, { revision: 2, quantity: 1 })).body).toMatchObject({
    totalCents: 0,
    worthCents: withFee(1),
  });
  expect((await read(id)).order.lines).toMatchObject([{ quantity: 2, freeQuantity: 2 }]);
  expect((await correct(boss, id, { revision: 3, quantity: 1 })).body).toMatchObject({ totalCents: 0, worthCents: 0 });
  expect((await read(id)).order.lines).toMatchObject([{ quantity: 1, freeQuantity: 1 }]);
});

test('an edit keeps what was given, and of fewer pieces no more are free than there are', async () => {
  const id = await ordered(5, 3);
  await correct(boss, id, { kind: 'gift', quantity: 2 });
  const edit = (revision: number, quantity: number) =>
    caixa.put(`/api/orders/${id}`, {
      revision,
      tableId: till.tableId(5),
      status: 'pendente',
      lines: [{ line: 1, quantity, notes: 'sem sal' }],
    });
  const more = (await edit(2, 5)).body;
  expect([more.totalCents, more.lines[0]!.freeQuantity]).toEqual([withFee(3), 2]);
  const fewer = (await edit(more.revision, 1)).body;
  expect([fewer.totalCents, fewer.lines[0]!.freeQuantity]).toEqual([0, 1]);
});

test('what was completed is reckoned anew; what was paid, by itself or with its bill, stays', async () => {
  const done = await ordered(6, 2);
  const discount = { type: 'fixed', value: 100 };
  await caixa.post(`/api/orders/${done}/complete`, settlement({ revision: 1, discount }));
  const taken = await correct(caixa, done, { revision: 2 });
  expect(taken.body).toMatchObject({ status: 'entregue', totalCents: withFee(1) });
  expect((await read(done)).order).toMatchObject({ completedAt: null, discount: null });

  const paid = await ordered(6, 1);
  const payments = [{ method: 'pix', cents: withFee(1) }];
  await caixa.post(`/api/orders/${paid}/complete`, settlement({ revision: 1, payments }));
  for (const kind of ['void', 'gift'])
    expect((await correct(caixa, paid, { revision: 2, kind })).body.code).toBe('order_paid');
  await till.close(caixa, await till.bill(caixa, 6));
  expect((await correct(caixa, done, { revision: taken.body.revision })).body.code).toBe('bill_closed');
});

test('sent again with its key it is done once; the key of another correction, an old screen and what is not there are refused', async () => {
  const id = await ordered(7, 3);
  const body = { key: randomUUID(), quantity: 2 };
  const [first, ...again] = await Promise.all([1, 2, 3].map(() => correct(caixa, id, body)));
  expect(first!.status).toBe(200);
  for (const answer of again) expect(answer.body).toEqual(first!.body);
  expect((await correct(caixa, id, { ...body, quantity: 1 })).body.code).toBe('key_reused');
  expect((await correct(caixa, await ordered(7, 2), body)).body.code).toBe('key_reused');
  expect((await correct(caixa, id)).body.code).toBe('stale_revision');
  expect((await correct(caixa, id, { revision: 2, line: 9 })).body.code).toBe('line_not_found');
  expect((await correct(caixa, id, { revision: 2, quantity: 2 })).body.code).toBe('correction_too_large');
  expect((await correct(caixa, id, { revision: 2, reason: '  ' })).body.code).toBe('invalid_input');
  expect((await correct(caixa, randomUUID())).body.code).toBe('order_not_found');
  const { rows } = await instance.owner.query('select quantity from line_corrections where order_id = $1', [id]);
  expect(rows).toEqual([{ quantity: 2 }]);
});

test('taken back by several at once, never more than there is', async () => {
  const id = await ordered(8, 3, 1);
  const answers = await Promise.all([caixa, boss, caixa, boss].map((by) => correct(by, id, { quantity: 2 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { order } = await read(id);
  expect(order.lines.map((line: any) => line.quantity)).toEqual([1, 1]);
  expect(order.totalCents).toBe(withFee(2));
});

test('a bill that is closed at the same moment: either comes first, and the bill is what its orders are', async () => {
  for (let round = 0; round < 6; round += 1) {
    const id = await ordered(9, 2);
    const bill = await till.bill(caixa, 9);
    const [closed, taken] = await Promise.all([till.close(caixa, bill), correct(boss, id)]);
    expect([closed.status, taken.status].sort()).toEqual([200, 409]);
    if (taken.status === 200) {
      expect(closed.body.code).toBe('bill_stale');
      const after = await till.close(caixa, await till.bill(caixa, 9));
      expect([after.status, after.body.totalCents]).toEqual([200, withFee(1)]);
    } else {
      expect(taken.body.code).toBe('bill_closed');
      expect(closed.body.totalCents).toBe(withFee(2));
    }
  }
});

test('the owner has a list of it, summed by day and person', async () => {
  const day = (await boss.get('/api/corrections')).body.today;
  const all = (await boss.get(`/api/corrections?day=${day}`)).body;
  const counts = `select kind, count(*)::int as count, sum(worth_cents)::int as cents from line_corrections where restaurant_id = $1 group by 1`;
  const { rows } = await instance.owner.query(counts, [instance.restaurantId]);
  const of = (kind: string) => rows.find((row) => row.kind === kind);
  const sums = {
    voids: of('void').count,
    voidCents: of('void').cents,
    gifts: of('gift').count,
    giftCents: of('gift').cents,
    cancels: 0,
    cancelCents: 0,
    // Of five pieces one was left, of which nothing is paid.
    edits: 1,
    editCents: withFee(3),
  };
  expect(all.sums).toEqual(sums);
  expect(all.days).toEqual([{ day, ...sums }]);
  expect(all.people.reduce((total: number, person: any) => total + person.voidCents, 0)).toBe(sums.voidCents);
  expect(all.entries).toHaveLength(sums.voids + sums.gifts + 1);
  expect(all.entries[0]).toMatchObject({ tableNumber: expect.any(Number), madeBy: expect.any(String) });
  expect((await boss.get('/api/corrections?day=2020-01-01')).body).toMatchObject({ entries: [], days: [], people: [] });
  expect((await caixa.get('/api/corrections')).body.code).toBe('forbidden');
});

test('orders that were cancelled as a whole are listed too, once, with whoever did it; what is reopened has left nothing', async () => {
  const { today, sums: before } = (await boss.get('/api/corrections')).body;
  const read = async () => (await boss.get(`/api/corrections?day=${today}`)).body;
  const cancel = (by: Visitor, id: string, reason?: string) =>
    by.post(`/api/orders/${id}/status`, { from: 'pendente', status: 'cancelado', reason });
  const whole = await ordered(10, 3);
  await correct(caixa, whole, { quantity: 1 });
  expect((await cancel(garcom, whole, 'Mesa foi embora')).status).toBe(200);
  const mistaken = await ordered(10, 1);
  await cancel(garcom, mistaken);
  const byVoid = await ordered(10, 1);
  await correct(caixa, byVoid, { quantity: 1 });

  const listed = await read();
  const cancelled = listed.entries.filter(({ kind }: any) => kind === 'cancel');
  expect(cancelled).toHaveLength(2);
  expect(cancelled[1]).toMatchObject({
    orderId: whole,
    tableNumber: 10,
    lines: [{ name: expect.stringMatching(/\S/), quantity: 2 }],
    worthCents: withFee(2),
    reason: 'Mesa foi embora',
    madeBy: expect.any(String),
    approvedBy: null,
  });
  expect(cancelled[0]).toMatchObject({ orderId: mistaken, reason: null });
  const cancels = { cancels: 2, cancelCents: withFee(2) + withFee(1) };
  expect(listed.sums).toMatchObject({ ...cancels, voids: before.voids + 2 });
  expect(listed.days).toMatchObject([{ day: today, ...cancels }]);
  const [person] = listed.people.filter((each: any) => each.cancels > 0);
  expect(person).toMatchObject({ ...cancels, name: cancelled[0]?.madeBy });

  await garcom.post(`/api/orders/${mistaken}/status`, { from: 'cancelado', status: 'pendente' });
  expect((await read()).sums).toMatchObject({ cancels: 1, cancelCents: withFee(2) });
});

import { randomUUID } from 'node:crypto';
import { isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calling } from '../../../../tests/support/server/calling.ts';
import { checking } from '../../../../tests/support/server/checking.ts';
import {
  cashier,
  openTestInstance,
  owner,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { partsOf } from './store.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
let caixa: Visitor;
let garcom: Visitor;
const { seen, claim, pay, tell, withdraw, receive, waiting, phonesBeside, pixTo } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
  await pixTo(boss, { kind: 'email', key: 'Pix@Casa.com.br', name: 'Casa da Ana', city: 'São Paulo' });
});
afterAll(() => instance.close());

const stored = async (billId: string) => {
  const { rows } = await instance.owner.query(
    `select b.closed_at is not null as closed, b.total_cents::int as total, t.status,
       (select coalesce(sum(amount_cents), 0)::int from bill_payments p where p.bill_id = b.id) as paid,
       (select count(*)::int from bill_payments p where p.bill_id = b.id) as payments
     from bills b join tables t on t.id = b.table_id where b.id = $1`,
    [billId],
  );
  return rows[0];
};

test('three phones divide a bill, each pays its own way, and the last payment closes it and frees the table', async () => {
  const ana = await till.seat(1);
  const [rui, eva] = phonesBeside(instance, ana, 2) as [Visitor, Visitor];
  const hers = await till.order(ana, 1);
  const his = await till.order(rui, 1);
  const shared = await till.orderFor(garcom, 1, 1);
  const { id } = await seen(ana, 1);
  await claim(ana, 1, hers);
  await claim(ana, 1, shared, 4);
  await claim(rui, 1, his);
  await claim(rui, 1, shared, 4);
  await claim(eva, 1, shared, 4);

  // By card, which the till has brought to the table.
  const { mine } = await seen(ana, 1);
  const key = randomUUID();
  const asked = await pay(ana, 1, mine.cents, { key, method: 'card' });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const part = asked.body.check!.part!;
  expect(part).toMatchObject({ status: 'asked', method: 'card', cents: mine.cents, takenBy: null });
  expect((await pay(ana, 1, mine.cents, { key, method: 'card' })).body.check!.part!.id).toBe(part.id);
  expect((await pay(ana, 1, mine.cents)).body.code).toBe('part_open');
  const [call] = await calling.open(garcom, 1);
  expect(call).toMatchObject({ kind: 'pay', pay: { partId: part.id, cents: mine.cents, method: 'card' } });
  const awaitedBy = async (staff: Visitor) => (await calling.open(staff, 1)).map(({ awaited }) => awaited);
  expect([await awaitedBy(garcom), await awaitedBy(caixa)]).toEqual([[true], [true]]);
  // A waiter goes: the guest sees who, and the till is still to receive it.
  await calling.take(garcom, call!.id);
  expect([await awaitedBy(garcom), await awaitedBy(caixa)]).toEqual([[false], [true]]);
  expect((await seen(ana, 1)).part!.takenBy).toBe('Luana');
  // What is being paid is not left for the others, nor are its pieces.
  const others = await seen(rui, 1);
  expect(others.leftCents).toBe(others.restCents - mine.cents);
  expect(others.awaited).toMatchObject([{ person: 1, method: 'card', cents: mine.cents, told: false }]);
  expect((await claim(rui, 1, hers)).body.code).toBe('piece_taken');
  expect((await receive(garcom, part.id)).body.code).toBe('forbidden');
  expect((await receive(caixa, part.id, { method: 'debito' })).body).toMatchObject({ status: 'paid', creditCents: 0 });
  expect((await receive(caixa, part.id, { method: 'debito' })).status).toBe(200);
  expect(await calling.open(garcom, 1)).toEqual([]);

  // By PIX, to the house's own key; it is paid when the till has seen it.
  const his2 = (await seen(rui, 1)).mine.cents;
  const pix = (await pay(rui, 1, his2, { method: 'pix' })).body.check!.part!;
  expect(isValidPixPayload(pix.pix!.code)).toBe(true);
  expect(pix.pix).toMatchObject({ receiver: 'Casa da Ana', qrSvg: expect.stringContaining('<svg') });
  expect(await calling.open(garcom, 1)).toEqual([]);
  expect((await tell(rui, 1, pix.id)).body.check!.part).toMatchObject({ status: 'told' });
  expect(await calling.open(garcom, 1)).toMatchObject([{ pay: { partId: pix.id, method: 'pix' } }]);
  expect([await awaitedBy(garcom), await awaitedBy(caixa)]).toEqual([[false], [true]]);
  const [seenByTill] = (await waiting(caixa)).filter((each) => each.id === pix.id);
  expect(seenByTill).toMatchObject({ tableNumber: 1, status: 'told', txid: expect.stringMatching(/^C\w{10}P\w{10}$/) });
  expect(pix.pix!.code).toContain(seenByTill!.txid);
  expect((await receive(caixa, pix.id)).body.status).toBe('paid');

  // In cash, with change; a line ordered meanwhile is the table's, and what is left after it too.
  const late = await till.orderFor(garcom, 1, 1);
  const last = await seen(eva, 1);
  await claim(eva, 1, late);
  const rest = await seen(eva, 1);
  expect(rest.mine.cents).toBe(rest.restCents);
  expect(rest.restCents).toBeGreaterThan(last.mine.cents);
  expect((await pay(eva, 1, last.mine.cents, { method: 'cash' })).body).toMatchObject({
    code: 'part_changed',
    data: { cents: rest.restCents },
  });
  const cash = await pay(eva, 1, rest.restCents, { method: 'cash', changeForCents: 10_000 });
  expect((await stored(id)).closed).toBe(false);
  await till.serve(garcom, 1);
  await receive(caixa, cash.body.check!.part!.id);
  const closed = await stored(id);
  expect(closed).toMatchObject({ closed: true, status: 'disponivel', payments: 3 });
  expect(closed.paid).toBe(closed.total);
  const { body } = await eva.get(`/api/restaurants/restaurant-demo/tables/1/receipt`);
  expect(body.receipt!.payments).toMatchObject([
    { method: 'debito' },
    { method: 'pix' },
    { method: 'dinheiro', receivedCents: 10_000 },
  ]);
});

test('a phone that paid more than once is shown what it paid last, whatever its parts are called', async () => {
  const ana = await till.seat(9);
  await till.order(ana, 9, 5);
  const { id: billId } = await seen(ana, 9);
  for (const cents of [500, 600, 700, 800]) {
    const { body } = await pay(ana, 9, cents, { split: { by: 'amount', cents }, method: 'card' });
    await receive(caixa, body.check!.part!.id, { method: 'debito' });
    expect((await seen(ana, 9)).part).toMatchObject({ status: 'paid', cents });
  }
  const scope = instance.database.scope(instance.restaurantId);
  expect((await partsOf(scope, billId)).map(({ cents }) => cents)).toEqual([500, 600, 700, 800]);
});

test('what was chosen to be paid is taken back, or told to be not paid yet, and stays the phone’s own', async () => {
  const ana = await till.seat(2);
  const order = await till.order(ana, 2);
  await claim(ana, 2, order);
  const { mine } = await seen(ana, 2);
  const part = (await pay(ana, 2, mine.cents, { method: 'pix' })).body.check!.part!;
  await tell(ana, 2, part.id);
  expect((await tell(ana, 2, part.id, false)).body.check!.part!.status).toBe('asked');
  expect(await calling.open(garcom, 2)).toEqual([]);
  const { check } = (await withdraw(ana, 2, part.id)).body;
  expect(check).toMatchObject({ part: null, mine: { cents: mine.cents } });
  expect((await withdraw(ana, 2, part.id)).body.code).toBe('part_over');
  const [stranger] = phonesBeside(instance, ana, 1) as [Visitor];
  expect((await withdraw(stranger, 2, part.id)).body.code).toBe('part_not_found');
  // The money came nevertheless: it counts.
  expect((await receive(caixa, part.id)).body).toMatchObject({ status: 'paid', creditCents: 0 });
});

test('the same PIX confirmed ten times at once counts once', async () => {
  const ana = await till.seat(3);
  await till.order(ana, 3, 2);
  const { restCents, id } = await seen(ana, 3);
  const half = Math.ceil(restCents / 2);
  const part = (await pay(ana, 3, half, { method: 'pix', split: { by: 'people', people: 2 } })).body.check!.part!;
  await tell(ana, 3, part.id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => receive(caixa, part.id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await stored(id)).toMatchObject({ paid: half, payments: 1, closed: false });
});

test('a PIX that is confirmed after the bill was closed in cash is a credit, which stays until the till has settled it', async () => {
  const ana = await till.seat(4);
  await till.order(ana, 4);
  const { restCents, id } = await seen(ana, 4);
  const part = (await pay(ana, 4, restCents, { method: 'pix', split: { by: 'amount', cents: restCents } })).body.check!
    .part!;
  await tell(ana, 4, part.id);
  const open = await till.bill(caixa, 4);
  expect((await till.close(caixa, open)).status).toBe(200);
  expect((await waiting(caixa)).find((each) => each.id === part.id)).toMatchObject({
    billClosed: true,
    status: 'told',
  });
  for (let again = 0; again < 2; again += 1)
    expect((await receive(caixa, part.id)).body).toMatchObject({ status: 'paid', creditCents: restCents });
  expect(await stored(id)).toMatchObject({ paid: restCents, payments: 1 });
  const credit = async () => (await waiting(caixa)).find((each) => each.id === part.id);
  expect(await credit()).toMatchObject({ creditCents: restCents, creditSettledAt: null });
  for (let again = 0; again < 2; again += 1)
    expect((await caixa.post(`/api/checks/parts/${part.id}/credit`, { how: 'pix' })).status).toBe(200);
  expect(await credit()).toBeUndefined();
});

test('a PIX of more than the bill still wants pays what it wants, and the rest is a credit', async () => {
  const ana = await till.seat(5);
  const gone = await till.order(ana, 5);
  await till.order(ana, 5);
  const { restCents, id } = await seen(ana, 5);
  const part = (await pay(ana, 5, restCents, { method: 'pix', split: { by: 'amount', cents: restCents } })).body.check!
    .part!;
  expect((await caixa.post(`/api/orders/${gone}/status`, { status: 'cancelado', reason: 'x' })).status).toBe(200);
  await till.serve(caixa, 5);
  const { creditCents } = (await receive(caixa, part.id)).body;
  const after = await stored(id);
  expect(after).toMatchObject({ closed: true });
  expect(after.total + creditCents).toBe(restCents);
});

test('order, claim, pay, confirm and close at once: no cent is lost or counted twice', async () => {
  for (let round = 0; round < 5; round += 1) {
    const table = 6 + round;
    const ana = await till.seat(table);
    const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
    const order = await till.order(ana, table, 3);
    await till.order(rui, table);
    const before = await seen(ana, table);
    await claim(ana, table, order, 24);
    const { mine } = await seen(ana, table);
    const part = (await pay(ana, table, mine.cents, { method: 'pix' })).body.check!.part!;
    const bill = await till.bill(caixa, table);
    const outcomes = await Promise.all([
      till.ordered(rui, table),
      claim(rui, table, order),
      receive(caixa, part.id),
      till.close(caixa, bill),
      receive(caixa, part.id),
      pay(rui, table, 1, { split: { by: 'amount', cents: 1 } }),
    ]);
    for (const outcome of outcomes)
      if (typeof outcome === 'object') expect(outcome.status, JSON.stringify(outcome.body)).toBeLessThan(500);
    const { rows } = await instance.owner.query(
      `select status, amount_cents::int as cents, credit_cents::int as credit,
         (select coalesce(sum(amount_cents), 0)::int from bill_payments where key = p.id) as kept from check_parts p where id = $1`,
      [part.id],
    );
    expect(rows[0]!.status).toBe('paid');
    expect(rows[0]!.kept + rows[0]!.credit).toBe(rows[0]!.cents);
    const closed = await stored(before.id);
    if (closed.closed) expect(closed.paid).toBe(closed.total);
    else {
      const left = await till.bill(caixa, table);
      expect(left.restCents).toBe(left.totalCents - closed.paid);
    }
  }
});

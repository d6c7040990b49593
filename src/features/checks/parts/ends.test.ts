import { afterAll, beforeAll, expect, test } from 'vitest';
import { calling } from '../../../../tests/support/server/calling.ts';
import { checking } from '../../../../tests/support/server/checking.ts';
import { correct } from '../../../../tests/support/server/correcting.ts';
import {
  cashier,
  openTestInstance,
  owner,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;
let boss: Visitor;
const { seen, claim, pay, tell, receive, waiting, phonesBeside, pixTo, fee, couvert, couvertCosts } = checking;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
  await pixTo(boss, { kind: 'email', key: 'Pix@Casa.com.br', name: 'Casa da Ana', city: 'São Paulo' });
});
afterAll(() => instance.close());

const amount = (cents: number) => ({ split: { by: 'amount', cents } });

test('nobody’s walk to a table ends what is to be paid there: only the payment does, or its guest', async () => {
  const ana = await till.seat(1);
  await till.order(ana, 1);
  const { restCents } = await seen(ana, 1);
  const part = (await pay(ana, 1, restCents, { ...amount(restCents), method: 'pix' })).body.check!.part!;
  await tell(ana, 1, part.id);
  const [call] = await calling.open(garcom, 1);
  await calling.take(garcom, call!.id);
  const answered = await garcom.post('/api/calls/answer', { ids: [call!.id] });
  expect(answered).toMatchObject({ status: 409, body: { code: 'call_to_pay' } });
  expect(await calling.open(garcom, 1)).toMatchObject([{ id: call!.id }]);
  await receive(caixa, part.id);
  expect(await calling.open(garcom, 1)).toEqual([]);
});

test('whoever gives more than they asked for leaves less to those who are about to pay', async () => {
  const ana = await till.seat(12);
  const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
  await till.order(ana, 12, 4);
  const { restCents } = await seen(ana, 12);
  const part = (await pay(ana, 12, 1_000, { ...amount(1_000), method: 'card' })).body.check!.part!;
  const left = restCents - 1_000;
  await pay(rui, 12, left, { ...amount(left), method: 'cash' });
  expect((await receive(caixa, part.id, { method: 'debito', receivedCents: 1_500 })).status).toBe(200);
  expect((await seen(rui, 12)).part).toMatchObject({ status: 'asked', cents: left - 500 });
});

test('a PIX that is not there is refused, its guest is told, and pays anew', async () => {
  const ana = await till.seat(2);
  await till.order(ana, 2);
  const { restCents } = await seen(ana, 2);
  const part = (await pay(ana, 2, restCents, { ...amount(restCents), method: 'pix' })).body.check!.part!;
  await tell(ana, 2, part.id);
  expect((await garcom.post(`/api/checks/parts/${part.id}/refuse`)).body.code).toBe('forbidden');
  for (let again = 0; again < 2; again += 1)
    expect((await caixa.post(`/api/checks/parts/${part.id}/refuse`)).status).toBe(200);
  const after = await seen(ana, 2);
  expect(after).toMatchObject({ leftCents: restCents, part: { status: 'withdrawn', endedWhy: 'refused' } });
  expect(await calling.open(garcom, 2)).toEqual([]);
  expect((await pay(ana, 2, restCents, { ...amount(restCents), method: 'card' })).status).toBe(200);
});

test('what is taken back lowers what is to be paid at the table with it, and a code that says more is not shown any more', async () => {
  const ana = await till.seat(3);
  const [rui, eva] = phonesBeside(instance, ana, 2) as [Visitor, Visitor];
  const hers = await till.order(ana, 3, 2);
  const his = await till.order(rui, 3);
  await claim(ana, 3, hers, 24);
  const { mine } = await seen(ana, 3);
  await pay(ana, 3, mine.cents, { method: 'card' });
  await claim(rui, 3, his);
  const pixCents = (await seen(rui, 3)).mine.cents;
  await pay(rui, 3, pixCents, { method: 'pix' });
  expect((await correct(boss, hers)).status).toBe(200);
  const half = (await seen(ana, 3)).part!;
  expect(half).toMatchObject({ status: 'asked', cents: mine.cents / 2 });
  expect(await calling.open(garcom, 3)).toMatchObject([{ pay: { partId: half.id, cents: half.cents } }]);
  expect((await seen(rui, 3)).part).toMatchObject({ status: 'asked', cents: pixCents });
  expect((await correct(boss, his)).status).toBe(200);
  expect((await seen(rui, 3)).part).toMatchObject({ status: 'withdrawn', endedWhy: 'changed' });
  expect((await receive(caixa, half.id)).body).toMatchObject({ status: 'paid', creditCents: 0 });
  expect((await eva.get('/api/restaurants/restaurant-demo/tables/3/receipt')).status).toBe(200);
});

test('the till records what was really received: too much by card is owed, of cash it is change', async () => {
  const ana = await till.seat(4);
  await till.order(ana, 4);
  const { restCents, id } = await seen(ana, 4);
  const part = (await pay(ana, 4, restCents, { ...amount(restCents), method: 'card' })).body.check!.part!;
  const said = await receive(caixa, part.id, { method: 'credito', receivedCents: restCents + 500 });
  expect(said.body).toMatchObject({ status: 'paid', creditCents: 500 });
  const { rows } = await instance.owner.query(
    'select sum(amount_cents)::int as paid from bill_payments where bill_id = $1',
    [id],
  );
  expect(rows[0]!.paid).toBe(restCents);
});

test('what somebody is only about to pay locks neither fee nor couvert, and follows them; what is said to be paid does', async () => {
  await couvertCosts(boss, 1000);
  const ana = await till.seat(5);
  const [rui] = phonesBeside(instance, ana, 1) as [Visitor];
  const order = await till.order(ana, 5);
  await claim(ana, 5, order);
  const { mine } = await seen(ana, 5);
  const part = (await pay(ana, 5, mine.cents, { method: 'cash' })).body.check!.part!;
  expect(part.cents).toBe(mine.itemsCents + mine.feeCents);
  expect((await seen(rui, 5)).wishesOpen).toBe(true);
  expect((await fee(rui, 5, false)).status).toBe(200);
  expect((await seen(ana, 5)).part!.cents).toBe(mine.itemsCents);
  expect((await couvert(rui, 5, 2)).status).toBe(200);
  expect(await waiting(caixa)).toContainEqual(expect.objectContaining({ id: part.id, cents: mine.itemsCents }));
  const pix = (await pay(rui, 5, 2000, { ...amount(2000), method: 'pix' })).body.check!.part!;
  await tell(rui, 5, pix.id);
  expect((await fee(rui, 5, true)).body.code).toBe('bill_part_paid');
  expect((await seen(ana, 5)).wishesOpen).toBe(false);
});

test('a part of some cents is none, unless it is the rest', async () => {
  const ana = await till.seat(6);
  await till.order(ana, 6);
  const { restCents } = await seen(ana, 6);
  expect((await pay(ana, 6, 1, amount(1))).body.code).toBe('part_too_small');
  expect((await pay(ana, 6, restCents, amount(restCents))).status).toBe(200);
});

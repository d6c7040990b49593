import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calling } from '../../../../tests/support/server/calling.ts';
import { checking } from '../../../../tests/support/server/checking.ts';
import { cashier, openTestInstance, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { equalParts, peopleOf } from '../equal-share.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
const { seen, pay, fee, claim, phonesBeside } = checking;
const amongThree = { split: { by: 'people', people: 3 } };

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
});
afterAll(() => instance.close());

test('three pay a third each, one with a phone, one at the till, one with another phone', async () => {
  const ana = await till.seat(1);
  const rui = phonesBeside(instance, ana, 1)[0]!;
  await till.order(ana, 1, 4);
  const { totalCents, id } = await seen(ana, 1);
  const [first = 0, second = 0, third = 0] = equalParts(totalCents, 3, (await seen(ana, 1)).equal);
  expect((await pay(ana, 1, first, amongThree)).status).toBe(200);
  const atTill = { key: randomUUID(), method: 'dinheiro', partCents: second, cents: second };
  expect((await caixa.post(`/api/bills/${id}/payments`, atTill)).status).toBe(200);

  const { equal, leftCents, phones } = await seen(rui, 1);
  expect(leftCents).toBe(third);
  expect(peopleOf(equal, phones)).toBe(3);
  expect(equalParts(leftCents, 3, equal)).toEqual([third]);
  // Half of what is left would be a share of the rest.
  const half = await pay(rui, 1, Math.ceil(third / 2), amongThree);
  expect(half.body).toMatchObject({ code: 'part_changed', data: { cents: third } });
  expect((await pay(rui, 1, third, amongThree)).status).toBe(200);
});

test('only what is divided in equal parts is among people', async () => {
  const ana = await till.seat(2);
  await till.order(ana, 2);
  await pay(ana, 2, 100, { split: { by: 'amount', cents: 100 } });
  expect((await seen(ana, 2)).equal.people).toBeNull();
});

test('a part that goes down with its bill comes back up with it, its call too, and the history says both', async () => {
  const garcom = await new Visitor(instance).signIn(waiter);
  const ana = await till.seat(3);
  const [rui, eva] = phonesBeside(instance, ana, 2) as [Visitor, Visitor];
  await till.order(ana, 3, 3);
  const his = await till.order(rui, 3);
  const { totalCents, equal, id } = await seen(ana, 3);
  const [third = 0] = equalParts(totalCents, 3, equal);
  const asked = (await pay(ana, 3, third, amongThree)).body.check!.part!;
  await claim(rui, 3, his);
  const { mine } = await seen(rui, 3);
  await pay(rui, 3, mine.cents);
  const rest = (await seen(eva, 3)).leftCents;
  await pay(eva, 3, rest, { split: { by: 'amount', cents: rest } });
  const stand = async () => Promise.all([ana, rui, eva].map(async (each) => (await seen(each, 3)).part!.cents));

  for (let cycle = 0; cycle < 2; cycle += 1) {
    await fee(eva, 3, false);
    const lowered = await stand();
    expect(lowered.every((cents, index) => cents < [third, mine.cents, rest][index]!)).toBe(true);
    expect(lowered.reduce((sum, cents) => sum + cents, 0)).toBe((await seen(ana, 3)).totalCents);
    await fee(eva, 3, true);
    expect(await stand()).toEqual([third, mine.cents, rest]);
  }
  // As it was sent first, whatever became of it.
  await fee(eva, 3, false);
  const { rows } = await instance.owner.query('select key from check_parts where id = $1', [asked.id]);
  expect((await pay(ana, 3, third, { ...amongThree, key: rows[0].key })).status).toBe(200);
  await fee(eva, 3, true);

  // A line that is taken off and brought back.
  const status = (to: string, reason?: string) => caixa.post(`/api/orders/${his}/status`, { status: to, reason });
  expect((await status('cancelado', 'engano')).status).toBe(200);
  expect((await stand())[0]).toBeLessThan(third);
  expect((await status('pendente')).status).toBe(200);
  const open = await calling.open(garcom, 3);
  expect(open.find(({ pay: call }) => call?.partId === asked.id)?.pay?.cents).toBe(third);
  const { rows: told } = await instance.owner.query<{ cents: number }>(
    `select (body::jsonb ->> 'cents')::int as cents from chain_entries
     where subject_id = $1 and body::jsonb ->> 'kind' = 'part_raised' order by position desc limit 1`,
    [id],
  );
  expect([third, rest]).toContain(told[0]!.cents);
});

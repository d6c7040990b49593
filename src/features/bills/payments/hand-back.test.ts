import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentMethod } from '#features/bills/values.ts';
import { closeWhatIsOpen, expectedOf, open, read } from '../../../../tests/support/server/cash-till.ts';
import { cashier, openTestInstance, owner, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let house: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let tillId: string;

beforeAll(async () => {
  instance = await openTestInstance();
  house = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  await closeWhatIsOpen(await new Visitor(instance).signIn(owner));
  tillId = (await open(caixa)).body.id;
});
afterAll(() => instance.close());

const discount = { type: 'fixed', value: 1_000 };
/** Its bill is paid in full by a card, before 10,00 come off it. */
async function overpaid(number: number) {
  await house.order(await house.seat(number), number, 4);
  const { id, totalCents: partCents } = await house.bill(caixa, number);
  const part = { key: randomUUID(), partCents, method: 'credito', cents: partCents };
  expect((await caixa.post(`/api/bills/${id}/payments`, part)).status).toBe(200);
  return house.bill(caixa, number);
}
const expected = async () => expectedOf(await read(caixa, tillId));

test('what was paid too much goes back as whoever closes says, and only cash leaves the drawer', async () => {
  const ways: [number, PaymentMethod | undefined][] = [
    [1, 'credito'],
    [2, 'pix'],
    [3, 'dinheiro'],
    [4, undefined],
  ];
  for (const [number, handBack] of ways) {
    const bill = await overpaid(number);
    const before = await expected();
    const { status, body } = await house.close(caixa, bill, { payments: [], discount, handBack });
    expect(status, JSON.stringify(body)).toBe(200);
    const method = handBack ?? 'dinheiro';
    expect(body).toMatchObject({ totalCents: bill.totalCents - 1_000, changeCents: 1_000 });
    expect((body as any).payments.at(-1)).toMatchObject({ method, keptCents: -1_000, receivedCents: -1_000 });
    expect(await expected()).toEqual({ ...before, [method]: before[method]! - 1_000 });
  }
});

test('the same request again is answered alike; by another way it is another one', async () => {
  const bill = await overpaid(5);
  const key = randomUUID();
  const close = (handBack: string) => house.close(caixa, bill, { key, payments: [], discount, handBack });
  const first = await close('credito');
  expect(await close('credito')).toMatchObject({ status: 200, body: first.body });
  expect((await close('dinheiro')).body.code).toBe('bill_closed');
});

test('a card is given back no more than it paid, now or until it is served', async () => {
  const bill = await overpaid(7);
  const closing = { payments: [], discount, handBack: 'debito' };
  for (const untilServed of [true, false]) {
    const { status, body } = await house.close(caixa, bill, { ...closing, untilServed });
    expect([status, body.code]).toEqual([409, 'hand_back_card']);
  }
  const { body } = await house.close(caixa, bill, { ...closing, handBack: 'credito' });
  expect((body as any).payments.at(-1)).toMatchObject({ method: 'credito', keptCents: -1_000 });
});

test('what is paid until it is served goes back the same way', async () => {
  const bill = await overpaid(6);
  const closing = { payments: [], discount, handBack: 'pix', untilServed: true };
  const { body } = await house.close(caixa, bill, closing);
  expect(body).toMatchObject({ closesWhenServed: true, restCents: 0 });
  expect((body as any).payments.at(-1)).toMatchObject({ method: 'pix', keptCents: -1_000 });
});

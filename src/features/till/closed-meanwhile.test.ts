import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, close, closeWhatIsOpen, countedOf, open, read } from '../../../tests/support/server/cash-till.ts';
import { cashier, openTestInstance, owner, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;

beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

test('a difference that was explained closes no till into which somebody else has been paid since', async () => {
  const house = await openTill(instance);
  const caixa = await new Visitor(instance).signIn(cashier);
  const dono = await new Visitor(instance).signIn(owner);
  await closeWhatIsOpen(dono);
  const { body: till } = await open(caixa);
  const counted = { ...countedOf(till), dinheiro: cash(till).expectedCents - 213 };
  await house.order(await house.seat(7), 7);
  const bill = await house.bill(dono, 7);
  expect((await house.close(dono, bill)).status).toBe(200);

  const explained = { counted, note: 'Troco errado' };
  expect(await close(caixa, till, explained)).toMatchObject({ status: 409, body: { code: 'till_changed' } });
  const now = await read(caixa, till.id);
  expect(now).toMatchObject({ closedAt: null, note: '' });
  // Looked at again, the same count is another difference.
  const { body: closed } = await close(caixa, now, { counted, note: 'Falta o da mesa 7' });
  expect(closed).toMatchObject({ differenceCents: -213 - bill.totalCents, note: 'Falta o da mesa 7' });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let garcom: Visitor;
let boss: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  garcom = await new Visitor(instance).signIn(waiter);
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

test('what is taken back and what is given have reasons of their own, in the words of the house once it writes them', async () => {
  const choices = async () => (await garcom.get('/api/corrections/choices')).body.reasons;
  const { void: taken, gift: given } = await choices();
  expect(taken).toContain('Demorou demais');
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter((reason) => taken.includes(reason))).toEqual([]);
  // A list from before each kind had its own is for both.
  const former = `insert into correction_reasons (restaurant_id, reasons) values ($1, '{Queimou}')`;
  await instance.owner.query(former, [instance.restaurantId]);
  expect(await choices()).toEqual({ void: ['Queimou'], gift: ['Queimou'] });
  const own = { void: ['Queimou', 'Caiu', 'Queimou'], gift: ['Aniversário'] };
  const kept = { void: ['Queimou', 'Caiu'], gift: ['Aniversário'] };
  expect((await boss.put('/api/corrections/reasons', { reasons: own })).body).toEqual({ reasons: kept });
  expect(await choices()).toEqual(kept);
  const none = { reasons: { void: ['Queimou'], gift: [] } };
  expect((await boss.put('/api/corrections/reasons', none)).body.code).toBe('invalid_input');
});

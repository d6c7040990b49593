import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword as password } from '../../../../db/seed/cast.ts';
import { correct } from '../../../../tests/support/server/correcting.ts';
import {
  cashier,
  openTestInstance,
  owner,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { addRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let caixa: Visitor;
let garcom: Visitor;
let boss: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const read = async (id: string) => (await caixa.get(`/api/orders/${id}`)).body;

test('a waiter needs the PIN of an owner or a cashier of the house, who is then named', async () => {
  const set = await caixa.put('/api/profile/pin', { pin: '4826', password });
  expect(set).toMatchObject({ status: 200, body: { setAt: expect.any(String) } });
  const { approvers } = (await garcom.get('/api/corrections/choices')).body;
  expect(approvers).toMatchObject([{ role: 'cashier', name: expect.any(String) }]);
  const by = approvers[0]!.id;

  const id = await till.orderFor(caixa, 10, 3);
  expect((await correct(garcom, id)).body.code).toBe('pin_required');
  expect((await correct(garcom, id, { approval: { by, pin: '4827' } })).body.code).toBe('pin_invalid');
  expect((await correct(garcom, id, { approval: { by: randomUUID(), pin: '4826' } })).body.code).toBe('pin_invalid');
  const done = await correct(garcom, id, { approval: { by, pin: '4826' } });
  expect(done.status).toBe(200);
  expect((await read(id)).history.at(-1)!.correction!.approvedBy).toBe(approvers[0]!.name);
  const stored = await instance.owner.query('select hash from approval_pins');
  // A salt and a hash: four figures may stand in them by chance.
  expect(stored.rows[0].hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);

  // Deactivated, or gone from the till, a PIN allows nothing any more.
  await instance.owner.query(`update users set role = 'waiter' where id = $1`, [by]);
  expect((await correct(garcom, id, { revision: 2, approval: { by, pin: '4826' } })).body.code).toBe('pin_invalid');
  await instance.owner.query(`update users set role = 'cashier' where id = $1`, [by]);
  expect((await caixa.post('/api/profile/pin/remove', { password: 'wrong' })).body.code).toBe('password_wrong');
  expect((await caixa.post('/api/profile/pin/remove', { password })).body).toEqual({ setAt: null });
  expect((await garcom.get('/api/corrections/choices')).body.approvers).toEqual([]);
});

test('a PIN asks for the password, and is none of those that are tried first', async () => {
  expect((await caixa.put('/api/profile/pin', { pin: '4826', password: 'wrong' })).body.code).toBe('password_wrong');
  for (const pin of ['1234', '0000', '1111', '121212', '1987', '2580'])
    expect((await caixa.put('/api/profile/pin', { pin, password })).body.code).toBe('pin_guessable');
  for (const pin of ['123', '1234567', '12a4', ''])
    expect((await caixa.put('/api/profile/pin', { pin, password })).body.code).toBe('invalid_input');
});

test('guesses are bounded for who asks, however often they sign in anew, and for whom they guess; another restaurant uses up nobody', async () => {
  await boss.put('/api/profile/pin', { pin: '739105', password });
  const by = (await garcom.get('/api/corrections/choices')).body.approvers[0]!.id;
  const other = await addRestaurant(instance.owner);
  const stranger = await new Visitor(instance).signIn(other.waiter);
  await instance.owner.query('delete from tries');
  const id = await till.orderFor(caixa, 11, 40);
  const guess = (visitor: Visitor, pin: string) => correct(visitor, id, { approval: { by, pin } });
  for (let n = 0; n < 10; n += 1) await guess(stranger, '739106');
  expect((await guess(stranger, '739106')).body.code).toBe('pin_exhausted');

  const codes: string[] = [];
  for (let n = 0; n < 12; n += 1)
    codes.push((await guess(n === 6 ? await new Visitor(instance).signIn(waiter) : garcom, '739106')).body.code);
  expect(codes).toEqual([...Array(10).fill('pin_invalid'), 'pin_exhausted', 'pin_exhausted']);
  // Its owner hears of it, once.
  const letters = instance.letters.filter(({ template }) => template === 'pinTriesUsedUp');
  expect(letters).toMatchObject([{ to: owner, values: { by: expect.stringContaining(waiter) } }]);
  // Not even the right one, from that account; its owner needs none.
  expect((await guess(garcom, '739105')).body.code).toBe('pin_exhausted');
  expect((await correct(boss, id)).status).toBe(200);

  // Whoever asks: thirty a day. Other waiters have tries of their own, the approver has not.
  await instance.owner.query('update tries set count = 30 where ends_at > now() + interval $$20 hours$$');
  await instance.owner.query('delete from tries where ends_at < now() + interval $$1 hour$$');
  expect((await correct(garcom, id, { revision: 2, approval: { by, pin: '739105' } })).body.code).toBe('pin_exhausted');
  await instance.owner.query('delete from tries where ends_at < now() + interval $$1 hour$$');
  // A new PIN begins with new tries.
  await boss.put('/api/profile/pin', { pin: '5093', password });
  expect((await correct(garcom, id, { revision: 2, approval: { by, pin: '5093' } })).status).toBe(200);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calling } from '../../../tests/support/server/calling.ts';
import {
  cashier,
  openTestInstance,
  owner,
  slug,
  type TestInstance,
  waiter,
} from '../../../tests/support/server/instance.ts';
import { addRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { checks } from '../checks/contract.ts';

let instance: TestInstance;
let boss: Visitor;
let caixa: Visitor;
let garcom: Visitor;
const { ask, withdraw, seen, open, take, giveBack, answer, reopen } = calling;
const ice = { kind: 'request', request: 'Gelo' };

beforeAll(async () => {
  instance = await openTestInstance();
  boss = await new Visitor(instance).signIn(owner);
  caixa = await new Visitor(instance).signIn(cashier);
  garcom = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const seat = (number: number) => new Visitor(instance).sitAt(number);
const rowOf = async (id: string) => (await instance.owner.query('select * from calls where id = $1', [id])).rows[0];

test('a table calls once until it is answered, whichever phone asks; the guest sees who is coming and when it is done', async () => {
  const ana = await seat(1);
  const rui = await seat(1);
  const sent = { ...ice, key: randomUUID() };
  const first = await ask(ana, 1, sent);
  expect(first.status).toBe(200);
  // The same again, and the same from another phone.
  expect((await ask(ana, 1, sent)).body).toEqual(first.body);
  expect((await ask(rui, 1, ice)).body).toEqual(first.body);
  expect((await ask(ana, 1, { ...sent, request: 'Talheres' })).body.code).toBe('key_reused');
  expect((await ask(await seat(2), 2, sent)).body.code).toBe('key_reused');
  const bill = await ask(rui, 1, { kind: 'bill' });
  expect(await open(garcom, 1)).toMatchObject([
    { ...ice, tableNumber: 1, takenBy: null },
    { kind: 'bill', request: '' },
  ]);

  expect((await take(garcom, first.body.id, bill.body.id)).status).toBe(200);
  const { calls } = (await seen(rui, 1)).body;
  expect(calls).toMatchObject([
    { id: first.body.id, takenBy: 'Luana', takenAt: expect.any(String), answeredAt: null },
    { id: bill.body.id, takenBy: 'Luana' },
  ]);
  expect((await answer(garcom, first.body.id)).status).toBe(200);
  expect((await seen(rui, 1)).body.calls).toMatchObject([{ answeredAt: expect.any(String) }, { answeredAt: null }]);
  expect(await open(garcom, 1)).toMatchObject([{ kind: 'bill' }]);
  // Answered, it can be asked for anew.
  const again = await ask(ana, 1, ice);
  expect(again.body.id).not.toBe(first.body.id);
  expect((await ask(ana, 1, sent)).body).toEqual(first.body);
  await answer(garcom, again.body.id, bill.body.id);
});

test('of the staff one goes, gives it back, and whoever did it says so; what is over stays over', async () => {
  const guest = await seat(3);
  const { id } = (await ask(guest, 3)).body;
  expect((await take(garcom, id)).status).toBe(200);
  // A repeat of an answer that got lost.
  expect((await take(garcom, id)).status).toBe(200);
  expect((await take(caixa, id)).body).toMatchObject({ code: 'call_taken', message: expect.stringContaining('Luana') });
  expect((await giveBack(caixa, id)).body.code).toBe('call_taken');
  expect((await giveBack(garcom, id)).status).toBe(200);
  expect((await giveBack(garcom, id)).status).toBe(200);
  expect((await seen(guest, 3)).body.calls).toMatchObject([{ takenBy: null, takenAt: null }]);
  expect((await take(caixa, id)).status).toBe(200);
  expect((await answer(garcom, id)).status).toBe(200);
  expect((await answer(garcom, id)).status).toBe(200);
  expect((await answer(caixa, id)).body.code).toBe('call_over');
  for (const how of [take, giveBack]) expect((await how(caixa, id)).body.code).toBe('call_over');
  expect((await withdraw(guest, 3, id)).body.code).toBe('call_over');
  expect((await take(garcom, randomUUID())).body.code).toBe('call_not_found');
  expect(await rowOf(id)).toMatchObject({ outcome: 'answered' });
});

test('who said by mistake that it was done says so for a moment: it is open again, once, with whoever was going', async () => {
  const guest = await seat(10);
  const ids = [(await ask(guest, 10)).body.id, (await ask(guest, 10, ice)).body.id];
  await take(caixa, ids[0]!);
  expect((await reopen(garcom, ...ids)).status).toBe(200);
  expect((await answer(garcom, ...ids)).status).toBe(200);
  expect((await reopen(caixa, ...ids)).body.code).toBe('call_over');
  const both = await Promise.all([reopen(garcom, ...ids), reopen(garcom, ...ids)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await open(garcom, 10)).toMatchObject([
    { id: ids[0], takenBy: { name: expect.stringContaining('Caio') } },
    { id: ids[1], takenBy: null },
  ]);
  expect((await seen(guest, 10)).body.calls).toMatchObject([{ answeredAt: null }, { answeredAt: null }]);

  // Called for anew meanwhile, it is called for once.
  await answer(garcom, ids[1]!);
  const again = (await ask(guest, 10, ice)).body.id;
  expect((await reopen(garcom, ids[1]!)).status).toBe(200);
  expect((await open(garcom, 10)).map(({ id }) => id)).toEqual([ids[0], again]);

  // A minute later it is what it was, and so is what guests took back themselves.
  await answer(garcom, ids[0]!);
  await instance.owner.query(`update calls set ended_at = ended_at - interval '61 s' where id = $1`, [ids[0]]);
  expect((await reopen(garcom, ids[0]!)).body.code).toBe('call_over');
  await withdraw(guest, 10, again);
  expect((await reopen(garcom, again)).body.code).toBe('call_over');
  expect((await reopen(garcom, randomUUID())).body.code).toBe('call_not_found');
  expect(await open(garcom, 10)).toEqual([]);
});

test('a guest takes it back, also when somebody is on the way; nobody else does', async () => {
  const guest = await seat(4);
  const { id } = (await ask(guest, 4, ice)).body;
  expect((await withdraw(await seat(5), 5, id)).body.code).toBe('call_not_found');
  expect((await withdraw(new Visitor(instance), 4, id)).body.code).toBe('table_secret_required');
  await take(garcom, id);
  expect((await withdraw(guest, 4, id)).status).toBe(200);
  expect((await withdraw(guest, 4, id)).status).toBe(200);
  expect(await open(garcom, 4)).toEqual([]);
  expect((await answer(garcom, id)).body.code).toBe('call_over');
  expect((await ask(guest, 4, ice)).body.id).not.toBe(id);
});

test('who does not sit at the table calls nobody to it, and a house without a subscription hears no calls', async () => {
  const stranger = new Visitor(instance);
  expect((await ask(stranger, 6)).body.code).toBe('table_secret_required');
  expect((await seen(stranger, 6)).body.code).toBe('table_secret_required');
  expect((await ask(await seat(7), 6)).body.code).toBe('table_secret_required');
  expect((await ask(await seat(6), 999)).body.code).toBe('table_not_found');
  const lapsed = await addRestaurant(instance.owner, { slug: 'casa-vencida', subscription: 'expired' });
  const guest = await new Visitor(instance).sitAt(1, lapsed.slug);
  const refused = await guest.post(`/api/restaurants/${lapsed.slug}/tables/1/calls`, {
    key: randomUUID(),
    kind: 'waiter',
  });
  expect(refused.body.code).toBe('not_taking_orders');
  const { rows } = await instance.owner.query(
    'select from calls where sitting in (select sitting from tables where number in (6, 999))',
  );
  expect(rows).toEqual([]);
});

test('the owner says what may be called for; without any of it guests are offered nothing', async () => {
  const guest = await seat(8);
  const before = (await boss.get('/api/calls/settings')).body;
  expect(before).toMatchObject({ waiter: true, bill: true });
  expect(before.requests).toContain('Gelo');
  expect((await garcom.put('/api/calls/settings', before)).status).toBe(403);
  const save = (changes: object, revision = before.revision) =>
    boss.put('/api/calls/settings', { ...before, ...changes, revision });
  expect((await save({ requests: ['Gelo', 'gelo'] })).status).toBe(400);
  expect((await save({ requests: [' '] })).status).toBe(400);
  const fewer = { waiter: false, bill: true, requests: ['Cadeirão', 'Gelo'] };
  const saved = await save(fewer);
  expect(saved.body).toEqual({ ...fewer, revision: before.revision + 1 });
  expect((await save(fewer)).body.code).toBe('settings_changed');
  expect((await seen(guest, 8)).body.offers).toEqual(fewer);
  expect((await ask(guest, 8)).body.code).toBe('call_unavailable');
  expect((await ask(guest, 8, { kind: 'request', request: 'Talheres' })).body.code).toBe('call_unavailable');
  const { id } = (await ask(guest, 8, { kind: 'request', request: 'Cadeirão' })).body;
  const profile = async () => (await guest.get(`/api/restaurants/${slug}`)).body;
  await expect.poll(async () => (await profile()).takesCalls).toBe(true);
  const none = await save({ waiter: false, bill: false, requests: [] }, saved.body.revision);
  await expect.poll(async () => (await profile()).takesCalls).toBe(false);
  // What was called for before is still to be brought.
  expect(await open(garcom, 8)).toMatchObject([{ id, request: 'Cadeirão' }]);
  await save(before, none.body.revision);
});

test('a house that has said nothing of it takes calls for the waiter and the bill', async () => {
  const other = await addRestaurant(instance.owner, { slug: 'casa-nova' });
  await instance.owner.query('delete from call_settings where restaurant_id = $1', [other.id]);
  const theirs = await new Visitor(instance).signIn(other.owner);
  const { body } = await theirs.get('/api/calls/settings');
  expect(body).toEqual({ waiter: true, bill: true, requests: [], revision: 0 });
  const changed = { waiter: true, bill: false, requests: ['Água da casa'], revision: 0 };
  const both = await Promise.all([
    theirs.put('/api/calls/settings', changed),
    theirs.put('/api/calls/settings', changed),
  ]);
  expect(both.map(({ body }) => body.code ?? body.revision).sort()).toEqual([1, 'settings_changed']);
});

test('what is said of calls and of bills at the same moment is kept, both', async () => {
  const calls = (await boss.get('/api/calls/settings')).body;
  const bills = await boss.ask(checks.settings, undefined as never);
  const [savedCalls, savedBills] = await Promise.all([
    boss.put('/api/calls/settings', { ...calls, requests: ['Gelo', 'Canudo'] }),
    boss.ask(checks.saveSettings, { ...bills, couvertCents: 750 }),
  ]);
  expect(savedCalls.body).toEqual({ ...calls, requests: ['Gelo', 'Canudo'], revision: calls.revision + 1 });
  expect(savedBills).toMatchObject({ couvertCents: 750, revision: bills.revision + 1 });
  expect((await boss.get('/api/calls/settings')).body).toEqual(savedCalls.body);
  expect(await boss.ask(checks.settings, undefined as never)).toEqual(savedBills);
});

test('guests learn the first name of who comes, and none of an owner who has not said theirs', async () => {
  const guest = await seat(9);
  const { id } = (await ask(guest, 9)).body;
  await take(boss, id);
  await instance.owner.query('update users set named = false where email = $1', [owner]);
  expect((await seen(guest, 9)).body.calls).toMatchObject([{ takenBy: null, takenAt: expect.any(String) }]);
  await instance.owner.query('update users set named = true where email = $1', [owner]);
  const { name } = (await instance.owner.query('select name from users where email = $1', [owner])).rows[0];
  expect((await seen(guest, 9)).body.calls[0]!.takenBy).toBe(name.split(' ')[0]);
});

test('whoever of the staff reads English is told the usual requests in English, of the same reading as the others', async () => {
  expect((await ask(await seat(6), 6, ice)).status).toBe(200);
  const inEnglish = await garcom.send('GET', '/api/calls', undefined, { cookie: `${garcom.cookieHeader}; locale=en` });
  const requests = inEnglish.body.calls.map(({ request }: { request: string }) => request);
  expect(requests).toContain('Ice');
  expect(requests).not.toContain('Gelo');
  expect((await open(garcom, 6)).map(({ request }) => request)).toContain('Gelo');
});

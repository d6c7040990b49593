import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeAt } from '#features/accounts/one-time-code.ts';
import { administrator, demoPassword as password } from '../../../../db/seed/cast.ts';
import { secretOf } from '../../../../tests/support/server/app-secret.ts';
import { correct } from '../../../../tests/support/server/correcting.ts';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { askFor, mailbox, press, tokenOf } from '../../../../tests/support/server/mailbox.ts';
import { pairedDevice } from '../../../../tests/support/server/paired-device.ts';
import { printer } from '../../../../tests/support/server/printing-samples.ts';
import { addRestaurant, type SecondRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let house: SecondRestaurant;
let boss: Visitor;
let number = 0;
beforeAll(async () => {
  instance = await openTestInstance();
});
beforeEach(async () => {
  number += 1;
  house = await addRestaurant(instance.owner, { slug: `casa-vigiada-${number}` });
  boss = await new Visitor(instance).signIn(house.owner);
  await instance.owner.query('delete from security_events');
  await instance.owner.query('delete from rate_limits');
});
afterAll(() => instance.close());

/** What was written since the test began, oldest first: what, about whom, by whom, what it was. */
async function written() {
  const { rows } = await instance.owner.query(
    `select kind, (select role from users where id = user_id) as person, (select role from users where id = actor_id) as actor, subject,
       restaurant_id = $1 as own from security_events order by id`,
    [house.id],
  );
  return rows.map(({ kind, person, actor, subject, own }) => [kind, person, actor, subject, own ?? 'nobody’s']);
}
const owner = 'restaurant_owner';
const enter = (visitor: Visitor, email: string, secret = password) =>
  visitor.post('/api/auth/sign-in/email', { email, password: secret });

test('sign-ins are written down, done and refused; of an address without an account nothing that was typed', async () => {
  await enter(new Visitor(instance), house.waiter, 'não é esta');
  await enter(new Visitor(instance), 'minha-senha@casa.example', 'não é esta');
  await new Visitor(instance).signIn(house.waiter);
  await instance.owner.query('update users set active = false where email = $1', [house.waiter]);
  await new Visitor(instance).post(`/api/restaurants/${house.slug}/login`, { email: house.owner, password });
  expect(await written()).toEqual([
    ['signInRefused', 'waiter', null, '', true],
    ['signInRefused', null, null, '', 'nobody’s'],
    ['signedIn', 'waiter', 'waiter', '', true],
    ['signedIn', owner, owner, '', true],
  ]);
  const { rows } = await instance.owner.query('select e::text as text from security_events e');
  expect(JSON.stringify(rows)).not.toContain('minha-senha');
});

test('a second step is written down when it is refused, and the sign-in once it is done', async () => {
  const now = () => Math.floor(Date.now() / 30_000);
  const { body } = await boss.post('/api/auth/two-factor/enable', { password });
  const code = codeAt(secretOf(body.totpURI), now());
  await boss.post('/api/auth/two-factor/verify-totp', { code });
  const again = new Visitor(instance);
  await enter(again, house.owner);
  await again.post('/api/auth/two-factor/verify-totp', { code });
  await again.post('/api/auth/two-factor/verify-totp', { code: codeAt(secretOf(body.totpURI), now() + 1) });
  await again.post('/api/auth/two-factor/generate-backup-codes', { password });
  await again.post('/api/auth/two-factor/disable', { password });
  expect(await written()).toEqual([
    ['factorOn', owner, owner, '', true],
    ['secondFactorRefused', owner, null, '', true],
    ['signedIn', owner, owner, '', true],
    ['recoveryCodes', owner, owner, '', true],
    ['factorOff', owner, owner, '', true],
  ]);
});

test('who is refused again and again is written down once a minute, for each kind', async () => {
  const waiter = await new Visitor(instance).signIn(house.waiter);
  await instance.owner.query('delete from security_events');
  for (const path of ['/api/staff', '/api/settings', '/api/platform/stats', '/api/staff']) {
    expect((await waiter.get(path)).status).toBe(403);
  }
  for (let n = 0; n < 3; n += 1) await enter(new Visitor(instance), house.waiter, 'não é esta');
  const by = randomUUID();
  await correct(waiter, house.orderId, { approval: { by, pin: '4827' } });
  const kinds = (await written()).map(([kind, person, actor]) => [kind, person, actor]);
  // A minute may begin in between.
  expect(new Set(kinds.map(String))).toEqual(
    new Set(['permissionRefused,,waiter', 'signInRefused,waiter,', 'pinRefused,,waiter']),
  );
  expect(kinds.length).toBeLessThanOrEqual(6);
  await instance.owner.query(`update security_events set at = at - interval '1 hour' where kind = 'permissionRefused'`);
  await waiter.get('/api/staff');
  expect((await written()).length).toBe(kinds.length + 1);
});

test('what an owner changes of who may enter is written down with them', async () => {
  const made = await boss.post('/api/staff', {
    name: 'Nina',
    email: `nina-${number}@casa.example`,
    role: 'waiter',
    active: true,
    password: 'moqueca na quinta',
  });
  const { id, name, email } = made.body;
  const edit = { id, name, email, active: true };
  await boss.put(`/api/staff/${id}`, { ...edit, role: 'cashier', password: '' });
  await boss.put(`/api/staff/${id}`, { ...edit, role: 'cashier', password: 'outra moqueca' });
  await boss.post(`/api/staff/${id}/active`, { active: false });
  await boss.put('/api/profile/pin', { pin: '4826', password });
  await boss.post('/api/profile/pin/remove', { password });
  const { id: screen } = await pairedDevice(new Visitor(instance), boss, { name: 'Tela do bar' });
  for (const _ of [1, 2]) await boss.post(`/api/kitchen-devices/${screen}/revoke`);
  const agent = (await boss.post('/api/print-agents', { key: randomUUID(), name: 'Caixa 1' })).body;
  await new Visitor(instance).post('/api/print-agent/pair', { code: agent.code });
  await boss.post(`/api/print-agents/${agent.id}/revoke`);
  const star = { ...printer(), name: 'Star do bar', stationIds: [] };
  const added = (await boss.post('/api/printers', { key: randomUUID(), kind: 'star', ...star })).body;
  await boss.post(`/api/printers/${added.id}/address`);
  await boss.post(`/api/printers/${added.id}/remove`);
  expect((await written()).map(([kind, person, actor, subject]) => [kind, person, actor, subject])).toEqual([
    ['staffAdded', 'cashier', owner, 'waiter'],
    ['roleChanged', 'cashier', owner, 'cashier'],
    ['passwordChanged', 'cashier', owner, ''],
    ['deactivated', 'cashier', owner, ''],
    ['pinSet', owner, owner, ''],
    ['pinRemoved', owner, owner, ''],
    ['devicePaired', null, owner, 'Tela do bar'],
    ['deviceRevoked', null, owner, 'Tela do bar'],
    ['agentPaired', null, null, 'Caixa 1'],
    ['agentRevoked', null, owner, 'Caixa 1'],
    ['printerAdded', null, owner, 'Star do bar'],
    ['printerAddressRenewed', null, owner, 'Star do bar'],
    ['printerRemoved', null, owner, 'Star do bar'],
  ]);
  expect((await written()).every(([, , , , own]) => own)).toBe(true);
});

test('what people change of their own account is written down', async () => {
  const mail = mailbox(instance);
  const next = `novo-${number}@casa.example`;
  await boss.post('/api/auth/change-password', { currentPassword: password, newPassword: 'moqueca na quinta' });
  await askFor(boss, next, 'moqueca na quinta');
  await press(boss, mail.linkOf(next, 'emailChange'), 'move');
  await press(new Visitor(instance), mail.linkOf(house.owner, 'emailChanged'), 'follow');
  const token = tokenOf(mail.linkOf(house.owner, 'emailRestored'));
  await boss.post('/api/auth/reset-password', { token, newPassword: 'outra moqueca na quinta' });
  const back = await new Visitor(instance).signIn(house.owner, 'outra moqueca na quinta');
  await back.post('/api/sessions/end', { which: 'others' });
  await back.post('/api/sessions/end', { which: 'all' });
  expect(await written()).toEqual([
    ['passwordChanged', owner, owner, '', true],
    ['emailChanged', owner, owner, '', true],
    ['emailRestored', owner, null, '', true],
    ['passwordReset', owner, null, '', true],
    ['signedIn', owner, owner, '', true],
    ['sessionsEnded', owner, owner, '1', true],
  ]);
});

test('owners read what is of their own house, a page at a time, and the administrator all of it', async () => {
  const other = await addRestaurant(instance.owner, { slug: `casa-alheia-${number}` });
  await instance.owner.query('delete from security_events');
  const theirs = await new Visitor(instance).signIn(other.owner);
  const insert = `insert into security_events (kind, restaurant_id, user_id) select 'pinSet', $1, $1 from generate_series(1, 60)`;
  await instance.owner.query(insert, [house.id]);
  const first = (await boss.get('/api/security-events')).body;
  const rest = (await boss.get(`/api/security-events?cursor=${first.nextCursor}`)).body;
  expect([first.events.length, rest.events.length, rest.nextCursor]).toEqual([50, 10, null]);
  expect(new Set([...first.events, ...rest.events].map(({ id }) => id)).size).toBe(60);
  expect(first.events[0]).toMatchObject({ kind: 'pinSet', person: `restaurant_owner of ${house.slug}`, actor: null });
  expect((await theirs.get('/api/security-events')).body.events).toMatchObject([{ kind: 'signedIn' }]);
  const waiter = await new Visitor(instance).signIn(house.waiter);
  expect((await waiter.get('/api/security-events')).body.code).toBe('forbidden');
  expect((await boss.get('/api/platform/security-events')).body.code).toBe('forbidden');
  const admin = await new Visitor(instance).signIn(administrator.email);
  const { events } = (await admin.get('/api/platform/security-events')).body;
  expect(events.slice(0, 4).map(({ kind, restaurant }) => [kind, restaurant])).toEqual([
    ['signedIn', null],
    ['permissionRefused', 'Casa Vizinha'],
    ['permissionRefused', 'Casa Vizinha'],
    ['signedIn', 'Casa Vizinha'],
  ]);
});

test('nobody edits it, not even the program, which can but forget addresses and what is older than half a year', async () => {
  const { system } = instance.database;
  const statement = (text: string) => ({ name: `test.${text}`, text });
  for (const text of ['update security_events set subject = $1', 'delete from security_events where subject = $1'])
    await expect(system.rows(statement(text), ['x'])).rejects.toMatchObject({ code: '42501' });
  await instance.owner.query(
    `insert into security_events (kind, at) values ('signedIn', now() - interval '179 days'), ('signedIn', now() - interval '181 days')`,
  );
  const sweep = statement('select sweep_security_events($1)');
  await system.rows(sweep, [new Date(Date.now() + 1e11).toISOString()]);
  expect(await written(), 'whatever the time is said to be').toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, slug, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { LiveScreen } from '../../../tests/support/server/live-screen.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { until } from '../../../tests/support/server/until.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let boss: Visitor;
let other: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  boss = await new Visitor(instance).signIn(owner);
});
afterAll(() => instance.close());

const password = 'farofa de dendê';
const nina = (changes: object = {}) => ({
  name: 'Nina Alves',
  email: `${randomUUID()}@casa.example`,
  role: 'waiter',
  active: true,
  password,
  ...changes,
});
const hire = async (changes: object = {}) => (await boss.post('/api/staff', nina(changes))).body;

test("the list shows the restaurant's waiters and cashiers, and no one else", async () => {
  const { body } = await boss.get('/api/staff');
  expect(body.staff.map(({ name }: { name: string }) => name)).toEqual([
    'Bruno Tavares',
    'Caio Menezes',
    'Luana Ribeiro',
  ]);
  expect(body.nextCursor).toBeNull();
});

test('a long list goes on where it ended', async () => {
  await instance.owner.query(
    `insert into users (name, email, role, restaurant_id, active)
     select 'Ajudante ' || n, 'ajudante' || n || '@casa.example', 'waiter', $1, false from generate_series(1, 120) n`,
    [instance.restaurantId],
  );
  const first = (await boss.get('/api/staff')).body;
  const second = (await boss.get(`/api/staff?cursor=${first.nextCursor}`)).body;
  expect([first.staff.length, second.nextCursor]).toEqual([100, null]);
  const ids = new Set([...first.staff, ...second.staff].map(({ id }) => id));
  expect(ids.size).toBe(first.staff.length + second.staff.length);
  await instance.owner.query(`delete from users where name like 'Ajudante %'`);
  expect((await boss.get('/api/staff?cursor=x')).status).toBe(400);
});

test('a new account is told by letter, marked as staff, and signs in at its own restaurant alone', async () => {
  const made = await hire();
  expect(made).toMatchObject({ name: 'Nina Alves', role: 'waiter', active: true, emailVerified: false });
  const { rows } = await instance.owner.query('select metadata from users where id = $1', [made.id]);
  expect(rows[0].metadata).toEqual({ role: 'staff', restaurant_id: instance.restaurantId });
  const letter = instance.letters.at(-1);
  expect(letter).toMatchObject({ to: made.email, template: 'newStaff', values: { restaurant: 'Restaurant Demo' } });
  expect(letter?.values.url.endsWith(`/r/${slug}/login`)).toBe(true);
  expect(JSON.stringify(letter)).not.toContain(password);

  const at =
    (door: string, secret = password) =>
    async (visitor: Visitor) =>
      visitor.post(`/api/restaurants/${door}/login`, { email: made.email, password: secret });
  const visitor = new Visitor(instance);
  const elsewhere = await at(other.slug)(visitor);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([401, 'invalid_credentials']);
  expect([...visitor.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
  const wrong = await at(slug, 'não é esta')(visitor);
  expect(wrong.body).toEqual(elsewhere.body);
  const left = await instance.owner.query('select from sessions where user_id = $1', [made.id]);
  expect(left.rowCount).toBe(0);
  expect((await at('nowhere')(visitor)).body.code).toBe('restaurant_not_found');

  const answer = await at(slug)(visitor);
  expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: false, twoFactorMethods: [] } });
  expect((await visitor.get('/api/session')).body.user.role).toBe('waiter');
});

test('a deactivated account loses every session at once, its open screen ends, and it cannot come back', async () => {
  const made = await hire();
  const phones = await Promise.all([1, 2].map(() => new Visitor(instance).signIn(made.email, password)));
  const screen = new LiveScreen(
    () => `${instance.url}/api/live`,
    phones[0]!.cookieHeader,
    async () => null,
  );
  await until(() => screen.connections === 1, 'The stream');

  const answer = await boss.post(`/api/staff/${made.id}/active`, { active: false });
  expect(answer).toMatchObject({ status: 200, body: { active: false } });
  for (const phone of phones) expect((await phone.get('/api/session')).body.code).toBe('not_signed_in');
  // Nothing but the beat of fifteen seconds would end it otherwise, and that is later than `until` waits.
  await until(() => screen.refused === 401, 'The end of the stream', 300);
  screen.close();
  const again = await new Visitor(instance).post('/api/auth/sign-in/email', { email: made.email, password });
  expect([again.status, again.body.code]).toEqual([401, 'invalid_credentials']);

  const letters = instance.letters.length;
  const asked = await new Visitor(instance).post('/api/auth/request-password-reset', { email: made.email });
  const stranger = await new Visitor(instance).post('/api/auth/request-password-reset', { email: 'x@casa.example' });
  expect(asked, 'answered as always').toMatchObject({ status: stranger.status, body: stranger.body });
  expect(instance.letters, 'and no way in').toHaveLength(letters);

  await boss.post(`/api/staff/${made.id}/active`, { active: true });
  expect((await phones[0]!.get('/api/session')).body.code, 'an old session stays ended').toBe('not_signed_in');
  await new Visitor(instance).signIn(made.email, password);
});

test('another address is told to the one before, another role to whoever has it, in their own language', async () => {
  const made = await hire();
  await instance.owner.query(`update users set locale = 'en' where id = $1`, [made.id]);
  const next = `${randomUUID()}@casa.example`;
  const edit = (changes: object) =>
    boss.put(`/api/staff/${made.id}`, { name: 'Nina', email: made.email, role: 'waiter', active: true, ...changes });
  const count = instance.letters.length;
  await edit({ name: 'Nina Alves Costa' });
  expect(instance.letters, 'another name is no change of access').toHaveLength(count);
  await edit({ email: next });
  expect(instance.letters.slice(count)).toMatchObject([
    { to: made.email, locale: 'en', template: 'staffEmailChanged', values: { email: made.email, newEmail: next } },
  ]);
  await edit({ email: next, role: 'cashier' });
  expect(instance.letters.slice(count + 1)).toMatchObject([
    {
      to: next,
      locale: 'en',
      template: 'staffRoleChanged',
      values: { role: 'Cashier', restaurant: 'Restaurant Demo' },
    },
  ]);
});

test('an edit keeps the password unless it gives one, which then signs out everywhere', async () => {
  const made = await hire();
  const phone = await new Visitor(instance).signIn(made.email, password);
  const edit = (changes: object) =>
    boss.put(`/api/staff/${made.id}`, { name: 'Nina', email: made.email, role: 'cashier', active: true, ...changes });
  expect((await edit({ password: '' })).body).toMatchObject({ name: 'Nina', role: 'cashier' });
  expect((await phone.get('/api/session')).body.user).toMatchObject({ name: 'Nina', role: 'cashier' });
  expect((await edit({ password: 'acarajé com vatapá' })).status).toBe(200);
  expect((await phone.get('/api/session')).status).toBe(401);
  expect((await edit({ password: 'flamengo' })).body).toMatchObject({
    code: 'password_common',
    data: { fields: [{ path: 'password' }] },
  });
  const again = await new Visitor(instance).signIn(made.email, 'acarajé com vatapá');
  expect((await edit({ active: false })).body.active).toBe(false);
  expect((await again.get('/api/session')).body.code, 'deactivated in the form is deactivated').toBe('not_signed_in');
});

test('each field has an error of its own', async () => {
  const english = { cookie: `${boss.cookieHeader}; locale=en` };
  const bad = { name: ' ', email: 'x', role: 'restaurant_owner', active: true, password: 'short' };
  const { status, body } = await boss.send('POST', '/api/staff', bad, english);
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(Object.fromEntries(body.data.fields.map((field: any) => [field.path, field.message]))).toEqual({
    name: 'Name is required',
    email: 'Invalid email address',
    role: 'Choose a role',
    password: 'Your password must have at least 8 characters',
  });
  expect((await boss.post('/api/staff', nina({ password: 'corinthians' }))).body.code).toBe('password_common');
  const taken = await boss.post('/api/staff', nina({ email: other.waiter }));
  expect([taken.status, taken.body.code, taken.body.data.fields[0].path]).toEqual([409, 'email_taken', 'email']);
});

test('neither owners nor the people of others can be reached', async () => {
  const { rows } = await instance.owner.query('select id, email, role from users where email = any($1)', [
    [owner, other.waiter],
  ]);
  for (const { id } of rows) {
    expect((await boss.post(`/api/staff/${id}/active`, { active: false })).body.code).toBe('staff_not_found');
    const change = { name: 'X', email: 'x@x.example', role: 'waiter', active: true, password };
    expect((await boss.put(`/api/staff/${id}`, change)).body.code).toBe('staff_not_found');
  }
  const after = await instance.owner.query('select id, email, role from users where email = any($1)', [
    [owner, other.waiter],
  ]);
  expect(after.rows).toEqual(rows);
});

test('only owners manage staff, and no field of a form decides where an account belongs', async () => {
  const staff = await new Visitor(instance).signIn(waiter);
  expect((await staff.get('/api/staff')).body.code).toBe('forbidden');
  expect((await staff.post('/api/staff', nina())).body.code).toBe('forbidden');
  for (const extra of [{ restaurantId: other.id }, { restaurant_id: other.id }, { metadata: {} }, { role: 'admin' }]) {
    expect((await boss.post('/api/staff', nina(extra))).body.code).toBe('invalid_input');
  }
});

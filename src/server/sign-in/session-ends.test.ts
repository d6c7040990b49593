import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator } from '../../../db/seed/cast.ts';
import { openTestInstance, owner, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { LiveScreen } from '../../../tests/support/server/live-screen.ts';
import { until } from '../../../tests/support/server/until.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const who = 'user_id = (select id from users where email = $1)';
/** As if the sessions of an account had begun, and been used last, so long ago. */
const age = (email: string, began: string, used: string) =>
  instance.owner.query(
    `update sessions set created_at = now() - $2::interval, updated_at = now() - $3::interval, expires_at = 'infinity' where ${who}`,
    [email, began, used],
  );
const leftOf = async (email: string) => {
  const { rows } = await instance.owner.query<{ hours: number }>(
    `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from sessions where ${who}`,
    [email],
  );
  return rows[0]?.hours;
};
const fresh = async (email: string) => {
  await instance.owner.query(`delete from sessions where ${who}`, [email]);
  return new Visitor(instance).signIn(email);
};

test.each([
  // Whose, when it began and was last used, and whether it is still one.
  [waiter, '29 days 23 hours', '2 days', 200],
  [waiter, '30 days', '2 minutes', 401],
  [waiter, '20 days', '13 days 23 hours', 200],
  [waiter, '20 days', '14 days', 401],
  [administrator.email, '11 hours 50 minutes', '50 minutes', 200],
  [administrator.email, '12 hours', '1 minute', 401],
  [administrator.email, '5 hours', '1 hour', 401],
])('a session of %s that began %s ago and was used %s ago answers %i', async (email, began, used, status) => {
  const visitor = await fresh(email);
  await age(email, began, used);
  const read = (await visitor.get('/api/auth/get-session')).body;
  expect(read === null ? 401 : 200, 'to the library').toBe(status);
  expect((await visitor.get('/api/session')).status, 'to a call').toBe(status);
});

test('whatever is asked for keeps a session alive, and nothing moves its absolute end', async () => {
  const admin = await fresh(administrator.email);
  await age(administrator.email, '5 hours', '40 minutes');
  expect((await admin.get('/api/platform/plans')).status).toBe(200);
  expect(await leftOf(administrator.email)).toBe(1);
  await age(administrator.email, '11 hours 45 minutes', '40 minutes');
  expect((await admin.get('/api/platform/plans')).status).toBe(200);
  expect(await leftOf(administrator.email)).toBe(0);

  const person = await fresh(waiter);
  await age(waiter, '1 day', '2 hours');
  await person.get('/api/session');
  expect(await leftOf(waiter), 'not written again with every call').toBe(14 * 24 - 2);
  await age(waiter, '10 days', '3 days');
  await person.get('/api/session');
  expect(await leftOf(waiter)).toBe(14 * 24);
  await age(waiter, '29 days', '3 days');
  await person.get('/api/session');
  expect(await leftOf(waiter)).toBe(24);
});

test('an open stream keeps no session alive, and ends with it', async () => {
  const boss = await fresh(owner);
  const screen = new LiveScreen(
    () => `${instance.url}/api/live`,
    boss.cookieHeader,
    async () => null,
  );
  await until(() => screen.connections === 1, 'The stream');
  await age(owner, '30 days', '1 minute');
  await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('restaurant'));
  await until(() => screen.refused === 401, 'The end of the stream', 300);
  screen.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../db/seed/cast.ts';
import {
  cashier,
  openTestInstance,
  owner,
  publicUrl,
  type TestInstance,
  waiter,
} from '../../../tests/support/server/instance.ts';
import { addRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const fresh = 'moqueca na quinta';
const tokenOf = (url: string) => new URL(url).searchParams.get('token');
const lastLetter = (to: string, template: string) =>
  instance.letters.findLast((l) => l.to === to && l.template === template)!;
const enter = (visitor: Visitor, email: string, password: string) =>
  visitor.post('/api/auth/sign-in/email', { email, password });

test('a wrong password and an unknown account are refused alike, in the language of the reader', async () => {
  const wrong = await enter(new Visitor(instance), waiter, 'não é esta');
  const unknown = await enter(new Visitor(instance), 'ninguem@casa.example', 'não é esta');
  expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
    401,
    'invalid_credentials',
    'Email ou senha inválidos',
  ]);
  expect(unknown.body).toEqual(wrong.body);
});

test('a forgotten password is replaced through the mailbox: once, and every session ends', async () => {
  const open = await new Visitor(instance).signIn(cashier);
  const visitor = new Visitor(instance);
  expect((await visitor.post('/api/auth/request-password-reset', { email: cashier })).status).toBe(200);
  const letter = lastLetter(cashier, 'reset');
  expect(letter.values.url.startsWith(`${publicUrl}/reset-password?token=`)).toBe(true);
  const token = tokenOf(letter.values.url);
  const reset = (newPassword: string) => visitor.post('/api/auth/reset-password', { token, newPassword });
  expect((await reset('palmeiras')).body.code).toBe('password_common');
  const short = await reset('curta');
  expect(short.body).toMatchObject({
    code: 'invalid_input',
    data: { fields: [{ path: 'newPassword', code: 'fields.password_short' }] },
  });
  expect((await reset(fresh)).status).toBe(200);
  expect((await open.get('/api/session')).status).toBe(401);
  expect((await reset(`${fresh} 2`)).body.code).toBe('link_invalid');
  expect((await enter(visitor, cashier, demoPassword)).status).toBe(401);
  await visitor.signIn(cashier, fresh);
  expect(lastLetter(cashier, 'passwordChanged')).toBeTruthy();
});

test('asking for a reset tells nobody whether an address has an account', async () => {
  const letters = instance.letters.length;
  const known = await new Visitor(instance).post('/api/auth/request-password-reset', { email: owner });
  const unknown = await new Visitor(instance).post('/api/auth/request-password-reset', {
    email: 'ninguem@casa.example',
  });
  expect(unknown.body).toEqual(known.body);
  expect(instance.letters.length).toBe(letters + 1);
});

test('a changed password signs out the other places, unless one says otherwise', async () => {
  const { waiter: person } = await addRestaurant(instance.owner, { slug: 'casa-da-troca' });
  const here = await new Visitor(instance).signIn(person);
  const there = await new Visitor(instance).signIn(person);
  const change = (currentPassword: string, newPassword: string, wish: object = {}) =>
    here.post('/api/auth/change-password', { currentPassword, newPassword, ...wish });
  expect((await change('não é esta', fresh)).body.code).toBe('password_wrong');
  expect((await change(demoPassword, 'senha123')).body.code).toBe('password_common');
  expect((await change(demoPassword, fresh, { revokeOtherSessions: false })).status).toBe(200);
  const open = async () => [(await here.get('/api/session')).status, (await there.get('/api/session')).status];
  expect(await open()).toEqual([200, 200]);
  expect((await change(fresh, `${fresh}, com coentro`)).status).toBe(200);
  expect(await open()).toEqual([200, 401]);
  expect(lastLetter(person, 'passwordChanged'), 'its owner hears of it').toBeTruthy();
});

test('no path of the library sets a role, a restaurant or an activity, nor makes an account', async () => {
  const { waiter: person, id } = await addRestaurant(instance.owner, { slug: 'casa-da-fraude' });
  const visitor = await new Visitor(instance).signIn(person);
  const look = async () => {
    const { rows } = await instance.owner.query(
      'select (select row_to_json(u) from users u where email = $1) as person, (select count(*)::int from users) as users',
      [person],
    );
    const { updated_at: _, ...rest } = rows[0].person;
    return { person: rest, users: rows[0].users };
  };
  const before = await look();
  const rights = {
    role: 'admin',
    restaurantId: instance.restaurantId,
    restaurant_id: instance.restaurantId,
    active: true,
  };
  const more = { ...rights, emailVerified: true, phoneVerified: true, twoFactorEnabled: true, metadata: {}, id };
  const bodies: [string, object][] = [
    ['update-user', more],
    ...Object.entries(more).map(([key, value]): [string, object] => ['update-user', { name: 'X', [key]: value }]),
    ['update-session', more],
    ['sign-up/email', { ...more, email: 'novo@x.example', password: fresh, name: 'X' }],
    ['sign-in/email', { ...more, email: person, password: demoPassword }],
    ['sign-in/social', { ...more, provider: 'google', requestSignUp: true }],
    ['request-password-reset', { ...more, email: 'novo@x.example' }],
    ['send-verification-email', { ...more, email: person }],
    ['two-factor/verify-totp', { ...more, code: '000000' }],
    ['delete-user', { password: demoPassword }],
    ['set-password', { newPassword: fresh }],
    ['get-access-token', { providerId: 'credential' }],
    ['revoke-sessions', {}],
    ['list-sessions', {}],
  ];
  for (const [path, body] of bodies) {
    expect((await visitor.post(`/api/auth/${path}`, body)).status, path).toBeLessThan(500);
    expect(await look(), path).toEqual(before);
  }
  expect((await visitor.post('/api/auth/update-user', { name: 'Outro Nome' })).status).toBe(200);
  expect((await look()).person).toEqual({ ...before.person, name: 'Outro Nome' });
});

test('one sees where one is signed in and ends it there, never for others', async () => {
  const { waiter: person, owner: boss } = await addRestaurant(instance.owner, { slug: 'casa-das-portas' });
  const here = new Visitor(instance);
  const there = new Visitor(instance);
  const third = new Visitor(instance);
  for (const place of [here, there, third]) await place.signIn(person);
  const { body } = await here.get('/api/sessions');
  expect(body.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
  expect(JSON.stringify(body)).not.toContain('token');
  const theirs = (await (await new Visitor(instance).signIn(boss)).get('/api/sessions')).body[0]!.id;
  expect((await here.post('/api/sessions/end', { id: theirs })).body.code).toBe('session_not_found');
  expect((await here.post('/api/sessions/end', { id: body[1]!.id })).body).toEqual({ ended: 1 });
  expect((await here.post('/api/sessions/end', { which: 'others' })).body).toEqual({ ended: 1 });
  expect((await there.get('/api/session')).status + (await third.get('/api/session')).status).toBe(802);
  expect((await here.post('/api/sessions/end', { which: 'all' })).body).toEqual({ ended: 1 });
  expect((await here.get('/api/session')).status).toBe(401);
});

test('who signs out has the browser let go of its pages, and of nothing that guests or displays keep', async () => {
  const { waiter: person } = await addRestaurant(instance.owner, { slug: 'casa-da-saida' });
  const at = () => new Visitor(instance).signIn(person);
  const cleared = ({ headers }: { headers: Headers }) => headers.get('clear-site-data');
  expect(cleared(await (await at()).post('/api/auth/sign-out'))).toBe('"cache"');
  expect(cleared(await (await at()).post('/api/sessions/end', { which: 'others' }))).toBeNull();
  const here = await at();
  const [own] = (await here.get('/api/sessions')).body;
  expect(cleared(await here.post('/api/sessions/end', { id: own!.id }))).toBe('"cache"');
  expect(cleared(await (await at()).post('/api/sessions/end', { which: 'all' }))).toBe('"cache"');
});

test("one's own name and language can be changed, and the language is remembered", async () => {
  const { waiter: person } = await addRestaurant(instance.owner, { slug: 'casa-do-nome' });
  const visitor = await new Visitor(instance).signIn(person);
  const answer = await visitor.put('/api/profile', { name: ' Luísa ', locale: 'en' });
  expect(answer.body.user).toMatchObject({ name: 'Luísa', locale: 'en' });
  expect(visitor.cookies.get('locale')).toBe('en');
  expect((await visitor.put('/api/profile', { name: ' ' })).body.data.fields[0].message).toBe('Name is required');
  expect((await visitor.put('/api/profile', { role: 'admin' })).body.code).toBe('invalid_input');
});

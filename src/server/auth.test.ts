import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../db/seed/cast.ts';
import { addRestaurant } from '../../tests/support/second-restaurant.ts';
import { cashier, openTestHouse, owner, publicUrl, type TestHouse, waiter } from '../../tests/support/test-house.ts';
import { Visitor } from '../../tests/support/visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const fresh = 'moqueca na quinta';
const tokenOf = (url: string) => new URL(url).searchParams.get('token');
const lastLetter = (to: string, template: string) =>
  house.letters.findLast((l) => l.to === to && l.template === template)!;
const enter = (visitor: Visitor, email: string, password: string) =>
  visitor.post('/api/auth/sign-in/email', { email, password });

test('a wrong password and an unknown account are refused alike, in the language of the reader', async () => {
  const wrong = await enter(new Visitor(house), waiter, 'não é esta');
  const unknown = await enter(new Visitor(house), 'ninguem@casa.example', 'não é esta');
  expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
    401,
    'invalid_credentials',
    'Email ou senha inválidos',
  ]);
  expect(unknown.body).toEqual(wrong.body);
});

test('a forgotten password is replaced through the mailbox: once, and every session ends', async () => {
  const open = await new Visitor(house).signIn(cashier);
  const visitor = new Visitor(house);
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
  const letters = house.letters.length;
  const known = await new Visitor(house).post('/api/auth/request-password-reset', { email: owner });
  const unknown = await new Visitor(house).post('/api/auth/request-password-reset', { email: 'ninguem@casa.example' });
  expect(unknown.body).toEqual(known.body);
  expect(house.letters.length).toBe(letters + 1);
});

test('a changed password can sign out the other places', async () => {
  const { waiter: person } = await addRestaurant(house.owner, { slug: 'casa-da-troca' });
  const [here, there] = [await new Visitor(house).signIn(person), await new Visitor(house).signIn(person)];
  const change = (currentPassword: string, newPassword: string) =>
    here.post('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true });
  expect((await change('não é esta', fresh)).body.code).toBe('password_wrong');
  expect((await change(demoPassword, 'senha123')).body.code).toBe('password_common');
  expect((await change(demoPassword, fresh)).status).toBe(200);
  expect([(await here.get('/api/session')).status, (await there.get('/api/session')).status]).toEqual([200, 401]);
});

test('an address changes when the old and the new mailbox have agreed', async () => {
  const { waiter: person } = await addRestaurant(house.owner, { slug: 'casa-do-correio' });
  await house.owner.query('update users set email_verified = true where email = $1', [person]);
  const visitor = await new Visitor(house).signIn(person);
  const newEmail = 'novo@casa-do-correio.example';
  expect((await visitor.post('/api/auth/change-email', { newEmail, callbackURL: '/login' })).status).toBe(200);
  const follow = async (to: string, template: string) => {
    const { url } = lastLetter(to, template).values;
    expect((await visitor.get(url.slice(publicUrl.length))).status).toBe(302);
  };
  await follow(person, 'emailChange');
  expect((await visitor.get('/api/session')).body.user.email).toBe(person);
  await follow(newEmail, 'verification');
  expect((await visitor.get('/api/session')).body.user).toMatchObject({ email: newEmail, emailVerified: true });
});

test('a session that is older than a day neither changes the address nor links an identity', async () => {
  const { waiter: person } = await addRestaurant(house.owner, { slug: 'casa-de-ontem' });
  const visitor = await new Visitor(house).signIn(person);
  await house.owner.query(
    `update sessions set created_at = now() - interval '25 hours' where user_id = (select id from users where email = $1)`,
    [person],
  );
  for (const [path, body] of [
    ['change-email', { newEmail: 'outro@casa.example' }],
    ['link-social', { provider: 'casa' }],
  ] as const) {
    const { status, body: told } = await visitor.post(`/api/auth/${path}`, body);
    expect([status, told.code], path).toEqual([403, 'session_not_fresh']);
  }
});

test('no path of the library sets a role, a restaurant or an activity, nor makes an account', async () => {
  const { waiter: person, id } = await addRestaurant(house.owner, { slug: 'casa-da-fraude' });
  const visitor = await new Visitor(house).signIn(person);
  const look = async () => {
    const { rows } = await house.owner.query(
      'select (select row_to_json(u) from users u where email = $1) as person, (select count(*)::int from users) as users',
      [person],
    );
    const { updated_at: _, ...rest } = rows[0].person;
    return { person: rest, users: rows[0].users };
  };
  const before = await look();
  const rights = { role: 'admin', restaurantId: house.restaurantId, restaurant_id: house.restaurantId, active: true };
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
  const { waiter: person, owner: boss } = await addRestaurant(house.owner, { slug: 'casa-das-portas' });
  const [here, there, third] = [new Visitor(house), new Visitor(house), new Visitor(house)];
  for (const place of [here, there, third]) await place.signIn(person);
  const { body } = await here.get('/api/sessions');
  expect(body.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
  expect(JSON.stringify(body)).not.toContain('token');
  const theirs = (await (await new Visitor(house).signIn(boss)).get('/api/sessions')).body[0].id;
  expect((await here.post('/api/sessions/end', { id: theirs })).body.code).toBe('session_not_found');
  expect((await here.post('/api/sessions/end', { id: body[1].id })).body).toEqual({ ended: 1 });
  expect((await here.post('/api/sessions/end', { which: 'others' })).body).toEqual({ ended: 1 });
  expect((await there.get('/api/session')).status + (await third.get('/api/session')).status).toBe(802);
  expect((await here.post('/api/sessions/end', { which: 'all' })).body).toEqual({ ended: 1 });
  expect((await here.get('/api/session')).status).toBe(401);
});

test('a session that is used goes on for thirty days from then, and so does its cookie', async () => {
  const { waiter: person } = await addRestaurant(house.owner, { slug: 'casa-do-tempo' });
  const visitor = await new Visitor(house).signIn(person);
  expect((await visitor.get('/api/session')).headers.getSetCookie()).toEqual([]);
  await house.owner.query(
    `update sessions set updated_at = now() - interval '2 days', expires_at = now() + interval '1 hour'
     where user_id = (select id from users where email = $1)`,
    [person],
  );
  const [cookie = ''] = (await visitor.get('/api/session')).headers.getSetCookie();
  expect(cookie).toMatch(/^comanda\.session_token=.*Max-Age=2592000/);
  const { rows } = await house.owner.query(
    `select expires_at > now() + interval '29 days' as long from sessions where user_id = (select id from users where email = $1)`,
    [person],
  );
  expect(rows).toEqual([{ long: true }]);
  expect((await visitor.get('/api/session')).status).toBe(200);
});

test("one's own name and language can be changed, and the language is remembered", async () => {
  const { waiter: person } = await addRestaurant(house.owner, { slug: 'casa-do-nome' });
  const visitor = await new Visitor(house).signIn(person);
  const answer = await visitor.put('/api/profile', { name: ' Luísa ', locale: 'en' });
  expect(answer.body.user).toMatchObject({ name: 'Luísa', locale: 'en' });
  expect(visitor.cookies.get('locale')).toBe('en');
  expect((await visitor.put('/api/profile', { name: ' ' })).body.data.fields[0].message).toBe('Name is required');
  expect((await visitor.put('/api/profile', { role: 'admin' })).body.code).toBe('invalid_input');
});

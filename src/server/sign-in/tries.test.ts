import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../db/seed/cast.ts';
import { openTestInstance, type Running, type TestInstance } from '../../../tests/support/server/instance.ts';
import { addRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
/** As behind one proxy, which tells whom it speaks for. */
let proxied: Running;
beforeAll(async () => {
  instance = await openTestInstance();
  proxied = await instance.another({ trustProxy: 1 });
});
afterAll(async () => {
  await proxied.close();
  await instance.close();
});

const enter = (at: { url: string }, email: string, password: string, from?: string) =>
  new Visitor({ url: at.url, owner: instance.owner }).send(
    'POST',
    '/api/auth/sign-in/email',
    { email, password },
    from ? { 'x-forwarded-for': from } : {},
  );
/** The library also bounds each address's requests to each path within a minute; here the guesser has patience. */
const patience = () => instance.owner.query('delete from rate_limits');

test('guessing is bounded whatever a client says its address is, and a restart does not forget', async () => {
  const { waiter } = await addRestaurant(instance.owner, { slug: 'casa-um' });
  const codes: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    await patience();
    const answer = await enter(instance, waiter, `tentativa ${n}`, `203.0.113.${n}`);
    codes.push(answer.body.code);
  }
  expect(codes).toEqual([...Array(10).fill('invalid_credentials'), 'too_many_requests', 'too_many_requests']);
  const restarted = await instance.another();
  await patience();
  const answer = await enter(restarted, waiter, demoPassword);
  expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests']);
  await restarted.close();
});

test("guesses at the restaurant's own door count with the others, and a new password through the mailbox starts anew", async () => {
  const { waiter, slug } = await addRestaurant(instance.owner, { slug: 'casa-zero' });
  const visitor = () => new Visitor({ url: proxied.url, owner: instance.owner });
  const from = { 'x-forwarded-for': '198.51.100.200' };
  const codes: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    await patience();
    const path = n % 2 === 0 ? `/api/restaurants/${slug}/login` : '/api/auth/sign-in/email';
    const answer = await visitor().send('POST', path, { email: waiter, password: `tentativa ${n}` }, from);
    codes.push(answer.body.code);
  }
  expect(codes).toEqual([...Array(10).fill('invalid_credentials'), 'too_many_requests', 'too_many_requests']);

  for (let n = 0; n < 40; n += 1) await enter(proxied, waiter, `tentativa ${n}`, `203.0.113.${n}`);
  const elsewhere = '203.0.113.250';
  expect((await enter(proxied, waiter, demoPassword, elsewhere)).body.code).toBe('too_many_requests');
  await visitor().post('/api/auth/request-password-reset', { email: waiter });
  const { url } = instance.letters.findLast((letter) => letter.to === waiter && letter.template === 'reset')!.values;
  const newPassword = 'moqueca na quinta';
  const token = new URL(url).searchParams.get('token');
  expect((await visitor().post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);
  expect((await enter(proxied, waiter, newPassword, elsewhere)).status).toBe(200);
});

test('tries made all at once are counted one by one', async () => {
  const { waiter } = await addRestaurant(instance.owner, { slug: 'casa-dois' });
  await patience();
  const from = '198.51.100.1';
  const answers = await Promise.all(
    Array.from({ length: 18 }, (_, n) => enter(proxied, waiter, `tentativa ${n}`, from)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('an attacker with many addresses is bounded per account, and the owner is not locked out at a known one', async () => {
  const { owner } = await addRestaurant(instance.owner, { slug: 'casa-tres' });
  const home = '192.0.2.10';
  expect((await enter(proxied, owner, demoPassword, home)).status).toBe(200);
  let guesses = 0;
  for (let n = 0; n < 45; n += 1) {
    const { status } = await enter(proxied, owner, `tentativa ${n}`, `203.0.113.${n}`);
    if (status === 401) guesses += 1;
  }
  expect(guesses).toBe(40);
  expect((await enter(proxied, owner, demoPassword, '203.0.113.99')).status, 'even with the password').toBe(429);
  expect((await enter(proxied, owner, demoPassword, home)).status).toBe(200);
});

test('one place that guesses does not shut an account for others, however often it tries', async () => {
  const { owner } = await addRestaurant(instance.owner, { slug: 'casa-nove' });
  for (let n = 0; n < 60; n += 1) {
    await patience();
    await enter(proxied, owner, `tentativa ${n}`, '203.0.113.201');
  }
  await patience();
  expect((await enter(proxied, owner, demoPassword, '198.51.100.9')).status, 'a new address').toBe(200);
});

test('a new password through the mailbox opens the way where it was chosen, and it stays open', async () => {
  const { owner } = await addRestaurant(instance.owner, { slug: 'casa-dez' });
  const here = '198.51.100.31';
  const guess = async (from: (n: number) => string) => {
    for (let n = 0; n < 50; n += 1) {
      await patience();
      await enter(proxied, owner, `tentativa ${n}`, from(n));
    }
  };
  // The owner's own mistakes here, and others' guesses everywhere.
  await guess(() => here);
  await guess((n) => `203.0.113.${n}`);
  await patience();
  expect((await enter(proxied, owner, demoPassword, here)).body.code).toBe('too_many_requests');
  const visitor = new Visitor({ url: proxied.url, owner: instance.owner });
  await visitor.post('/api/auth/request-password-reset', { email: owner });
  const { url } = instance.letters.findLast((letter) => letter.to === owner && letter.template === 'reset')!.values;
  const newPassword = 'moqueca na quinta';
  const token = new URL(url).searchParams.get('token');
  const reset = await visitor.send(
    ...(['POST', '/api/auth/reset-password', { token, newPassword }, { 'x-forwarded-for': here }] as const),
  );
  expect(reset.status).toBe(200);
  await guess((n) => `203.0.113.${n + 100}`);
  await patience();
  expect((await enter(proxied, owner, newPassword, here)).status).toBe(200);
}, 120_000);

test('one address that tries many accounts is bounded; who knows the password uses nothing up', async () => {
  const { waiter } = await addRestaurant(instance.owner, { slug: 'casa-quatro' });
  const from = '198.51.100.77';
  for (let n = 0; n < 5; n += 1) {
    await patience();
    expect((await enter(proxied, waiter, demoPassword, from)).status).toBe(200);
  }
  const codes: number[] = [];
  for (let n = 0; n < 62; n += 1) {
    await patience();
    codes.push((await enter(proxied, `conta${n}@casa.example`, 'tentativa', from)).status);
  }
  expect(codes.filter((status) => status === 401)).toHaveLength(60);
}, 120_000);

test('a password that is asked for again is bounded too', async () => {
  const { waiter } = await addRestaurant(instance.owner, { slug: 'casa-cinco' });
  const visitor = await new Visitor({ url: proxied.url, owner: instance.owner }).signIn(waiter);
  const codes: string[] = [];
  for (let n = 0; n < 11; n += 1) {
    await patience();
    const body = { currentPassword: `tentativa ${n}`, newPassword: 'moqueca na quinta' };
    codes.push((await visitor.post('/api/auth/change-password', body)).body.code);
  }
  expect(codes).toEqual([...Array(10).fill('password_wrong'), 'too_many_requests']);
});

test('letters to one address are bounded', async () => {
  const codes: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    await patience();
    codes.push(
      (await new Visitor(instance).post('/api/auth/request-password-reset', { email: 'alvo@casa.example' })).status,
    );
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});

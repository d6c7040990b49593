import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { codeAt, stepOf } from '#features/accounts/one-time-code.ts';
import { demoPassword } from '../../../db/seed/cast.ts';
import { secretOf } from '../../../tests/support/server/app-secret.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let other: SecondRestaurant;
let number = 0;
beforeAll(async () => {
  instance = await openTestInstance();
});
// The clock stands still meanwhile: a code is of half a minute, and the next may begin between any two lines of a test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  number += 1;
  await instance.owner.query('delete from rate_limits');
  other = await addRestaurant(instance.owner, { slug: `casa-${number}` });
});
afterAll(() => instance.close());

const now = () => Math.floor(Date.now() / 30_000);
async function enrol(email: string) {
  const visitor = await new Visitor(instance).signIn(email);
  const { body } = await visitor.post('/api/auth/two-factor/enable', { password: demoPassword });
  const secret = secretOf(body.totpURI);
  const confirmed = await visitor.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret, now() - 1) });
  expect(confirmed.status).toBe(200);
  return { visitor, secret, codes: body.backupCodes as string[] };
}
async function challenge(email: string) {
  const visitor = new Visitor(instance);
  const answer = await visitor.post('/api/auth/sign-in/email', { email, password: demoPassword });
  expect(answer.body.twoFactorRedirect).toBe(true);
  expect((await visitor.get('/api/session')).status).toBe(401);
  return { visitor, methods: answer.body.twoFactorMethods };
}

test('the codes of RFC 6238, within one step of now', () => {
  // Appendix B, cut to six digits.
  expect(codeAt('12345678901234567890', 1)).toBe('287082');
  expect(codeAt('12345678901234567890', Math.floor(1111111109 / 30))).toBe('081804');
  expect(stepOf('12345678901234567890', '287082', 59_000)).toBe(1);
  expect(stepOf('12345678901234567890', '287082', 200_000)).toBeNull();
});

test('with a second step the password alone signs nobody in; a code does, once', async () => {
  const { visitor: enrolled, secret, codes } = await enrol(other.waiter);
  expect(codes).toHaveLength(10);
  expect((await enrolled.get('/api/session')).body.user.twoFactorEnabled).toBe(true);
  expect((await enrolled.get('/api/profile/second-factors')).body).toEqual({ app: true, phone: false });

  const { visitor, methods } = await challenge(other.waiter);
  expect(methods).toEqual(['totp']);
  const verify = (who: Visitor, code: string) => who.post('/api/auth/two-factor/verify-totp', { code });
  expect((await verify(visitor, '000000')).body.code).toBe('code_invalid');
  const replayed = await verify(visitor, codeAt(secret, now() - 1));
  expect(replayed.body.code, 'the code that confirmed the enrolment').toBe('code_invalid');
  const code = codeAt(secret, now());
  expect((await verify(visitor, code)).status).toBe(200);
  expect((await visitor.get('/api/session')).status).toBe(200);

  const again = await challenge(other.waiter);
  expect((await verify(again.visitor, code)).body.code, 'the same code, seen over a shoulder').toBe('code_invalid');
  expect((await verify(again.visitor, codeAt(secret, now() + 1))).status).toBe(200);
});

test("the restaurant's own door asks for the second step as well", async () => {
  const { codes } = await enrol(other.waiter);
  const visitor = new Visitor(instance);
  const login = (slug: string) =>
    visitor.post(`/api/restaurants/${slug}/login`, { email: other.waiter, password: demoPassword });
  expect((await login('restaurant-demo')).body.code).toBe('invalid_credentials');
  expect((await visitor.post('/api/auth/two-factor/verify-backup-code', { code: codes[0] })).body.code).toBe(
    'challenge_expired',
  );
  expect((await login(other.slug)).body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
  expect((await visitor.get('/api/session')).status).toBe(401);
  expect((await visitor.post('/api/auth/two-factor/verify-backup-code', { code: codes[0] })).status).toBe(200);
  expect((await visitor.get('/api/session')).body.restaurant!.slug).toBe(other.slug);
});

test('recovery codes look like nothing else, and new ones are told by letter', async () => {
  const { visitor, codes } = await enrol(other.waiter);
  const count = instance.letters.length;
  const path = '/api/auth/two-factor/generate-backup-codes';
  expect((await visitor.post(path, { password: 'não é esta' })).body.code).toBe('password_wrong');
  expect(instance.letters).toHaveLength(count);
  const { body } = await visitor.post(path, { password: demoPassword });
  expect(instance.letters.slice(count)).toMatchObject([{ to: other.waiter, template: 'recoveryCodes' }]);
  const all: string[] = [...codes, ...body.backupCodes];
  expect(new Set(all).size).toBe(20);
  for (const code of all) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  expect((await visitor.get('/api/session')).status, 'whoever asked for them goes on').toBe(200);
});

test('a recovery code works once', async () => {
  const { codes } = await enrol(other.waiter);
  const first = await challenge(other.waiter);
  const recover = (who: Visitor) => who.post('/api/auth/two-factor/verify-backup-code', { code: codes[3] });
  expect((await recover(first.visitor)).status).toBe(200);
  const second = await challenge(other.waiter);
  expect((await recover(second.visitor)).body.code).toBe('code_invalid');
});

test('guessing codes is bounded per sign-in', async () => {
  await enrol(other.waiter);
  const { visitor } = await challenge(other.waiter);
  const codes: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    codes.push((await visitor.post('/api/auth/two-factor/verify-totp', { code: `00000${n}` })).body.code);
  }
  expect(codes).toEqual([...Array(5).fill('code_invalid'), 'too_many_requests']);
});

test('turning it off needs the password', async () => {
  const { visitor, secret } = await enrol(other.waiter);
  const { visitor: elsewhere } = await challenge(other.waiter);
  await elsewhere.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret, now()) });
  expect((await elsewhere.get('/api/session')).status).toBe(200);
  const off = (password: string) => visitor.post('/api/auth/two-factor/disable', { password });
  expect((await off('não é esta')).body.code).toBe('password_wrong');
  expect((await off(demoPassword)).status).toBe(200);
  expect([(await visitor.get('/api/session')).status, (await elsewhere.get('/api/session')).status]).toEqual([
    200, 401,
  ]);
  await new Visitor(instance).signIn(other.waiter);
});

test('a phone is a second step once a code sent to it has come back, and only then', async () => {
  const visitor = await new Visitor(instance).signIn(other.waiter);
  const send = (who: Visitor) => who.post('/api/auth/two-factor/send-otp', {});
  const sent = () => /\d{6}/.exec(instance.texts.at(-1)?.text ?? '')?.[0];
  expect((await send(visitor)).body.code).toBe('phone_missing');
  const otp = await visitor.post('/api/auth/two-factor/enable', { password: demoPassword, method: 'otp' });
  expect(otp.body.code).toBe('phone_missing');
  const phone = '(11) 98888-7777';
  expect((await visitor.put('/api/profile/phone', { phone, password: 'não é esta' })).body.code).toBe('password_wrong');
  const set = await visitor.put('/api/profile/phone', { phone, password: demoPassword });
  expect(set.body.user).toMatchObject({
    twoFactorEnabled: false,
    phone: { number: '+5511988887777', verified: false },
  });

  expect((await send(visitor)).status).toBe(200);
  expect(instance.texts.at(-1)?.to).toBe('+5511988887777');
  const stale = sent();
  await visitor.put('/api/profile/phone', { phone: '+5511977776666', password: demoPassword });
  const late = await visitor.post('/api/auth/two-factor/verify-otp', { code: stale });
  expect(late.body.code, 'a code of the number before confirms no other').toBe('code_expired');
  await send(visitor);
  expect((await visitor.post('/api/auth/two-factor/verify-otp', { code: sent() })).status).toBe(200);
  expect((await visitor.get('/api/session')).body.user).toMatchObject({
    twoFactorEnabled: true,
    phone: { number: '+5511977776666', verified: true },
  });
  expect((await visitor.get('/api/profile/second-factors')).body).toEqual({ app: false, phone: true });

  const next = await challenge(other.waiter);
  expect(next.methods).toEqual(['otp']);
  await send(next.visitor);
  expect((await next.visitor.post('/api/auth/two-factor/verify-otp', { code: sent() })).status).toBe(200);
  expect((await next.visitor.get('/api/session')).status).toBe(200);

  expect((await visitor.get('/api/session')).status).toBe(200);
  const removed = await next.visitor.post('/api/profile/phone/remove', { password: demoPassword });
  expect(removed.body.user).toMatchObject({ twoFactorEnabled: false, phone: null });
  expect((await visitor.get('/api/session')).status, 'the other places are signed out').toBe(401);
  expect(instance.letters.at(-1)).toMatchObject({ to: other.waiter, template: 'accessChanged' });
  await new Visitor(instance).signIn(other.waiter);
});

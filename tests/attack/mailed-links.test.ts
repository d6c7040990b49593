import { createEmailVerificationToken } from 'better-auth/api';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { keepLink } from '#features/accounts/links/mailed-links.ts';
import { openTestInstance, type TestInstance } from '../support/server/instance.ts';
import { askFor, isIn, mailbox, pathOf, press, tokenOf } from '../support/server/mailbox.ts';
import { addRestaurant } from '../support/server/second-restaurant.ts';

let instance: TestInstance;
let mail: ReturnType<typeof mailbox>;
let number = 0;
let person: string;
let next: string;
beforeAll(async () => {
  instance = await openTestInstance();
  mail = mailbox(instance);
});
beforeEach(async () => {
  await instance.owner.query('delete from rate_limits');
  person = await somebody();
  next = `novo-${number}@outra.example`;
  instance.letters.length = 0;
});
afterAll(() => instance.close());

/** The address of someone of a restaurant of its own. */
async function somebody(): Promise<string> {
  number += 1;
  return (await addRestaurant(instance.owner, { slug: `casa-do-link-${number}` })).waiter;
}

/** One of each letter that can be had about an account, with their second factor switched on. */
async function everyLetter(): Promise<string[]> {
  const who = await mail.signedIn(person);
  await mail.anyone().post('/api/auth/send-verification-email', { email: person });
  await mail.anyone().post('/api/auth/request-password-reset', { email: person });
  expect((await askFor(who, next)).status).toBe(200);
  await instance.owner.query(
    `update users set two_factor_enabled = true, phone = '+5511988887777', phone_verified = true where email = $1`,
    [person],
  );
  const links = instance.letters.map(({ values }) => pathOf(values.url));
  expect(instance.letters.map(({ template }) => template).sort()).toEqual(
    ['emailChange', 'emailChangeAsked', 'reset', 'verification'].sort(),
  );
  return links;
}

test('a link that is opened by a stranger, a scanner, twice or late, changes nothing and opens no session', async () => {
  const links = await everyLetter();
  const before = await mail.state();
  for (const link of links) {
    for (const method of ['HEAD', 'GET', 'GET', 'POST', 'PUT', 'DELETE']) {
      const visitor = mail.anyone();
      const { headers } = await visitor.send(method, link);
      expect(headers.getSetCookie().join(' '), `${method} ${link}`).not.toContain('session');
      expect(await isIn(visitor)).toBe(false);
    }
    const looked = await mail.anyone().post('/api/account-links/look', { token: tokenOf(link) });
    expect(looked.body.state, link).toBe('good');
  }
  expect(await mail.state()).toEqual(before);
  await instance.owner.query(`update mailed_links set expires_at = now() - interval '1 second'`);
  for (const link of links) {
    for (const how of ['follow', 'move'] as const) {
      expect(
        (await press(await mail.signedIn(await somebody()), link, how)).status,
        `${how} ${link}`,
      ).toBeGreaterThanOrEqual(400);
      expect((await press(mail.anyone(), link, how)).status, `${how} ${link}`).toBeGreaterThanOrEqual(400);
    }
  }
  const { rows } = await instance.owner.query('select email, email_verified from users where email in ($1, $2)', [
    person,
    next,
  ]);
  expect(rows).toEqual([{ email: person, email_verified: false }]);
});

test("the library's own links are closed, whoever made them and however they are asked for", async () => {
  const secret = inject('appSecret');
  const before = await mail.state();
  for (const requestType of ['change-email-verification', 'change-email-confirmation', undefined]) {
    const token = await createEmailVerificationToken(secret, person, next, 3_600, requestType ? { requestType } : {});
    for (const path of [
      `/api/auth/verify-email?token=${token}&callbackURL=/login`,
      `/api/auth//verify-email?token=${token}`,
      `/api/auth/verify-email/?token=${token}`,
      `/api/auth/%76erify-email?token=${token}`,
    ]) {
      const visitor = mail.anyone();
      for (const method of ['GET', 'HEAD', 'POST']) {
        expect((await visitor.send(method, path)).status, `${method} ${path.slice(0, 40)}`).toBe(404);
      }
      expect(await isIn(visitor)).toBe(false);
    }
  }
  for (const path of [
    'reset-password/abc?callbackURL=/login',
    'delete-user/callback?token=abc',
    'change-email',
    'two-factor/get-totp-uri',
  ]) {
    expect((await mail.anyone().get(`/api/auth/${path}`)).status, path).toBe(404);
  }
  expect(await mail.state()).toEqual(before);
});

test('a pressed confirmation of an address signs nobody in', async () => {
  await mail.anyone().post('/api/auth/send-verification-email', { email: person });
  const visitor = mail.anyone();
  expect((await press(visitor, mail.linkOf(person, 'verification'), 'follow')).body).toEqual({ purpose: 'verify' });
  expect(await isIn(visitor)).toBe(false);
  expect((await press(visitor, mail.linkOf(person, 'verification'), 'follow')).body.code).toBe('link_used');
  const { rows } = await instance.owner.query('select email_verified from users where email = $1', [person]);
  expect(rows).toEqual([{ email_verified: true }]);
});

test('links under way are of the account that asked, also when made by hand', async () => {
  const id = await mail.idOf(person);
  const door = instance.database.system;
  const token = await keepLink(door, { purpose: 'undo', userId: id, email: person });
  expect((await mail.anyone().post('/api/account-links/move', { token })).body.code).toBe('not_signed_in');
  expect((await (await mail.signedIn(person)).post('/api/account-links/move', { token })).body.code).toBe(
    'link_invalid',
  );
});

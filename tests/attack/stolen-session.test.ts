import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../db/seed/cast.ts';
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
  return (await addRestaurant(instance.owner, { slug: `casa-tomada-${number}` })).waiter;
}

test('an account moves only by a press of whoever is signed in to it', async () => {
  const who = await mail.signedIn(person);
  const id = await mail.idOf(person);
  expect((await askFor(who, next)).status).toBe(200);
  const link = mail.linkOf(next, 'emailChange');
  expect((await press(mail.anyone(), link, 'move')).body.code).toBe('not_signed_in');
  expect((await press(mail.anyone(), link, 'follow')).body.code).toBe('link_invalid');
  expect((await press(await mail.signedIn(await somebody()), link, 'move')).body.code).toBe('link_of_another');
  expect(await mail.emailOf(id)).toBe(person);
  const elsewhere = await mail.signedIn(person);
  expect((await press(who, link, 'move')).body).toEqual({ email: next });
  expect((await press(who, link, 'move')).status, 'the same press again').toBe(200);
  expect((await who.get('/api/session')).body.user).toMatchObject({ email: next, emailVerified: true });
  expect(await isIn(elsewhere), 'other sessions end').toBe(false);
});

test('whoever has a session and not the password changes no address, links nothing, switches nothing off', async () => {
  const thief = await mail.signedIn(person);
  const before = await mail.state();
  for (const [path, body] of [
    ['/api/profile/email', { newEmail: next }],
    ['/api/auth/change-email', { newEmail: next }],
    ['/api/auth/link-social', { provider: 'casa' }],
    ['/api/auth/unlink-account', { accountId: 'x' }],
    ['/api/auth/two-factor/disable', {}],
    ['/api/auth/two-factor/enable', {}],
    ['/api/auth/change-password', { newPassword: 'moqueca na quinta' }],
    ['/api/profile/phone', { phone: '(11) 98888-7777' }],
  ] as const) {
    const method = path.endsWith('phone') ? 'PUT' : 'POST';
    for (const guess of [undefined, '', 'não é esta']) {
      const proof = guess === undefined ? {} : { password: guess, currentPassword: guess };
      const answer = await thief.send(method, path, { ...body, ...proof });
      expect(answer.status, `${path} ${guess}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${path} ${guess}`).toBeLessThan(500);
    }
  }
  await instance.owner.query('delete from tries');
  const after = await mail.state();
  expect(after).toEqual(before);
  expect(instance.letters).toEqual([]);
});

test('the former address hears of a change at once, and undoes it for 72 hours', async () => {
  const id = await mail.idOf(person);
  const thief = await mail.signedIn(person);
  expect((await askFor(thief, next)).status).toBe(200);
  expect(mail.letterTo(person, 'emailChangeAsked'), 'confirmed or not').toBeTruthy();
  expect((await press(thief, mail.linkOf(next, 'emailChange'), 'move')).status).toBe(200);
  const change = { currentPassword: demoPassword, newPassword: 'agora é tudo meu' };
  expect((await thief.post('/api/auth/change-password', change)).status).toBe(200);
  await instance.owner.query(`insert into accounts (user_id, account_id, provider_id) values ($1, 'ladrao', 'casa')`, [
    id,
  ]);
  const grab = await mail.signedIn(await somebody());
  expect((await askFor(grab, person)).body.code, 'nobody else takes the address meanwhile').toBe('email_taken');
  expect((await mail.anyone().post('/api/register', registration(person))).body.code).toBe('register_account_failed');

  // Nearly three days later.
  await instance.owner.query(`update mailed_links set created_at = created_at - interval '71 hours', expires_at = expires_at - interval '71 hours'
    where purpose = 'undo'`);
  const owner = mail.anyone();
  expect((await press(owner, mail.linkOf(person, 'emailChanged'), 'follow')).body).toEqual({ purpose: 'undo' });
  expect(await mail.emailOf(id)).toBe(person);
  expect([await isIn(owner), await isIn(thief)], 'nobody is signed in by it').toEqual([false, false]);
  const enter = (password: string) => mail.anyone().post('/api/auth/sign-in/email', { email: person, password });
  expect((await enter('agora é tudo meu')).body.code).toBe('invalid_credentials');
  const { rowCount } = await instance.owner.query(`select from accounts where user_id = $1 and provider_id = 'casa'`, [
    id,
  ]);
  expect(rowCount, 'what was linked meanwhile is not any more').toBe(0);
  const token = tokenOf(mail.linkOf(person, 'emailRestored'));
  expect(mail.letterTo(person, 'reset'), 'which would say that the password stays as it is').toBeUndefined();
  expect(
    (await mail.anyone().post('/api/auth/reset-password', { token, newPassword: 'de volta para casa' })).status,
  ).toBe(200);
  await mail.signedIn(person, 'de volta para casa');
  expect((await press(owner, mail.linkOf(person, 'emailChanged'), 'follow')).body.code).toBe('link_used');
});

test('before the new address has answered, the one it has stops the change', async () => {
  const thief = await mail.signedIn(person);
  await askFor(thief, next);
  expect((await press(mail.anyone(), mail.linkOf(person, 'emailChangeAsked'), 'follow')).status).toBe(200);
  expect(await isIn(thief)).toBe(false);
  const { rows } = await instance.owner.query(
    `select count(*)::int as open from mailed_links where purpose = 'change' and email = $1 and expires_at > now()`,
    [next],
  );
  expect(rows).toEqual([{ open: 0 }]);
});

test('after 72 hours there is nothing to undo, and the address is free', async () => {
  const id = await mail.idOf(person);
  const who = await mail.signedIn(person);
  await askFor(who, next);
  await press(who, mail.linkOf(next, 'emailChange'), 'move');
  await instance.owner.query(
    `update mailed_links set expires_at = expires_at - interval '73 hours' where purpose = 'undo'`,
  );
  expect((await press(mail.anyone(), mail.linkOf(person, 'emailChanged'), 'follow')).body.code).toBe('link_invalid');
  expect(await mail.emailOf(id)).toBe(next);
  expect((await mail.anyone().post('/api/register', registration(person))).status).toBe(200);
});

test('a new password ends what was under way: a change that waits, and other links to choose one', async () => {
  const thief = await mail.signedIn(person);
  await askFor(thief, next);
  for (let n = 0; n < 2; n += 1) await mail.anyone().post('/api/auth/request-password-reset', { email: person });
  const [first, second] = instance.letters
    .filter(({ template }) => template === 'reset')
    .map(({ values }) => tokenOf(pathOf(values.url)));
  const reset = (token?: string) =>
    mail.anyone().post('/api/auth/reset-password', { token, newPassword: 'de volta para casa' });
  expect((await reset(second)).status).toBe(200);
  const looked = async (token = '') => (await mail.anyone().post('/api/account-links/look', { token })).body.state;
  expect([await looked(first), await looked(second)]).toEqual(['expired', 'used']);
  expect((await reset(first)).body.code).toBe('link_invalid');
  const owner = await mail.signedIn(person, 'de volta para casa');
  expect((await press(owner, mail.linkOf(next, 'emailChange'), 'move')).body.code).toBe('link_invalid');
});

test('two presses at once move the account once; an address that is taken is said at its field', async () => {
  const who = await mail.signedIn(person);
  const taken = (await addRestaurant(instance.owner, { slug: `tomada-${number}` })).owner;
  const told = await askFor(who, taken.toUpperCase());
  expect([told.body.code, told.body.data.fields[0].path]).toEqual(['email_taken', 'newEmail']);
  expect((await askFor(who, person)).body.code).toBe('email_same');
  await askFor(who, next);
  const link = mail.linkOf(next, 'emailChange');
  const answers = await Promise.all(Array.from({ length: 4 }, () => press(who, link, 'move')));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(instance.letters.filter(({ template }) => template === 'emailChanged')).toHaveLength(1);
});

const registration = (email: string) => ({
  name: `Casa ${email}`,
  description: 'Comida caseira',
  address: 'Rua Nova, 1',
  phone: '(11) 3000-0000',
  email,
  password: 'moqueca na quinta',
  confirmPassword: 'moqueca na quinta',
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeAt } from '#features/accounts/one-time-code.ts';
import { demoPassword } from '../../db/seed/cast.ts';
import { secretOf } from '../support/server/app-secret.ts';
import { openTestInstance, type TestInstance } from '../support/server/instance.ts';
import { askFor, isIn, mailbox, press, tokenOf } from '../support/server/mailbox.ts';
import { addRestaurant } from '../support/server/second-restaurant.ts';
import type { Visitor } from '../support/server/visitor.ts';

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
  return (await addRestaurant(instance.owner, { slug: `fator-tomado-${number}` })).waiter;
}

async function appOn(who: Visitor): Promise<string> {
  const { body } = await who.post('/api/auth/two-factor/enable', { password: demoPassword });
  const secret = secretOf(body.totpURI);
  const code = codeAt(secret, Math.floor(Date.now() / 30_000));
  expect((await who.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200);
  return secret;
}
const codeSent = () => /\d{6}/.exec(instance.texts.at(-1)?.text ?? '')?.[0];
async function phoneOn(who: Visitor, phone: string): Promise<void> {
  expect((await who.put('/api/profile/phone', { phone, password: demoPassword })).status).toBe(200);
  await who.post('/api/auth/two-factor/send-otp', {});
  expect((await who.post('/api/auth/two-factor/verify-otp', { code: codeSent() })).status).toBe(200);
}
/** Someone else than its owner moves the account, and does something with it. */
async function taken(meanwhile: (thief: Visitor) => Promise<unknown>): Promise<void> {
  const thief = await mail.signedIn(person);
  await askFor(thief, next);
  expect((await press(thief, mail.linkOf(next, 'emailChange'), 'move')).status).toBe(200);
  await meanwhile(thief);
}
/** The way back, with a password that only its owner knows; what they are asked for besides it. */
async function takenBack(): Promise<string[]> {
  expect((await press(mail.anyone(), mail.linkOf(person, 'emailChanged'), 'follow')).status).toBe(200);
  const token = tokenOf(mail.linkOf(person, 'emailRestored'));
  const newPassword = 'de volta para casa';
  expect((await mail.anyone().post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);
  const { status, body } = await mail
    .anyone()
    .post('/api/auth/sign-in/email', { email: person, password: newPassword });
  expect(status).toBe(200);
  return body.twoFactorRedirect ? body.twoFactorMethods : [];
}
const factors = async () =>
  (
    await instance.owner.query(
      `select phone, phone_verified as confirmed, two_factor_enabled as on,
         (select count(*)::int from two_factors f where f.user_id = u.id) as apps from users u where email = $1`,
      [person],
    )
  ).rows[0];

test('undoing a change drops the app and the phone that came after it: nobody is asked for the factor of a thief', async () => {
  await taken(async (thief) => {
    await appOn(thief);
    await phoneOn(thief, '+5511977776666');
  });
  expect(await takenBack()).toEqual([]);
  expect(await factors()).toEqual({ phone: null, confirmed: false, on: false, apps: 0 });
});

test('a phone that was set and not confirmed goes too, and so does an app that waits for its first code', async () => {
  await taken(async (thief) => {
    await thief.put('/api/profile/phone', { phone: '+5511977776666', password: demoPassword });
    await thief.post('/api/auth/two-factor/enable', { password: demoPassword });
  });
  expect(await takenBack()).toEqual([]);
  expect(await factors()).toEqual({ phone: null, confirmed: false, on: false, apps: 0 });
});

test('a factor from before the change stays when it is undone, and only the later one goes', async () => {
  const owner = await mail.signedIn(person);
  await appOn(owner);
  await askFor(owner, next);
  await press(owner, mail.linkOf(next, 'emailChange'), 'move');
  await phoneOn(owner, '+5511977776666');
  expect(await takenBack()).toEqual(['totp']);
  expect(await factors()).toEqual({ phone: null, confirmed: false, on: true, apps: 1 });

  person = await somebody();
  next = `novo-${number}@outra.example`;
  const other = await mail.signedIn(person);
  await phoneOn(other, '+5511966665555');
  await askFor(other, next);
  await press(other, mail.linkOf(next, 'emailChange'), 'move');
  await appOn(other);
  expect(await takenBack()).toEqual(['otp']);
  expect(await factors()).toEqual({ phone: '+5511966665555', confirmed: true, on: true, apps: 0 });
});

test('a second step that was begun with the password before opens nothing after the way back', async () => {
  const owner = await mail.signedIn(person);
  const secret = await appOn(owner);
  await askFor(owner, next);
  await press(owner, mail.linkOf(next, 'emailChange'), 'move');
  const thief = mail.anyone();
  const begun = await thief.post('/api/auth/sign-in/email', { email: next, password: demoPassword });
  expect(begun.body.twoFactorRedirect).toBe(true);
  await takenBack();
  const code = codeAt(secret, Math.floor(Date.now() / 30_000) + 1);
  expect((await thief.post('/api/auth/two-factor/verify-totp', { code })).body.code).toBe('challenge_expired');
  expect(await isIn(thief)).toBe(false);
});

test('a factor that is switched on is told by letter, once, and signs the other places out', async () => {
  const elsewhere = await mail.signedIn(person);
  const who = await mail.signedIn(person);
  const told = () => instance.letters.filter(({ to, template }) => to === person && template === 'accessChanged');
  const secret = await appOn(who);
  expect([await isIn(who), await isIn(elsewhere)]).toEqual([true, false]);
  expect(told().map(({ values }) => 'what' in values && values.what)).toEqual([
    'A verificação em duas etapas foi ativada com um aplicativo de códigos.',
  ]);
  const again = mail.anyone();
  await again.post('/api/auth/sign-in/email', { email: person, password: demoPassword });
  // The one of now was used for switching it on.
  const code = codeAt(secret, Math.floor(Date.now() / 30_000) + 1);
  expect((await again.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200);
  expect([told().length, await isIn(who)], 'a sign-in is no news').toEqual([1, true]);
  await phoneOn(who, '+5511977776666');
  expect([await isIn(who), await isIn(again)]).toEqual([true, false]);
  expect(told()).toHaveLength(2);
  expect(told()[1]?.values).toMatchObject({
    what: 'Um telefone passou a receber os códigos da verificação em duas etapas.',
  });
});

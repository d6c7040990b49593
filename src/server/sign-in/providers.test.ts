import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '#features/accounts/one-time-code.ts';
import { freePort } from '#lib/free-port.ts';
import { demoPassword } from '../../../db/seed/cast.ts';
import { secretOf } from '../../../tests/support/server/app-secret.ts';
import {
  authorise,
  client,
  type IdentityProvider,
  startIdentityProvider,
} from '../../../tests/support/server/identity-provider.ts';
import {
  cashier,
  openTestInstance,
  owner,
  publicUrl,
  type Running,
  type TestInstance,
  waiter,
} from '../../../tests/support/server/instance.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

const redirectUri = `${publicUrl}/api/auth/callback/casa`;
const luana = { sub: 'luana-1', email: 'luana@correio.example', name: 'Luana' };

let instance: TestInstance;
let served: Running;
let port: number;
let idp: IdentityProvider | undefined;
beforeAll(async () => {
  instance = await openTestInstance();
  port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const provider = { id: 'casa', name: 'Casa', issuer, clientId: client.client_id, clientSecret: client.client_secret };
  served = await instance.another({ providers: [{ ...provider, scopes: ['openid', 'email', 'profile'] }] });
});
afterAll(async () => {
  await served.close();
  await idp?.close();
  await instance.close();
});

const visit = () => new Visitor({ url: served.url, owner: instance.owner });
const begin = (visitor: Visitor, path: 'sign-in/social' | 'link-social') =>
  visitor.post(`/api/auth/${path}`, {
    provider: 'casa',
    callbackURL: '/restaurant-admin',
    errorCallbackURL: '/login',
    ...(path === 'link-social' && { password: demoPassword }),
  });
/** Goes there and comes back; tells where the way ends. */
async function go(visitor: Visitor, path: 'sign-in/social' | 'link-social'): Promise<string | null> {
  const { body } = await begin(visitor, path);
  const back = await authorise(body.url, redirectUri);
  const answer = await visitor.get(`${back.pathname}${back.search}`);
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
}
const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/session')).status === 200;

test('a provider that was down when the server started is found once it is up', async () => {
  expect((await visit().get('/api/login/providers')).body).toEqual([{ id: 'casa', name: 'Casa' }]);
  const down = await begin(visit(), 'sign-in/social');
  expect([down.status, down.body.code]).toEqual([503, 'provider_unavailable']);
  idp = await startIdentityProvider(port, redirectUri, luana);
  const up = await begin(visit(), 'sign-in/social');
  const url = new URL(up.body.url);
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  expect(url.searchParams.get('code_challenge')).toBeTruthy();
  expect((await visit().post('/api/auth/sign-in/social', { provider: 'google' })).body.code).toBe('not_found');
});

test('an identity that nobody linked opens no account and makes none, not even one with the same address', async () => {
  const before = await instance.owner.query('select count(*) from users');
  for (const email of [luana.email, owner]) {
    idp!.visitor = { sub: `stranger ${email}`, email, name: 'X' };
    const visitor = visit();
    expect(await go(visitor, 'sign-in/social')).toMatch(/^(http:\/\/house\.test)?\/login\?error=/);
    expect(await isSignedIn(visitor)).toBe(false);
  }
  expect((await instance.owner.query('select count(*) from users')).rows).toEqual(before.rows);
  expect((await instance.owner.query(`select from accounts where provider_id = 'casa'`)).rowCount).toBe(0);
});

test('someone who is signed in links an identity, signs in with it, and unlinks it', async () => {
  idp!.visitor = luana;
  const staff = await visit().signIn(waiter);
  const elsewhere = await visit().signIn(waiter);
  expect((await staff.post('/api/auth/link-social', { provider: 'casa' })).body.code).toBe('password_wrong');
  expect(await go(staff, 'link-social')).toBe('/restaurant-admin');
  expect([await isSignedIn(staff), await isSignedIn(elsewhere)]).toEqual([true, false]);
  const told = () => instance.letters.filter(({ to, template }) => to === waiter && template === 'accessChanged');
  expect(told()[0]?.values).toMatchObject({ what: 'A conta Casa agora também abre a sua.' });
  const { body: identities } = await staff.get('/api/auth/list-accounts');
  expect(identities.map(({ providerId }: { providerId: string }) => providerId).sort()).toEqual(['casa', 'credential']);
  expect(JSON.stringify(identities)).not.toMatch(/token|password/i);
  const { rows } = await instance.owner.query(`select access_token, id_token from accounts where provider_id = 'casa'`);
  expect(rows[0].access_token).not.toMatch(/^ey/);

  const visitor = visit();
  expect(await go(visitor, 'sign-in/social')).toBe('/restaurant-admin');
  expect((await visitor.get('/api/session')).body.user.email).toBe(waiter);
  const logged = await instance.owner.query(
    `select kind, subject from security_events where subject <> '' order by id`,
  );
  expect(logged.rows).toEqual([
    { kind: 'linked', subject: 'Casa' },
    { kind: 'signedIn', subject: 'casa' },
  ]);

  const boss = await visit().signIn(owner);
  expect(await go(boss, 'link-social'), 'an identity belongs to one account').toMatch(/^\/login\?error=/);

  await instance.owner.query('update users set active = false where email = $1', [waiter]);
  const dismissed = visit();
  expect(await go(dismissed, 'sign-in/social')).toMatch(/\/login\?error=/);
  expect(await isSignedIn(dismissed)).toBe(false);
  await instance.owner.query('update users set active = true where email = $1', [waiter]);

  const linked = identities.find(({ providerId }: { providerId: string }) => providerId === 'casa');
  const unlink = ({ id }: { id: string }, password?: string) =>
    staff.post('/api/auth/unlink-account', { accountId: id, password });
  expect((await unlink(linked)).body.code).toBe('password_wrong');
  expect((await unlink(linked, demoPassword)).status).toBe(200);
  expect(await isSignedIn(visitor), 'whoever came in with it is out').toBe(false);
  expect(told()).toHaveLength(2);
  const credential = identities.find(({ providerId }: { providerId: string }) => providerId === 'credential');
  expect((await unlink(credential, demoPassword)).body.code).toBe('identity_last');
  const late = visit();
  expect(await go(late, 'sign-in/social')).toMatch(/\/login\?error=/);
  expect(await isSignedIn(late)).toBe(false);
});

test('with a second factor on, a third party opens no session before the code', async () => {
  idp!.visitor = { ...luana, sub: 'luana-2' };
  const staff = await visit().signIn(cashier);
  expect(await go(staff, 'link-social')).toBe('/restaurant-admin');
  const { body } = await staff.post('/api/auth/two-factor/enable', { password: demoPassword });
  const secret = secretOf(body.totpURI);
  const now = Math.floor(Date.now() / 30_000);
  await staff.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret, now) });

  const visitor = visit();
  expect(await go(visitor, 'sign-in/social')).toBe('/login?second=totp');
  expect(await isSignedIn(visitor)).toBe(false);
  const verify = (code: string) => visitor.post('/api/auth/two-factor/verify-totp', { code });
  expect((await verify('000000')).body.code).toBe('code_invalid');
  expect((await verify(codeAt(secret, now + 1))).status).toBe(200);
  expect((await visitor.get('/api/session')).body.user.email).toBe(cashier);
});

test('an answer that nobody here asked for signs nobody in', async () => {
  idp!.visitor = luana;
  const { body } = await begin(visit(), 'sign-in/social');
  const back = await authorise(body.url, redirectUri);
  const other = visit();
  const answer = await other.get(`${back.pathname}${back.search}`);
  expect(answer.headers.get('location')).toMatch(/error=/);
  expect(await isSignedIn(other)).toBe(false);
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGuestPayments } from '#server/payments/guest-payments.ts';
import { demoPassword } from '../../../../db/seed/cast.ts';
import { checking } from '../../../../tests/support/server/checking.ts';
import {
  openTestInstance,
  owner,
  publicUrl,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { MercadoPagoStandIn } from '../../../../tests/support/server/mercado-pago-stand-in.ts';
import { payingOnline } from '../../../../tests/support/server/paying-online.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { renewAccess } from './access.ts';

let mp: MercadoPagoStandIn;
let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
let pay: ReturnType<typeof payingOnline>;
const { seen } = checking;

beforeAll(async () => {
  mp = await new MercadoPagoStandIn().open();
  instance = await openTestInstance({ guests: mp.settings });
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  pay = payingOnline(instance, mp);
});
afterAll(async () => {
  await instance.close();
  await mp.close();
});

const standing = async () => (await boss.get('/api/checks/online')).body;
const disconnect = () => boss.post('/api/checks/online/disconnect', {});
const payouts = async () => {
  const { body } = await boss.get('/api/security-events');
  const all: { kind: string; subject: string }[] = body.events;
  return all.filter(({ kind }) => kind.startsWith('payout')).map(({ kind, subject }) => [kind, subject]);
};
const letters = () =>
  instance.letters.flatMap((letter) => (letter.template === 'payoutChanged' ? [[letter.to, letter.values.what]] : []));
const accounts = async () =>
  (await instance.owner.query('select * from check_accounts order by connected_at, id')).rows as Record<string, any>[];

test('an owner connects their account, in the session that asked for it alone; what opens it is kept sealed', async () => {
  expect(await standing()).toEqual({ provider: 'mercadopago', account: null });
  const garcom = await new Visitor(instance).signIn(waiter);
  expect((await garcom.post('/api/checks/online/connect', { password: demoPassword })).body.code).toBe('forbidden');
  // Someone at an unlocked desk is signed in, but does not know the password.
  for (const [password, answer] of [
    ['', 'invalid_input'],
    ['not-the-password', 'password_wrong'],
  ])
    expect((await boss.post('/api/checks/online/connect', { password })).body.code).toBe(answer);
  const back = await pay.returned(boss);
  expect(back.origin + back.pathname).toBe(`${publicUrl}/restaurant-admin/settings/connected`);

  // Somebody else's session, a state of another's making, none, and one that was altered: nothing is exchanged.
  const elsewhere = await new Visitor(instance).signIn(owner);
  expect((await pay.finish(elsewhere, back)).body.code).toBe('consent_refused');
  const altered = new URL(back);
  altered.searchParams.set(
    'state',
    back.searchParams.get('state')!.replace(/\.(\d)/, (_, digit) => `.${9 - digit}`),
  );
  expect((await pay.finish(boss, altered)).body.code).toBe('consent_refused');
  expect(mp.asked).not.toContain('POST /oauth/token');
  expect([await accounts(), await payouts(), letters()]).toEqual([[], [], []]);

  expect((await pay.finish(boss, back)).body.account).toMatchObject({ externalId: String(mp.seller), endedAt: null });
  // A code is good once.
  expect((await pay.finish(boss, back)).body.code).toBe('consent_refused');
  expect(await payouts()).toEqual([['payoutConnected', String(mp.seller)]]);
  expect(letters()).toEqual([[owner, expect.stringContaining(String(mp.seller))]]);
  const [kept] = await accounts();
  expect(JSON.stringify(kept)).not.toMatch(/APP_USR|TG-/);
  expect(kept!.access_sealed).toMatch(/^v1\./);
  // In the place of another house's, or of what it is not, it opens nothing.
  const { vault } = instance.guestPayments.payments!;
  const about = `${instance.restaurantId} ${kept!.id}`;
  expect(vault.open(kept!.access_sealed, `${about} access`)).toMatch(/^APP_USR-/);
  expect(() => vault.open(kept!.access_sealed, `${about} refresh`)).toThrow();
  expect(() => vault.open(kept!.refresh_sealed, `${about} access`)).toThrow();
});

test('with another key than what was kept was sealed with, the program does not start, and says so in one line', async () => {
  const needs = { demo: true, appSecret: 'x'.repeat(32), publicUrl, now: () => new Date(), onError: console.error };
  const system = instance.database.system;
  const other = { ...mp.settings, key: randomBytes(32) };
  await expect(openGuestPayments({ guestPayments: other, system, ...needs })).rejects.toThrow(
    /^Wrong settings: PAYMENT_ACCOUNTS_KEY is not the key [^\n]+$/,
  );
});

test('access is renewed before it ends, once by many who ask, and a house whose account was taken back is told', async () => {
  const { payments } = instance.guestPayments;
  const doors = { system: instance.database.system, payments: payments!, scope: instance.database.scope };
  const renewals = () => mp.asked.filter((what) => what === 'POST /oauth/token').length;
  const before = renewals();
  const [{ refresh_sealed: sealed }] = (await accounts()) as [Record<string, string>];
  await renewAccess(doors, new Date());
  expect(renewals()).toBe(before);
  // What is given from now on lasts beyond the day of which this test speaks.
  mp.books.accessSeconds *= 3;
  const soon = new Date(Date.now() + 160 * 24 * 60 * 60_000);
  await Promise.all(Array.from({ length: 5 }, () => renewAccess(doors, soon)));
  expect(renewals()).toBe(before + 1);
  const [fresh] = await accounts();
  expect(fresh!.refresh_sealed).not.toBe(sealed);
  // Nobody answers: what there is goes on being used.
  mp.away = true;
  await renewAccess(doors, new Date(soon.getTime() + 120_000));
  mp.away = false;
  expect((await standing()).account!.endedAt).toBeNull();

  mp.books.revoke(mp.seller);
  const ana = await till.seat(1);
  await till.order(ana, 1);
  const { restCents, online } = await seen(ana, 1);
  expect(online).toBe('mercadopago');
  const split = { by: 'amount', cents: restCents };
  const refused = await checking.pay(ana, 1, restCents, { split, method: 'online_pix' });
  expect(refused.body.code).toBe('provider_unavailable');
  expect((await standing()).account).toMatchObject({ endReason: 'refused' });
  expect(await seen(ana, 1)).toMatchObject({ online: null, part: null });
  expect((await checking.pay(ana, 1, restCents, { split, method: 'online_pix' })).body.code).toBe('online_unavailable');
});

test('disconnected while somebody pays: it is called back, what was quicker counts, and nothing opens the account any more', async () => {
  await pay.connect(boss);
  const ana = await till.seat(2);
  await till.order(ana, 2, 2);
  const [rui] = checking.phonesBeside(instance, ana, 1) as [Visitor];
  const first = await pay.ask(ana, 2, 500);
  const second = await pay.ask(rui, 2, 700);
  const waiting = await pay.paymentOf(first.id);
  const paid = await mp.pay((await pay.paymentOf(second.id)).id);
  expect((await disconnect()).body.account).toMatchObject({ endReason: 'disconnected' });
  // Logged and told once, however often it is asked for.
  await disconnect();
  const disconnected = (each: unknown[]) => each[0] === 'payoutDisconnected';
  expect((await payouts()).filter(disconnected)).toEqual([['payoutDisconnected', String(mp.seller)]]);
  expect(waiting.status).toBe('cancelled');
  expect(await seen(ana, 2)).toMatchObject({
    online: null,
    part: { status: 'withdrawn', endedWhy: 'disconnected' },
    paidCents: 700,
  });
  expect((await accounts()).filter(({ access_sealed }) => access_sealed !== null)).toEqual([]);
  // What is told afterwards cannot be asked about any more, and is believed nothing.
  expect((await pay.tell(mp.notice(paid))).body.outcome).toBe('unknown');
  expect((await disconnect()).status).toBe(200);
});

test('a provider that is away when the house disconnects is told as soon as it answers, and the access goes then', async () => {
  await pay.connect(boss);
  const ana = await till.seat(3);
  await till.order(ana, 3);
  const { restCents } = await seen(ana, 3);
  const part = await pay.ask(ana, 3, restCents);
  const payment = await pay.paymentOf(part.id);
  mp.away = true;
  await disconnect();
  expect((await seen(ana, 3)).part).toMatchObject({ status: 'withdrawn', endedWhy: 'disconnected' });
  const sealed = async () => (await accounts()).filter(({ access_sealed }) => access_sealed !== null).length;
  expect(await sealed()).toBe(1);
  mp.away = false;
  await pay.later(1);
  expect(payment.status).toBe('cancelled');
  expect(await sealed()).toBe(0);
});

test('connected anew, the account takes the place of the one before', async () => {
  await pay.connect(boss);
  await pay.connect(boss);
  const open = (await accounts()).filter(({ ended_at }) => ended_at === null);
  expect(open).toHaveLength(1);
  const ends = (await accounts()).map(({ end_reason }) => end_reason);
  expect(ends.slice(-2)).toEqual(['replaced', null]);
});

test('what an owner has agreed to connects one account, once, whatever code comes with it and whether it still stands', async () => {
  const back = await pay.returned(boss);
  const state = back.searchParams.get('state');
  const again = async () => {
    const fresh = await pay.returned(boss);
    fresh.searchParams.set('state', state!);
    return (await pay.finish(boss, fresh)).body.code;
  };
  const answers = await Promise.all([pay.finish(boss, back), again()]);
  expect(answers).toMatchObject([{ status: 200 }, 'consent_refused']);
  const connected = await accounts();
  expect(await again()).toBe('consent_refused');
  await disconnect();
  expect(await again()).toBe('consent_refused');
  expect(await accounts()).toHaveLength(connected.length);
});

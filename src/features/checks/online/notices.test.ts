import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checking } from '../../../../tests/support/server/checking.ts';
import { type PayingHouse, payingHouse } from '../../../../tests/support/server/paying-house.ts';

let house: PayingHouse;
let mp: PayingHouse['mp'];
let till: PayingHouse['till'];
let pay: PayingHouse['pay'];
const { seen, withdraw } = checking;

beforeAll(async () => {
  house = await payingHouse();
  ({ mp, till, pay } = house);
});
afterAll(() => house.close());

test('a message that is forged, altered, too old, or of another seller changes nothing', async () => {
  const ana = await till.seat(3);
  await till.order(ana, 3);
  const { restCents } = await seen(ana, 3);
  const part = await pay.ask(ana, 3, restCents);
  const payment = await mp.pay((await pay.paymentOf(part.id)).id);
  const good = mp.notice(payment);
  const refused = [
    mp.notice(payment, { secret: 'x'.repeat(32) }),
    mp.notice(payment, { at: new Date(Date.now() - 301_000) }),
    mp.notice(payment, { at: new Date(Date.now() + 301_000), milliseconds: true }),
    { ...good, search: good.search.replace(/data\.id=\d/, 'data.id=9') },
    { ...good, headers: { ...good.headers, 'x-request-id': randomUUID() } },
    { ...good, headers: { 'content-type': 'application/json' } },
    { ...good, headers: { ...good.headers, 'x-signature': 'ts=,v1=' } },
  ];
  for (const notice of refused)
    expect(await pay.tell(notice)).toMatchObject({ status: 400, body: { code: 'webhook_refused' } });
  // Signed, but its body speaks of somebody else: nobody is asked.
  const asked = mp.asked.length;
  expect((await pay.tell(mp.notice(payment, { seller: 999 }))).body.outcome).toBe('unknown');
  expect(mp.asked.length).toBe(asked);
  // A payment of another seller's, under the name of our charge: theirs is not opened with our access.
  const foreign = mp.books.newPayment(777, { transaction_amount: 1, external_reference: payment.external_reference });
  await mp.pay(foreign.id);
  expect((await pay.tell(mp.notice(foreign, { seller: mp.seller }))).body.outcome).toBe('unknown');
  // One of the house's own, for something else.
  const own = mp.books.newPayment(mp.seller, { transaction_amount: 1, external_reference: randomUUID() });
  await mp.pay(own.id);
  expect((await pay.tell(mp.notice(own))).body.outcome).toBe('unknown');
  expect((await seen(ana, 3)).part!.status).toBe('asked');
  expect((await pay.tell(good)).body.outcome).toBe('paid');
});

test('told before the answer to its creation came, and again after that answer was lost: one payment', async () => {
  const ana = await till.seat(4);
  await till.order(ana, 4, 2);
  const { restCents } = await seen(ana, 4);
  const cents = restCents - 1;
  // The answer is lost twice: the SDK asks again with the same key, and the phone is told that nobody answered.
  mp.losesAnswers = 2;
  const split = { by: 'amount', cents };
  const key = randomUUID();
  const refused = await checking.pay(ana, 4, cents, { split, method: 'online_pix', key });
  expect([refused.status, refused.body.code]).toEqual([503, 'provider_unavailable']);
  expect((await checking.pay(ana, 4, cents, { split, method: 'online_pix', key })).body.code).toBe(
    'provider_unavailable',
  );
  // The part is free at once; one payment was made there all the same, and is called back when it is looked at.
  expect(await seen(ana, 4)).toMatchObject({ part: null, leftCents: restCents });
  const { rows } = await house.instance.owner.query('select p.id from check_parts p where p.key = $1', [key]);
  const made = [...mp.books.payments.values()].filter((each) => each.transaction_amount === cents / 100);
  expect(made).toHaveLength(1);
  expect(await pay.later(1)).toEqual([]);
  expect(made[0]!.status).toBe('cancelled');
  expect((await pay.books(rows[0].id)).status).toBe('withdrawn');
  // And one that was paid in that moment counts: it is known by the name that it was asked for with.
  mp.losesAnswers = 2;
  const again = randomUUID();
  await checking.pay(ana, 4, cents, { split, method: 'online_pix', key: again });
  const paid = [...mp.books.payments.values()].filter((each) => each.transaction_amount === cents / 100).at(-1)!;
  await mp.pay(paid.id);
  expect((await pay.tell(mp.notice(paid))).body.outcome).toBe('paid');
  expect((await seen(ana, 4)).restCents).toBe(1);
});

test('paid and told while the answer to its creation is still on its way: it is paid when the phone hears of it', async () => {
  const ana = await till.seat(7);
  await till.order(ana, 7);
  const { restCents } = await seen(ana, 7);
  mp.beforeAnswer = async (what, answer) => {
    if (what !== 'POST /v1/payments') return;
    const payment = await mp.pay((answer as { id: number }).id);
    expect((await pay.tell(mp.notice(payment))).body.outcome).toBe('paid');
  };
  const split = { by: 'amount', cents: restCents - 1 };
  const answer = await checking.pay(ana, 7, restCents - 1, { split, method: 'online_pix' });
  mp.beforeAnswer = async () => {};
  expect(answer.body.check).toMatchObject({ restCents: 1, part: { status: 'paid', online: null } });
});

test('a provider that is away: the guest is told, and the part is free', async () => {
  const ana = await till.seat(5);
  await till.order(ana, 5);
  const { restCents } = await seen(ana, 5);
  mp.away = true;
  const split = { by: 'amount', cents: restCents };
  const refused = await checking.pay(ana, 5, restCents, { split, method: 'online_card' });
  expect(refused.body.code).toBe('provider_unavailable');
  expect(await seen(ana, 5)).toMatchObject({ part: null, leftCents: restCents });
  mp.away = false;
  const part = await pay.ask(ana, 5, restCents);
  const payment = await pay.paymentOf(part.id);
  mp.away = true;
  // It cannot be asked: told so, and told again later by the provider.
  expect((await checking.tell(ana, 5, part.id)).body.code).toBe('provider_unavailable');
  expect((await pay.tell(mp.notice(payment))).status).toBe(503);
  // Who does not want to wait is let go.
  expect((await withdraw(ana, 5, part.id)).body.check).toMatchObject({ part: null, leftCents: restCents });
  mp.away = false;
  expect(await pay.later(1)).toEqual([]);
  expect(payment.status).toBe('cancelled');
});

test('when its time is over a part is anybody’s again, and nobody can pay it there', async () => {
  const ana = await till.seat(6);
  await till.order(ana, 6);
  const { restCents } = await seen(ana, 6);
  const pix = await pay.ask(ana, 6, restCents);
  const payment = await pay.paymentOf(pix.id);
  await pay.later(5);
  expect((await seen(ana, 6)).part!.status).toBe('asked');
  await pay.later(16);
  expect(await seen(ana, 6)).toMatchObject({
    part: { status: 'withdrawn', endedWhy: 'expired' },
    leftCents: restCents,
  });
  expect(payment.status).toBe('cancelled');
  const card = await pay.ask(ana, 6, restCents, 'online_card');
  await withdraw(ana, 6, card.id);
  const preference = mp.books.preferences.get(card.online!.pageUrl!.split('/').at(-1)!)!;
  expect(Date.parse(preference.expiration_date_to)).toBeLessThanOrEqual(Date.now());
});

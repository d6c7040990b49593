import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestInstance, publicUrl, type TestInstance } from '../../../tests/support/server/instance.ts';
import { addDiscount, Payer, payAtSandbox, planIds, refOf, usesOf } from '../../../tests/support/server/payer.ts';
import { silentPost } from '../../../tests/support/server/subscriber.ts';
import { expirePayments } from './life/expire-payments.ts';

let instance: TestInstance;
let plans: Record<string, string>;
beforeAll(async () => {
  instance = await openTestInstance();
  plans = await planIds(instance);
});
afterAll(() => instance.close());

test('the last use of a code, by 50 restaurants at once: exactly one has it', async () => {
  const code = await addDiscount(instance, { maxUses: 3 });
  await (await Payer.arrive(instance)).checkout(plans.anual!, { discountCode: code });
  await (await Payer.arrive(instance)).checkout(plans.anual!, { discountCode: code });
  const payers: Payer[] = [];
  while (payers.length < 50) payers.push(await Payer.arrive(instance));
  // What they saw is the same for all; the code is then used in the same moment.
  const amountCents = 29_990 - 2_999;
  const answers = await Promise.all(
    payers.map((payer) => payer.checkout(plans.anual!, { discountCode: code, amountCents })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['discount_used_up']),
  );
  expect(await usesOf(instance, code)).toBe(3);
});

test('a payment that comes to nothing gives its use back', async () => {
  const code = await addDiscount(instance, { maxUses: 1 });
  const ana = await Payer.arrive(instance);
  const bia = await Payer.arrive(instance);
  const { body } = await ana.checkout(plans.anual!, { discountCode: code, method: 'credit_card' });
  expect(body.payment).toMatchObject({ priceCents: 29_990, discountCents: 2_999, amountCents: 26_991 });
  expect((await bia.quote(plans.anual!, code)).body.code).toBe('discount_used_up');
  // Its own use is no obstacle to the restaurant that holds it.
  expect((await ana.quote(plans.anual!, code)).body.amountCents).toBe(26_991);
  expect((await ana.checkout(plans.anual!, { discountCode: code })).status).toBe(200);
  expect(await usesOf(instance, code)).toBe(1);
  await ana.checkout(plans.mensal!);
  expect(await usesOf(instance, code)).toBe(0);
  expect((await bia.pays(plans.anual!, { discountCode: code })).status).toBe('paid');
  expect(await usesOf(instance, code)).toBe(1);
});

test('unknown, foreign, early, late and inactive codes are refused by name, on their field', async () => {
  const ana = await Payer.arrive(instance);
  const bia = await Payer.arrive(instance);
  const codes = {
    NOWHERE: 'discount_unknown',
    [await addDiscount(instance, { restaurantId: bia.restaurant.id })]: 'discount_unknown',
    [await addDiscount(instance, { from: '2099-01-01' })]: 'discount_expired',
    [await addDiscount(instance, { to: '2020-12-31' })]: 'discount_expired',
    [await addDiscount(instance, { active: false })]: 'discount_expired',
  };
  for (const [code, refusal] of Object.entries(codes)) {
    for (const answer of [
      await ana.quote(plans.anual!, code),
      await ana.checkout(plans.anual!, { discountCode: code, amountCents: 1 }),
    ]) {
      expect([answer.body.code, answer.body.data.fields[0].path], code).toEqual([refusal, 'discountCode']);
    }
  }
  const own = await addDiscount(instance, { restaurantId: ana.restaurant.id, type: 'fixed', value: 500 });
  expect((await ana.quote(plans.mensal!, own.toLowerCase())).body.amountCents, 'however it is typed').toBe(2_490);
});

test('a code for everything is paid at once, without the provider', async () => {
  const code = await addDiscount(instance, { value: 10_000 });
  const ana = await Payer.arrive(instance);
  const { body } = await ana.checkout(plans.anual!, { discountCode: code });
  expect(body).toMatchObject({ payment: { status: 'paid', amountCents: 0, transactionId: null }, instructions: {} });
  expect((await ana.subscription()).subscription.open).toBe(true);
  expect(await usesOf(instance, code)).toBe(1);
  expect(instance.letters.at(-1)).toMatchObject({ template: 'activatedFree', values: { plan: 'Plano Anual' } });
});

test('the day on which a code ends is the restaurant’s own', async () => {
  const later = await instance.another({ now: () => new Date('2026-12-01T02:30:00Z') });
  const code = await addDiscount(instance, { from: '2026-11-01', to: '2026-11-30' });
  for (const [zone, fits] of [
    ['America/Sao_Paulo', true],
    ['America/Noronha', false],
  ] as const) {
    const payer = await Payer.arrive(instance, zone);
    const headers = { origin: publicUrl, cookie: payer.visitor.cookieHeader, 'content-type': 'application/json' };
    const body = JSON.stringify({ planId: plans.anual, discountCode: code });
    const answer = await fetch(`${later.url}/api/subscription/quote`, { method: 'POST', headers, body });
    expect(answer.status, zone).toBe(fits ? 200 : 409);
  }
  await later.close();
});

const discounted = async (code: string) =>
  (
    await instance.owner.query(
      `select p.id from payments p join discounts d on d.id = p.discount_id
       where d.code = $1 and p.status in ('paid', 'refunded') and p.discount_cents > 0`,
      [code],
    )
  ).rowCount;

test('a use that moves to another payment of the restaurant is said, and the first cannot be paid any more', async () => {
  const code = await addDiscount(instance, { maxUses: 1 });
  const ana = await Payer.arrive(instance);
  expect((await ana.quote(plans.anual!, code)).body.discountMoves).toBe(false);
  const first = (await ana.checkout(plans.anual!, { discountCode: code })).body;
  expect((await ana.quote(plans.anual!, code)).body).toMatchObject({ discountMoves: true, discountCents: 2_999 });
  const second = (await ana.checkout(plans.anual!, { discountCode: code, method: 'credit_card' })).body;
  expect((await ana.payment(first.payment.id)).body.payment.status).toBe('cancelled');
  await expect(payAtSandbox(instance, first)).rejects.toMatchObject({ code: 'payment_not_found' });
  await payAtSandbox(instance, second);
  await instance.deliverPayments();
  expect((await ana.payment(second.payment.id)).body.payment).toMatchObject({ status: 'paid', amountCents: 26_991 });
  expect([await usesOf(instance, code), await discounted(code)]).toEqual([1, 1]);
});

test('a use that its provider does not let go stays with the first payment, and the second is refused with a word', async () => {
  const code = await addDiscount(instance, { maxUses: 1 });
  const ana = await Payer.arrive(instance);
  const bia = await Payer.arrive(instance);
  const first = (await ana.checkout(plans.anual!, { discountCode: code })).body;
  const withdraw = vi.spyOn(instance.sandbox, 'withdraw').mockRejectedValue(new Error('Not reachable'));
  const second = await ana.checkout(plans.anual!, { discountCode: code });
  expect([second.status, second.body.code, second.body.data.fields[0].path]).toEqual([
    409,
    'discount_held',
    'discountCode',
  ]);
  expect((await ana.payment(first.payment.id)).body.payment.status, 'nothing has changed').toBe('pending');
  // Without the code another payment takes its place, and the use stays where it may still be used.
  expect((await ana.checkout(plans.anual!)).status).toBe(200);
  expect((await ana.payment(first.payment.id)).body.payment.status).toBe('cancelled');
  expect([await usesOf(instance, code), (await bia.quote(plans.anual!, code)).body.code]).toEqual([
    1,
    'discount_used_up',
  ]);
  withdraw.mockRestore();
  await payAtSandbox(instance, first);
  await instance.deliverPayments();
  expect((await ana.payment(first.payment.id)).body.payment.status).toBe('paid');
  expect([await usesOf(instance, code), await discounted(code)]).toEqual([1, 1]);
});

test('given back when it ends: what nobody paid until its time was over', async () => {
  const code = await addDiscount(instance, { maxUses: 1 });
  const ana = await Payer.arrive(instance);
  const bia = await Payer.arrive(instance);
  await ana.checkout(plans.anual!, { discountCode: code });
  const withdraw = vi.spyOn(instance.sandbox, 'withdraw').mockRejectedValue(new Error('Not reachable'));
  await ana.checkout(plans.anual!);
  withdraw.mockRestore();
  expect(await usesOf(instance, code)).toBe(1);
  const later = new Date(Date.now() + 25 * 60 * 60_000);
  const { system } = instance.database;
  const look = vi.spyOn(instance.sandbox, 'look').mockImplementation(async (ref) => {
    return { ref, status: 'cancelled', transactionId: null, at: later, failure: 'expired' };
  });
  await expirePayments({ system, payments: instance.sandbox, post: silentPost, onError: console.error }, later);
  look.mockRestore();
  expect(await usesOf(instance, code)).toBe(0);
  expect((await bia.quote(plans.anual!, code)).body.discountCents).toBe(2_999);
});

test('a card that was refused keeps its use while its page takes another card', async () => {
  const code = await addDiscount(instance, { maxUses: 1 });
  const ana = await Payer.arrive(instance);
  const bia = await Payer.arrive(instance);
  const first = (await ana.checkout(plans.anual!, { discountCode: code, method: 'credit_card' })).body;
  await instance.sandbox.payByCard(refOf(first), '4000 0000 0000 0002');
  await instance.deliverPayments();
  expect((await ana.payment(first.payment.id)).body.payment.status).toBe('failed');
  expect((await bia.quote(plans.anual!, code)).body.code).toBe('discount_used_up');
  // The restaurant itself takes it along to its next try.
  const second = (await ana.checkout(plans.anual!, { discountCode: code })).body;
  expect(second.payment.amountCents).toBe(26_991);
  await expect(payAtSandbox(instance, first)).rejects.toMatchObject({ code: 'payment_not_found' });
  expect(await usesOf(instance, code)).toBe(1);
});

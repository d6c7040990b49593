import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDiscount, Payer, planIds, usesOf } from '../../../tests/support/payer.ts';
import { openTestHouse, type TestHouse } from '../../../tests/support/test-house.ts';

let house: TestHouse;
let plans: Record<string, string>;
beforeAll(async () => {
  house = await openTestHouse();
  plans = await planIds(house);
});
afterAll(() => house.close());

test('the last use of a code, by 50 restaurants at once: exactly one has it', async () => {
  const code = await addDiscount(house, { maxUses: 3 });
  await (await Payer.arrive(house)).checkout(plans.anual!, { discountCode: code });
  await (await Payer.arrive(house)).checkout(plans.anual!, { discountCode: code });
  const payers: Payer[] = [];
  while (payers.length < 50) payers.push(await Payer.arrive(house));
  // What they saw is the same for all; the code is then used in the same moment.
  const amountCents = 29_990 - 2_999;
  const answers = await Promise.all(
    payers.map((payer) => payer.checkout(plans.anual!, { discountCode: code, amountCents })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['discount_used_up']),
  );
  expect(await usesOf(house, code)).toBe(3);
});

test('a payment that comes to nothing gives its use back', async () => {
  const code = await addDiscount(house, { maxUses: 1 });
  const [ana, bia] = [await Payer.arrive(house), await Payer.arrive(house)];
  const { body } = await ana.checkout(plans.anual!, { discountCode: code, method: 'credit_card' });
  expect(body.payment).toMatchObject({ priceCents: 29_990, discountCents: 2_999, amountCents: 26_991 });
  expect((await bia.quote(plans.anual!, code)).body.code).toBe('discount_used_up');
  // Its own use is no obstacle to the restaurant that holds it.
  expect((await ana.quote(plans.anual!, code)).body.amountCents).toBe(26_991);
  expect((await ana.checkout(plans.anual!, { discountCode: code })).status).toBe(200);
  expect(await usesOf(house, code)).toBe(1);
  await ana.checkout(plans.mensal!);
  expect(await usesOf(house, code)).toBe(0);
  expect((await bia.pays(plans.anual!, { discountCode: code })).status).toBe('paid');
  expect(await usesOf(house, code)).toBe(1);
});

test('unknown, foreign, early, late and inactive codes are refused by name, on their field', async () => {
  const [ana, bia] = [await Payer.arrive(house), await Payer.arrive(house)];
  const codes = {
    NOWHERE: 'discount_unknown',
    [await addDiscount(house, { restaurantId: bia.restaurant.id })]: 'discount_unknown',
    [await addDiscount(house, { from: '2099-01-01' })]: 'discount_expired',
    [await addDiscount(house, { to: '2020-12-31' })]: 'discount_expired',
    [await addDiscount(house, { active: false })]: 'discount_expired',
  };
  for (const [code, refusal] of Object.entries(codes)) {
    for (const answer of [
      await ana.quote(plans.anual!, code),
      await ana.checkout(plans.anual!, { discountCode: code, amountCents: 1 }),
    ]) {
      expect([answer.body.code, answer.body.data.fields[0].path], code).toEqual([refusal, 'discountCode']);
    }
  }
  const own = await addDiscount(house, { restaurantId: ana.restaurant.id, type: 'fixed', value: 500 });
  expect((await ana.quote(plans.mensal!, own.toLowerCase())).body.amountCents, 'however it is typed').toBe(2_490);
});

test('a code for everything is paid at once, without the provider', async () => {
  const code = await addDiscount(house, { value: 10_000 });
  const ana = await Payer.arrive(house);
  const { body } = await ana.checkout(plans.anual!, { discountCode: code });
  expect(body).toMatchObject({ payment: { status: 'paid', amountCents: 0, transactionId: null }, instructions: {} });
  expect((await ana.subscription()).subscription.open).toBe(true);
  expect(await usesOf(house, code)).toBe(1);
  expect(house.letters.at(-1)).toMatchObject({ template: 'paymentReceived', values: { amount: 'R$\u00a00,00' } });
});

test('the day on which a code ends is the restaurant’s own', async () => {
  const later = await house.another({ now: () => new Date('2026-12-01T02:30:00Z') });
  const code = await addDiscount(house, { from: '2026-11-01', to: '2026-11-30' });
  for (const [zone, fits] of [
    ['America/Sao_Paulo', true],
    ['America/Noronha', false],
  ] as const) {
    const payer = await Payer.arrive(house, zone);
    const headers = { origin: later.url, cookie: payer.visitor.cookieHeader, 'content-type': 'application/json' };
    const body = JSON.stringify({ planId: plans.anual, discountCode: code });
    const answer = await fetch(`${later.url}/api/subscription/quote`, { method: 'POST', headers, body });
    expect(answer.status, zone).toBe(fits ? 200 : 409);
  }
  await later.close();
});

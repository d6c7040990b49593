import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDay, todayIn } from '#lib/days.ts';
import type { Letter } from '#lib/letters.ts';
import type { Locale } from '#lib/locale.ts';
import { writeLetter } from '#server/mail/letters.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { addDiscount, Payer, planIds, refOf } from '../../../tests/support/server/payer.ts';

let instance: TestInstance;
let plans: Record<string, string>;
const real = new Date();
let now = real;
beforeAll(async () => {
  instance = await openTestInstance({ now: () => now });
  plans = await planIds(instance);
});
afterAll(() => instance.close());

const days = (count: number) => new Date(real.getTime() + count * 86_400_000);

/** An owner who reads this language, and what has been written to them since the last look, as they read it. */
async function owner(locale: Locale) {
  now = real;
  const payer = await Payer.arrive(instance);
  await instance.owner.query('update users set locale = $2 where email = $1', [payer.restaurant.email, locale]);
  let read = instance.letters.length;
  const written = () => {
    const news = instance.letters.slice(read).filter(({ to }) => to === payer.restaurant.email);
    read = instance.letters.length;
    return news.map((letter: Letter) => {
      const { subject, text } = writeLetter(letter, 'https://comanda.example');
      expect(`${subject} ${text}`).not.toMatch(/\{|undefined|mail\./);
      return { template: letter.template, locale: letter.locale, text: `${subject} ${text}`.replaceAll('\u00a0', ' ') };
    });
  };
  const revision = async () => (await payer.subscription()).subscription.revision;
  const post = async (path: string) => payer.visitor.post(`/api/subscription/${path}`, { revision: await revision() });
  return { payer, written, post };
}

const words = {
  'pt-BR': {
    monthly: 'Plano Mensal',
    yearly: 'Plano Anual',
    money: 'R$ 29,90',
    refunded: 'Devolvemos R$ 29,90',
    access: 'O acesso terminou em',
  },
  en: {
    monthly: 'Monthly Plan',
    yearly: 'Annual Plan',
    money: 'R$29.90',
    refunded: 'We have returned R$29.90',
    access: 'Access ended on',
  },
};

for (const locale of ['pt-BR', 'en'] as const) {
  const { monthly, yearly, money, refunded, access } = words[locale];

  test(`cancelled and resumed, in ${locale}`, async () => {
    const { payer, written, post } = await owner(locale);
    await payer.pays(plans.mensal!);
    expect(written()).toEqual([{ template: 'paymentReceived', locale, text: expect.stringContaining(monthly) }]);
    now = days(8);
    await post('cancel');
    expect(written()).toEqual([{ template: 'subscriptionCancelled', locale, text: expect.stringContaining(monthly) }]);
    await post('resume');
    expect(written()).toEqual([{ template: 'subscriptionResumed', locale, text: expect.stringContaining(monthly) }]);
  });

  test(`cancelled within the guarantee, and the money has gone back, in ${locale}`, async () => {
    const { payer, written, post } = await owner(locale);
    const { id } = await payer.pays(plans.mensal!);
    written();
    now = days(2);
    await post('cancel');
    const ended = formatDay(todayIn('America/Sao_Paulo', now), locale, 'date');
    const [cancelled, ...others] = written();
    expect(others).toEqual([]);
    expect(cancelled).toMatchObject({ template: 'subscriptionCancelledRefund', locale });
    for (const part of [money, `${access} ${ended}`]) expect(cancelled?.text).toContain(part);
    await instance.deliverPayments();
    const [letter, ...more] = written();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ template: 'paymentRefundedEnded', locale, text: expect.stringContaining(refunded) });
    expect(letter?.text).toContain(`${access} ${ended}`);
    // It leads to a page that needs no subscription.
    expect(letter?.text).toContain(`/restaurant-admin/subscription/payment/${id}`);
  });

  test(`a plan that changes now, and one that changes with the renewal, in ${locale}`, async () => {
    const { payer, written } = await owner(locale);
    await payer.pays(plans.mensal!);
    written();
    now = days(3);
    await payer.pays(plans.anual!);
    expect(written()).toEqual([{ template: 'planChanged', locale, text: expect.stringContaining(yearly) }]);
    now = days(4);
    const key = crypto.randomUUID();
    const planned = { key, planId: plans.mensal!, amountCents: 0 };
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await payer.visitor.post('/api/subscription/checkout', planned)).body.payment).toBeNull();
    }
    const [letter, ...more] = written();
    expect(more, 'sent again, it is noted already').toEqual([]);
    expect(letter).toMatchObject({ template: 'planChangePlanned', locale });
    for (const part of [yearly, monthly, money]) expect(letter?.text).toContain(part);
  });

  test(`what cost nothing is told without a sum, in ${locale}`, async () => {
    const { payer, written } = await owner(locale);
    const discountCode = await addDiscount(instance, { value: 10_000 });
    await payer.pays(plans.mensal!, { discountCode });
    const [started] = written();
    expect(started).toMatchObject({ template: 'activatedFree', text: expect.stringContaining(monthly) });
    now = days(3);
    await payer.pays(plans.anual!, { discountCode });
    const [changed] = written();
    expect(changed).toMatchObject({ template: 'planChangedFree', text: expect.stringContaining(yearly) });
    for (const letter of [started, changed]) expect(letter?.text).not.toMatch(/R\$/);
  });

  test(`a renewal that fails is told of, a first payment that fails is not, in ${locale}`, async () => {
    const { payer, written } = await owner(locale);
    const decline = async () => {
      const { body } = await payer.checkout(plans.mensal!, { method: 'credit_card' });
      await instance.sandbox.payByCard(refOf(body), '4000 0000 0000 9995');
      await instance.deliverPayments();
    };
    await decline();
    expect(written()).toEqual([]);
    await payer.pays(plans.mensal!);
    written();
    await decline();
    expect(written()).toEqual([{ template: 'renewalFailed', locale, text: expect.stringContaining(monthly) }]);
  });

  test(`begun again after a refund, a first payment that fails renews nothing, in ${locale}`, async () => {
    const { payer, written, post } = await owner(locale);
    await payer.pays(plans.mensal!);
    now = days(2);
    await post('cancel');
    await instance.deliverPayments();
    now = days(3);
    written();
    const { body } = await payer.checkout(plans.mensal!, { method: 'credit_card' });
    await instance.sandbox.payByCard(refOf(body), '4000 0000 0000 9995');
    await instance.deliverPayments();
    expect((await payer.payment(body.payment.id)).body.payment.status).toBe('failed');
    expect(written()).toEqual([]);
  });
}

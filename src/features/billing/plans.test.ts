import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '#lib/locale.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { Payer, planIds } from '../../../tests/support/server/payer.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { planName, planNameIn } from './plan-name.ts';

let instance: TestInstance;
let plans: Record<string, string>;
beforeAll(async () => {
  instance = await openTestInstance();
  plans = await planIds(instance);
});
afterAll(() => instance.close());

test('the plans that are sold are those of the catalogue, with its prices', async () => {
  const { body } = await new Visitor(instance).get('/api/plans');
  expect(body.plans.map(({ name, priceCents }: any) => [name, priceCents])).toEqual([
    ['Plano Mensal', 2_990],
    ['Plano Anual', 29_990],
  ]);
});

test('a plan is called by its name in the reader’s language, wherever it is told', async () => {
  const ana = await Payer.arrive(instance);
  const { id } = await ana.pays(plans.anual!);
  const told = async (language: string) => {
    ana.visitor.cookies.set('locale', language);
    const { body: list } = await ana.visitor.get('/api/plans');
    const { body: own } = await ana.visitor.get('/api/subscription');
    const { body: one } = await ana.payment(id);
    const { body: all } = await ana.visitor.get('/api/payments');
    const { body: today } = await ana.visitor.get('/api/stats/today');
    const { body: quote } = await ana.quote(plans.anual!);
    const sold = list.plans.find(({ key }: { key: string }) => key === 'anual');
    return new Set([
      sold!.name,
      own.subscription!.plan.name,
      one.payment.planName,
      all.payments[0]!.planName,
      all.currentPlan,
      today.subscription!.planName,
      quote.plan.name,
    ]);
  };
  expect(await told('pt-BR')).toEqual(new Set(['Plano Anual']));
  expect(await told('en')).toEqual(new Set(['Annual Plan']));
  ana.visitor.cookies.set('locale', 'en');
  const found = async (search: string) =>
    (await ana.visitor.get(`/api/payments?search=${search}`)).body.payments.length;
  expect([await found('annual'), await found('anual'), await found('monthly')]).toEqual([1, 1, 0]);
});

test('a reader of a language that plans have no name in is told the English one, by code and by SQL alike', async () => {
  const plan = { name: 'Plano Anual', nameEn: 'Annual Plan' };
  const chosen = `select ${planNameIn('$1', '$2', '$3')} as name`;
  for (const [locale, name] of [
    ['pt-BR', plan.name],
    ['en', plan.nameEn],
    ['es', plan.nameEn],
  ] as [Locale, string][]) {
    expect(planName(plan, locale), locale).toBe(name);
    const { rows } = await instance.owner.query(chosen, [plan.name, plan.nameEn, locale]);
    expect(rows, locale).toEqual([{ name }]);
  }
  // What was paid before plans had two names has one.
  expect(planName({ ...plan, nameEn: null }, 'en')).toBe(plan.name);
  expect((await instance.owner.query(chosen, [plan.name, null, 'en'])).rows).toEqual([{ name: plan.name }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { platformDesk } from '../../../tests/support/server/platform.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import type { Visitor } from '../../../tests/support/server/visitor.ts';
import { platform } from './contract.ts';
import { putCountsTogether } from './stats-store.ts';

let instance: TestInstance;
let admin: Visitor;
let other: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  ({ admin } = await platformDesk(instance));
  other = await addRestaurant(instance.owner);
});
afterAll(() => instance.close());

async function kept() {
  const { restaurants, activeSubscriptions, revenueCents, monthlyCents, months } = await admin.ask(platform.stats, {});
  return { restaurants, activeSubscriptions, revenueCents, monthlyCents, paid: months.at(-1)?.paidCents };
}

async function counted() {
  const { rows } = await instance.owner.query(
    `select (select count(*)::int from restaurants where not for_visitors) as restaurants, count(*)::int as "activeSubscriptions",
       sum(s.price_cents)::int as "revenueCents",
       round(sum(s.price_cents * case p.period when 'month' then 12 when 'semester' then 2 else 1 end) / 12.0)::int as "monthlyCents", (select coalesce(sum(amount_cents), 0)::int from payments where status = 'paid'
         and date_trunc('month', paid_at, 'America/Sao_Paulo') = date_trunc('month', now(), 'America/Sao_Paulo')) as paid
     from subscriptions s join plans p on p.id = s.plan_id where s.status = 'active'`,
  );
  return rows[0];
}

test('what is kept of the figures is what the tables say, whatever changes, and put together too', async () => {
  expect(await kept(), 'what was there when the counting began').toEqual(await counted());
  await addRestaurant(instance.owner, { slug: 'casa-contada' });
  const theirs = `restaurant_id = '${other.id}'`;
  for (const change of [
    `update payments set status = 'paid', paid_at = now(), invoice_number = 900001 where ${theirs}`,
    `update payments set amount_cents = 300, price_cents = 300 where ${theirs}`,
    `update payments set paid_at = now() - interval '40 days' where ${theirs}`,
    `update payments set paid_at = now() where ${theirs}`,
    `update payments set status = 'refunded' where ${theirs}`,
    `update payments set status = 'paid' where ${theirs}`,
    `update subscriptions set status = 'past_due', price_cents = price_cents + 5 where ${theirs}`,
    `update subscriptions set status = 'pending' where ${theirs}`,
    `update subscriptions set plan_id = (select id from plans where key = 'basic-semestral') where ${theirs}`,
    `update subscriptions set status = 'active' where ${theirs}`,
    `update subscriptions set plan_id = (select id from plans where key = 'anual') where ${theirs}`,
    `delete from payments where ${theirs}`,
  ]) {
    await instance.owner.query(change);
    expect(await kept(), change).toEqual(await counted());
  }
  const last = await kept();
  await Promise.all([putCountsTogether(instance.database.system), putCountsTogether(instance.database.system)]);
  expect(await kept()).toEqual(last);
  const { rows } = await instance.owner.query(
    'select count(*)::int as rows, count(distinct month)::int as months from platform_counts',
  );
  expect(rows[0].rows, 'a row for each month, and one for what has none').toBe(rows[0].months + 1);
});

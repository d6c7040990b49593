import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashier, openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { platformDesk } from '../../../tests/support/server/platform.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { until } from '../../../tests/support/server/until.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
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
  const { restaurants, activeSubscriptions, revenueCents, months } = await admin.ask(platform.stats, {});
  return { restaurants, activeSubscriptions, revenueCents, paid: months.at(-1)?.paidCents };
}

async function counted() {
  const { rows } = await instance.owner.query(
    `select (select count(*)::int from restaurants where not for_visitors) as restaurants, count(*) filter (where status = 'active')::int as "activeSubscriptions",
       sum(price_cents)::int as "revenueCents", (select coalesce(sum(amount_cents), 0)::int from payments where status = 'paid'
         and date_trunc('month', paid_at, 'America/Sao_Paulo') = date_trunc('month', now(), 'America/Sao_Paulo')) as paid from subscriptions`,
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
    `update subscriptions set status = 'active' where ${theirs}`,
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

test('an order that was placed since the figures were read last is among the latest, until it is gone', async () => {
  const latest = async () => (await admin.ask(platform.stats, {})).latestOrders.map(({ id }) => id);
  const inTables = async () => {
    const { rows } = await instance.owner.query<{ id: string }>(
      `select o.id from orders o join restaurants r on r.id = o.restaurant_id where not r.for_visitors
       order by o.created_at desc, o.id desc limit 5`,
    );
    return rows.map(({ id }) => id);
  };
  const same = async () => isDeepStrictEqual(await latest(), await inTables());
  await until(same, 'The orders that are there');
  const staff = await new Visitor(instance).signIn(cashier);
  const placed = await (await openTill(instance)).orderFor(staff, 2, 1);
  await until(async () => (await latest())[0] === placed, 'The order among the latest');
  expect(await latest()).toEqual(await inTables());
  await instance.owner.query('delete from order_items where order_id = $1', [placed]);
  await instance.owner.query('delete from order_events where order_id = $1', [placed]);
  await instance.owner.query('delete from orders where id = $1', [placed]);
  expect(await latest()).toEqual(await inTables());
});

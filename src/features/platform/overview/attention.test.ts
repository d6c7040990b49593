import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { platformDesk } from '../../../../tests/support/server/platform.ts';
import { addRestaurant, type SecondRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import type { AttentionList } from './contract.ts';
import { shownOfKind } from './values.ts';

let instance: TestInstance;
let desk: Awaited<ReturnType<typeof platformDesk>>;
let house: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  desk = await platformDesk(instance);
  house = await addRestaurant(instance.owner);
  for (const table of ['feedback', 'payments']) await instance.owner.query(`delete from ${table}`);
  await instance.owner.query("update restaurants set created_at = now() - interval '40 days'");
  await instance.owner.query("update subscriptions set ends_at = now() + interval '60 days'");
});
afterAll(() => instance.close());

const read = async (): Promise<AttentionList> => (await desk.admin.get('/api/platform/attention')).body;
const kinds = async () => (await read()).items.map(({ kind }) => kind);
const theirs = (change: string) =>
  instance.owner.query(`update subscriptions set ${change} where restaurant_id = $1`, [house.id]);

async function payment(status: string, daysAgo: number): Promise<void> {
  await instance.owner.query(
    `insert into payments (restaurant_id, subscription_id, plan_id, plan_name, kind, method, status, amount_cents, price_cents,
       customer, provider, key, created_at, paid_at, invoice_number)
     select restaurant_id, id, plan_id, 'Plano', 'renewal', 'credit_card', $1, 2990, 2990, '{}', 'sandbox', gen_random_uuid(), at,
       case $1 when 'paid' then at end, case $1 when 'paid' then 910001 end
     from subscriptions, (select now() - make_interval(days => $2) as at) t where restaurant_id = $3 limit 1`,
    [status, daysAgo, house.id],
  );
}

test('a subscription is listed within seven days of its end, and while its payment is late', async () => {
  expect(await read()).toEqual({ items: [], more: [] });
  await theirs(`ends_at = now() + interval '8 days'`);
  expect(await kinds()).toEqual([]);
  await theirs(`ends_at = now() + interval '6 days'`);
  const { rows } = await instance.owner.query('select id, price_cents from subscriptions where restaurant_id = $1', [
    house.id,
  ]);
  expect((await read()).items).toEqual([
    {
      kind: 'ending',
      id: rows[0].id,
      restaurantId: house.id,
      restaurant: 'Casa Vizinha',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      amountCents: rows[0].price_cents,
    },
  ]);
  await theirs(`status = 'past_due', ends_at = now() - interval '1 day', started_at = now() - interval '40 days'`);
  expect(await kinds()).toEqual(['past_due']);
  await theirs(`status = 'expired'`);
  expect(await kinds()).toEqual([]);
  await theirs(`status = 'active', ends_at = now() + interval '60 days'`);
});

test('a payment that failed is listed for a week, until one is paid after it', async () => {
  await payment('failed', 8);
  expect(await kinds()).toEqual([]);
  await payment('failed', 2);
  expect((await read()).items).toMatchObject([{ kind: 'payment_failed', amountCents: 2_990 }]);
  await payment('paid', 1);
  expect(await kinds()).toEqual([]);
  await instance.owner.query(
    'update payments set refund_due_at = now() where restaurant_id = $1 and paid_at is not null',
    [house.id],
  );
  expect(await kinds()).toEqual(['refund']);
  await instance.owner.query('delete from payments where restaurant_id = $1', [house.id]);
});

test('new restaurants are listed for thirty days, the latest first, as many as are shown, and that there are more', async () => {
  const ids: string[] = [];
  for (let index = 0; index < shownOfKind + 1; index += 1)
    ids.push((await addRestaurant(instance.owner, { slug: `casa-nova-${index}` })).id);
  const { items, more } = await read();
  const found = items.filter(({ kind }) => kind === 'restaurant').map(({ id }) => id);
  expect(found).toEqual(ids.slice(1).reverse());
  expect(more).toContain('restaurant');
});

test('nobody but the administrator reads it', async () => {
  expect((await new Visitor(instance).get('/api/platform/attention')).status).toBe(401);
  const answer = await (await new Visitor(instance).signIn(owner)).get('/api/platform/attention');
  expect(answer.body.code).toBe('forbidden');
});

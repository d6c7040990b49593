import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedVisitorsHouse } from '../../../../db/seed/visitors-house.ts';
import { openTestInstance, owner, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { platformDesk } from '../../../../tests/support/server/platform.ts';
import { addRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import type { RestaurantDetails } from './contract.ts';
import { shownPayments } from './values.ts';

let instance: TestInstance;
let desk: Awaited<ReturnType<typeof platformDesk>>;
beforeAll(async () => {
  instance = await openTestInstance();
  desk = await platformDesk(instance);
});
afterAll(() => instance.close());

const ask = (id: string) => desk.admin.get(`/api/platform/restaurants/${id}`);
const read = async (id: string): Promise<RestaurantDetails> => (await ask(id)).body;
const count = async (text: string, id: string) =>
  (await instance.owner.query<{ count: number }>(`select count(*)::int as count from ${text}`, [id])).rows[0]?.count;

test('of one restaurant: who owns it, what it has paid, and how much of it there is', async () => {
  const id = instance.restaurantId;
  await new Visitor(instance).signIn(owner);
  const { restaurant, owners, subscription, payments, paidCents, use } = await read(id);
  expect(restaurant).toMatchObject({ id, name: 'Restaurant Demo', plan: 'Plano Anual', standing: 'subscribed' });
  expect(owners).toEqual([
    { id, name: 'Helena Prado', email: owner, active: true, lastSignInAt: expect.stringMatching(/Z$/) },
  ]);
  expect(subscription).toMatchObject({ status: 'active', priceCents: 29_990, plan: { key: 'anual', period: 'year' } });
  expect(payments.map(({ status }) => status)).toEqual(['paid', 'cancelled', 'failed', 'paid', 'paid', 'paid', 'paid']);
  expect(payments[0]).toMatchObject({ planName: 'Plano Anual', method: 'credit_card', amountCents: 29_990 });
  expect(paidCents, 'what failed was not received').toBe(29_990 + 4 * 2_990);
  expect(use).toEqual({
    ordersThisMonth: await count(
      `orders where restaurant_id = $1 and created_at >= date_trunc('month', now(), 'America/Sao_Paulo')`,
      id,
    ),
    ordered: true,
    products: await count('products where restaurant_id = $1 and archived_at is null', id),
    tables: await count('tables where restaurant_id = $1 and deleted_at is null', id),
    staff: await count(`users where restaurant_id = $1 and role in ('waiter', 'cashier') and active`, id),
  });
  expect(new Date(restaurant.createdAt).getTime(), 'it joined before it first paid').toBeLessThan(
    Date.parse(payments.at(-1)?.createdAt ?? ''),
  );
});

test('of a new one there is nothing yet, and what it pays is shown as far back as the page goes', async () => {
  const fresh = await addRestaurant(instance.owner, { slug: 'casa-nova' });
  await instance.owner.query(`update subscriptions set status = 'pending' where restaurant_id = $1`, [fresh.id]);
  const { restaurant, owners, subscription, paidCents } = await read(fresh.id);
  expect(restaurant).toMatchObject({ plan: null, endsAt: null, standing: 'unsubscribed' });
  expect(owners).toMatchObject([{ email: fresh.owner, lastSignInAt: null }]);
  expect([subscription?.status, paidCents]).toEqual(['pending', 0]);
  await instance.owner.query(
    `insert into payments (restaurant_id, subscription_id, plan_id, plan_name, kind, method, status, amount_cents, price_cents, customer,
       provider, key, created_at)
     select restaurant_id, id, plan_id, 'Plano', 'first', 'pix', 'failed', 2990, 2990, '{}', 'sandbox', gen_random_uuid(), now() - n * interval '1 day'
     from subscriptions, generate_series(1, 30) n where restaurant_id = $1`,
    [fresh.id],
  );
  expect((await read(fresh.id)).payments).toHaveLength(shownPayments);
});

test('there is no page of what is no restaurant, nor of the house of the demonstration’s visitors', async () => {
  expect(await ask(randomUUID())).toMatchObject({ status: 404, body: { code: 'restaurant_not_found' } });
  expect((await ask('restaurant-demo')).body.code).toBe('invalid_input');
  await seedVisitorsHouse(instance.database, instance.restaurantId);
  const { rows } = await instance.owner.query('select id from restaurants where for_visitors');
  expect((await ask(rows[0].id)).status).toBe(404);
});

test('nobody but the administrator reads it', async () => {
  const path = `/api/platform/restaurants/${instance.restaurantId}`;
  expect((await new Visitor(instance).get(path)).status).toBe(401);
  expect((await (await new Visitor(instance).signIn(owner)).get(path)).body.code).toBe('forbidden');
});

test('of dishes and tables the system counts how many there are, and reads nothing of what they are', async () => {
  for (const text of ['select number from tables', 'select secret from tables', 'select name from products'])
    await expect(instance.database.system.rows({ name: text, text })).rejects.toMatchObject({ code: '42501' });
});

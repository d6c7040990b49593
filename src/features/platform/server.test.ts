import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../tests/support/server/contract-calls.ts';
import { openTestInstance, owner, type TestInstance } from '../../../tests/support/server/instance.ts';
import { platformDesk } from '../../../tests/support/server/platform.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import type { ManagedPlan, ManagedSubscription } from './contract.ts';
import { beginningOf, lastMonths } from './months.ts';

let instance: TestInstance;
let desk: Awaited<ReturnType<typeof platformDesk>>;
let other: SecondRestaurant;
let invoices = 0;
let now: Date | null = null;
beforeAll(async () => {
  instance = await openTestInstance({ now: () => now ?? new Date() });
  desk = await platformDesk(instance);
  other = await addRestaurant(instance.owner);
  await instance.owner.query('delete from payments');
});
afterAll(() => instance.close());

const get = async (path: string) => (await desk.admin.get(`/api/platform${path}`)).body;
const [twoAgo = '', lastMonth = '', thisMonth = ''] = lastMonths(new Date(), 3);
const justBefore = (month: string) => new Date(beginningOf(month).getTime() - 1);

async function pay(at: Date, cents: number, status = 'paid'): Promise<void> {
  invoices += 1;
  await instance.owner.query(
    `insert into payments (restaurant_id, subscription_id, plan_id, plan_name, kind, method, status, amount_cents, price_cents,
       customer, provider, key, paid_at, invoice_number)
     select restaurant_id, id, plan_id, 'Plano', 'renewal', 'pix', $3, $2, $2, '{}', 'sandbox', gen_random_uuid(),
       case when $3 in ('paid', 'refunded') then $1::timestamptz end, $4
     from subscriptions where restaurant_id = $5 limit 1`,
    [at, cents, status, 900_000 + invoices, other.id],
  );
}

test('the figures are those of the tables, the revenue the sum of the prices of active subscriptions', async () => {
  const unpaid = await addRestaurant(instance.owner, { slug: 'casa-sem-pagar' });
  await addRestaurant(instance.owner, { slug: 'casa-vencida', subscription: 'expired' });
  await instance.owner.query(`update subscriptions set status = 'pending' where restaurant_id = $1`, [unpaid.id]);
  const { rows } = await instance.owner.query(
    `select (select count(*)::int from restaurants) as restaurants, count(*)::int as active, sum(s.price_cents)::int as revenue,
       round(sum(s.price_cents * case p.period when 'year' then 1 else 12 end) / 12.0)::int as monthly
     from subscriptions s join plans p on p.id = s.plan_id where s.status = 'active'`,
  );
  expect(await get('/stats')).toMatchObject({
    restaurants: rows[0].restaurants,
    activeSubscriptions: rows[0].active,
    revenueCents: rows[0].revenue,
    monthlyCents: rows[0].monthly,
  });
});

test('restaurants that joined this month are told beside those of the same days of the last', async () => {
  now = new Date(beginningOf(thisMonth).getTime() + 36 * 3_600_000);
  await instance.owner.query(`update restaurants set created_at = $1`, [beginningOf(twoAgo)]);
  const joined = (at: Date, slug: string) =>
    instance.owner.query('update restaurants set created_at = $1 where slug = $2', [at, slug]);
  await joined(beginningOf(thisMonth), 'casa-vencida');
  await joined(new Date(beginningOf(lastMonth).getTime() + 3_600_000), 'casa-sem-pagar');
  expect(await get('/stats')).toMatchObject({ newRestaurants: 1, newBefore: 1 });
  await joined(justBefore(thisMonth), 'casa-sem-pagar');
  expect(await get('/stats'), 'later than the same days').toMatchObject({ newRestaurants: 1, newBefore: 0 });
  now = null;
});

test('growth is this month against the same days of the last, in São Paulo, of what is paid; none without them', async () => {
  now = new Date(beginningOf(thisMonth).getTime() + 36 * 3_600_000);
  expect((await get('/stats')).growthBasisPoints, 'nothing at all').toBeNull();
  await pay(beginningOf(thisMonth), 11_200);
  expect((await get('/stats')).growthBasisPoints, 'nothing last month').toBeNull();
  await pay(justBefore(thisMonth), 4_000);
  expect((await get('/stats')).growthBasisPoints, 'nothing in the same days').toBeNull();
  await pay(beginningOf(lastMonth), 6_000);
  await pay(new Date(beginningOf(lastMonth).getTime() + 35 * 3_600_000), 4_000);
  await pay(justBefore(lastMonth), 99);
  for (const status of ['pending', 'failed', 'cancelled', 'refunded']) await pay(beginningOf(thisMonth), 5_000, status);
  const stats = await get('/stats');
  expect(stats).toMatchObject({ growthBasisPoints: 1_200, paidBeforeCents: 10_000 });
  expect(stats.months).toHaveLength(12);
  expect(stats.months.slice(-3)).toEqual([
    { month: twoAgo, paidCents: 99 },
    { month: lastMonth, paidCents: 14_000 },
    { month: thisMonth, paidCents: 11_200 },
  ]);
  await pay(beginningOf(lastMonth), 4_000);
  expect((await get('/stats')).growthBasisPoints, 'with its sign').toBe(-2_000);
  now = null;
});

test('subscriptions, with whom they are of, by words and by status', async () => {
  const found = async (query: string): Promise<ManagedSubscription[]> =>
    (await get(`/subscriptions?${query}`)).subscriptions;
  const [mine] = await found('search=vizinha&status=active');
  expect(mine).toMatchObject({
    restaurantId: other.id,
    restaurant: 'Casa Vizinha',
    priceCents: 2_990,
    status: 'active',
  });
  const expired = await found('status=expired');
  expect(expired.length).toBeGreaterThan(0);
  expect(new Set(expired.map(({ status }) => status))).toEqual(new Set(['expired']));
  expect(await found('search=nobody')).toEqual([]);
  expect((await desk.admin.get('/api/platform/subscriptions?status=ACTIVE')).status).toBe(400);
  const all = (await found('')).map(({ startedAt: _, ...each }) => each);
  const { rows } = await instance.owner.query('select id from subscriptions order by created_at desc, id desc');
  expect(all.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('a plan is changed, published and retired; who has it keeps the price', async () => {
  const read = async (key: string): Promise<ManagedPlan> =>
    (await get('/plans')).plans.find((each: ManagedPlan) => each.key === key);
  const edit = (
    { id, revision, name, nameEn, priceCents, tableLimit, highlighted, published, retired }: ManagedPlan,
    part: object,
  ) =>
    desk.admin.put(`/api/platform/plans/${id}`, {
      revision,
      name,
      nameEn,
      priceCents,
      tableLimit,
      highlighted,
      published,
      retired,
      ...part,
    });
  const { plans } = await get('/plans');
  expect(plans.map(({ position }: ManagedPlan) => position)).toEqual(
    plans.map((_: unknown, n: number) => plans[n].position).toSorted((a: number, b: number) => a - b),
  );
  const yearly = await read('anual');
  expect(yearly.inUse).toBeGreaterThan(0);
  const before = await instance.owner.query('select id, price_cents from subscriptions order by id');
  expect((await edit(yearly, { priceCents: 31_990 })).body).toMatchObject({
    priceCents: 31_990,
    revision: yearly.revision + 1,
  });
  expect((await instance.owner.query('select id, price_cents from subscriptions order by id')).rows).toEqual(
    before.rows,
  );
  expect((await edit(yearly, { priceCents: 1 })).body.code).toBe('stale_revision');

  const twice = await read('anual');
  // Nothing is a price that is asked about twice.
  expect(await edit(twice, { priceCents: 0 })).toMatchObject({ status: 409, body: { code: 'plan_free' } });
  const free = (await edit(twice, { priceCents: 0, free: true, nameEn: 'Gift' })).body;
  expect(free).toMatchObject({ priceCents: 0, name: 'Plano Anual', nameEn: 'Gift' });
  expect((await edit(free, { highlighted: false })).body.priceCents, 'once it is free it may stay so').toBe(0);

  const basic = await read('basic-mensal');
  const published = (await edit(basic, { published: true, tableLimit: null })).body;
  expect(published).toMatchObject({ published: true, tableLimit: null });
  expect((await edit(published, { retired: true })).body.data.fields[0].path).toBe('retired');
  expect((await edit(published, { published: false, retired: true })).body).toMatchObject({ retired: true });
  for (const part of [
    { priceCents: -1 },
    { priceCents: 3e9 },
    { priceCents: null },
    { name: ' ' },
    { nameEn: '' },
    { tableLimit: 0 },
    { period: 'year' },
  ]) {
    expect((await edit(await read('mensal'), part)).body.code).toBe('invalid_input');
  }
  expect((await edit({ ...basic, id: randomUUID() }, {})).body.code).toBe('plan_not_found');
  expect((await desk.records(basic.id)).map(({ changes }) => changes)).toEqual([
    { tableLimit: { from: 10, to: null }, published: { from: false, to: true } },
    { published: { from: true, to: false }, retired: { from: false, to: true } },
  ]);
});

test('feedback is read newest first, with who wrote it', async () => {
  await instance.owner.query(
    `insert into feedback (restaurant_id, user_id, key, text, rating, created_at)
     select $1, null, gen_random_uuid(), 'Recado ' || n, n % 6, now() - n * interval '1 day' from generate_series(1, 40) n`,
    [other.id],
  );
  const first = await get('/feedback');
  expect(first.feedback[0]).toMatchObject({ text: 'Muito bom', rating: 5, author: 'restaurant_owner of casa-vencida' });
  const second = await get(`/feedback?cursor=${first.nextCursor}`);
  const texts = [...first.feedback, ...second.feedback]
    .map(({ text }) => text)
    .filter((text) => text.startsWith('Recado'));
  expect(texts).toEqual(Array.from({ length: 40 }, (_, n) => `Recado ${n + 1}`));
  expect((await get('/feedback?search=RECADO%207')).feedback).toHaveLength(1);
});

test('the record is read newest first, and the application has no right to change it', async () => {
  const { entries } = await get('/audit');
  expect(entries.length).toBeGreaterThan(0);
  const times = entries.map(({ at }: { at: string }) => at);
  expect(times.toSorted().toReversed()).toEqual(times);
  expect(entries[0]).toMatchObject({ actor: 'Administração Comanda', entity: 'plan', action: 'plan.edited' });
  expect((await get('/audit?search=restaurant.edited')).entries).toEqual([]);
  const { rows } = await instance.owner.query(
    `select grantee, privilege_type from information_schema.role_table_grants
     where table_name = 'audit_log' and grantee in ('comanda_app', 'comanda_system') order by 1, 2`,
  );
  expect(rows).toEqual(['INSERT', 'SELECT'].map((privilege_type) => ({ grantee: 'comanda_system', privilege_type })));
  for (const text of ['delete from audit_log', `update audit_log set actor_name = 'x'`, 'truncate audit_log']) {
    await expect(instance.database.system.rows({ name: text, text })).rejects.toMatchObject({ code: '42501' });
  }
});

test('of an order the system sees its line in the list, and nothing that was ordered', async () => {
  for (const text of [
    'select place_key from orders',
    'select * from order_items',
    `update orders set status = 'pronto'`,
  ]) {
    await expect(instance.database.system.rows({ name: text, text })).rejects.toMatchObject({ code: '42501' });
  }
});

test('none of it is for anyone but the administrator', async () => {
  const mine = calls.filter(({ name }) => name.startsWith('platform.'));
  expect(mine.length).toBe(17);
  expect(new Set(mine.map(({ meta }) => meta.permission))).toEqual(new Set(['platform']));
  expect((await new Visitor(instance).get('/api/platform/stats')).status).toBe(401);
  expect((await (await new Visitor(instance).signIn(owner)).get('/api/platform/stats')).body.code).toBe('forbidden');
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { platformDesk } from '../../../../tests/support/server/platform.ts';
import { addRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import type { ManagedRestaurant } from './contract.ts';

let instance: TestInstance;
let desk: Awaited<ReturnType<typeof platformDesk>>;
beforeAll(async () => {
  instance = await openTestInstance();
  desk = await platformDesk(instance);
});
afterAll(() => instance.close());

const list = async (query = '') => (await desk.admin.get(`/api/platform/restaurants?${query}`)).body;
const slugs = async (query: string) =>
  (await list(query)).restaurants.map(({ slug }: ManagedRestaurant) => slug) as string[];

async function everyPage(query: string): Promise<ManagedRestaurant[]> {
  const seen: ManagedRestaurant[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list(`${query}${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.restaurants);
    cursor = page.nextCursor;
  }
  return seen;
}

test('by the day on which they joined and by name, either way round, a page at a time and nothing twice', async () => {
  await instance.owner.query(
    `insert into restaurants (name, slug, created_at)
     select case when n % 2 = 0 then 'Águas ' else 'aguas ' end || n % 7, 'filial-' || n, now() - n % 5 * interval '1 day' from generate_series(1, 60) n`,
  );
  const inOrder = async (order: string) => {
    const { rows } = await instance.owner.query(
      `select slug from restaurants where slug like 'filial-%' order by ${order}`,
    );
    return rows.map(({ slug }) => slug);
  };
  for (const [query, order] of Object.entries({
    '': 'created_at desc, id desc',
    '&sort=joined&direction=asc': 'created_at, id',
    '&sort=name&direction=asc': 'search_name collate "C", id',
    '&sort=name&direction=desc': 'search_name collate "C" desc, id desc',
  })) {
    const seen = (await everyPage(`search=filial${query}`)).map(({ slug }) => slug);
    expect(seen, query).toEqual(await inOrder(order));
  }
  for (const bad of ['x', '2026-01-01T00:00:00_x'])
    expect((await desk.admin.get(`/api/platform/restaurants?sort=name&cursor=${bad}`)).body.code).toBe('invalid_input');
  expect((await desk.admin.get('/api/platform/restaurants?sort=phone')).status).toBe(400);
  expect((await slugs(`search=filial&sort=name&direction=asc&cursor=${randomUUID()}`))[0], 'it has gone').toBe(
    (await inOrder('search_name collate "C", id'))[0],
  );
  await instance.owner.query(`delete from restaurants where slug like 'filial-%'`);
});

test('by how they stand with the service, each in one of the lists, and by the plan that they have now', async () => {
  const added = async (slug: string) => (await addRestaurant(instance.owner, { slug })).id;
  const late = await added('atrasada');
  const lapsed = await added('vencida');
  const waiting = await added('esperando');
  const off = await added('fechada');
  const theirs = (id: string, change: string) =>
    instance.owner.query(`update subscriptions set ${change} where restaurant_id = $1`, [id]);
  await theirs(late, `status = 'past_due', ends_at = now() - interval '1 day'`);
  await theirs(lapsed, `status = 'expired'`);
  await theirs(waiting, `status = 'pending'`);
  await instance.owner.query('update restaurants set active = false where id = $1', [off]);
  expect(await slugs('standing=subscribed')).toEqual(['restaurant-demo']);
  expect(await slugs('standing=past_due')).toEqual(['atrasada']);
  expect((await slugs('standing=unsubscribed')).toSorted()).toEqual(['esperando', 'vencida']);
  expect(await slugs('standing=inactive')).toEqual(['fechada']);
  expect(await slugs('plan=anual')).toEqual(['restaurant-demo']);
  expect((await slugs('plan=mensal')).toSorted(), 'nothing unpaid').toEqual(['atrasada', 'fechada']);
  expect(await slugs('plan=mensal&standing=past_due&search=atra')).toEqual(['atrasada']);
  expect((await list('standing=past_due')).restaurants[0]).toMatchObject({
    standing: 'past_due',
    plan: 'Plano Mensal',
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administrator } from '../../../db/seed/cast.ts';
import { seedVisitorsHouse } from '../../../db/seed/visitors-house.ts';
import { slug as house, openTestInstance, owner, type TestInstance } from '../../../tests/support/server/instance.ts';
import { fingerprint } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { sealPlaced } from '../chain/seal-placed.ts';
import { verifyChains } from '../chain/verify.ts';
import { sweepTables } from './sweep.ts';
import { mostTables, tableHours } from './values.ts';

let instance: TestInstance;
let visitorsId: string;

beforeAll(async () => {
  instance = await openTestInstance();
  await seedVisitorsHouse(instance.database, instance.restaurantId);
  // A start finds what it made before.
  await seedVisitorsHouse(instance.database, instance.restaurantId);
  const { rows } = await instance.owner.query('select id from restaurants where for_visitors');
  expect(rows).toHaveLength(1);
  visitorsId = rows[0].id;
});
beforeEach(() => instance.owner.query('delete from tries'));
afterAll(() => instance.close());

const open = (by: Visitor) => by.post('/api/demo/table');
async function visitor() {
  const browser = new Visitor(instance);
  const { status, body: table } = await open(browser);
  expect(status).toBe(200);
  return { browser, table };
}
type Sitting = Awaited<ReturnType<typeof visitor>>;

async function order({ browser, table }: Sitting): Promise<string> {
  const at = `/api/restaurants/${table.slug}`;
  const { body: menu } = await browser.get(`${at}/menu`);
  const dish = menu.categories
    .flatMap(({ products }: any) => products)
    .find(({ available, optionGroupIds }: any) => available && optionGroupIds.length === 0);
  const lines = [{ productId: dish.id, quantity: 2, optionIds: [], notes: '' }];
  const { status, body } = await browser.post(`${at}/tables/${table.code.number}/orders`, { key: randomUUID(), lines });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}
const ticketsOf = async ({ browser }: Sitting): Promise<any[]> => (await browser.get('/api/demo/tickets')).body.orders;
const move = ({ browser }: Sitting, id: string, from: string, to: string) =>
  browser.post(`/api/demo/orders/${id}/lines/status`, { lines: [1], from, to });
const statusOn = async ({ browser, table }: Sitting): Promise<string> =>
  (await browser.get(`/api/restaurants/${table.slug}/tables/${table.code.number}/orders`)).body.orders[0]!.status;

test('a visitor has a table of their own: what they order lands in its kitchen, and what that does shows on the phone', async () => {
  const mine = await visitor();
  expect(mine.table.code.url).toContain(`/r/${mine.table.slug}/table/${mine.table.code.number}/menu?k=`);
  expect((await open(mine.browser)).body.code.number).toBe(mine.table.code.number);
  expect(await ticketsOf(mine)).toEqual([]);
  const id = await order(mine);
  expect(await ticketsOf(mine)).toMatchObject([{ id, tableNumber: mine.table.code.number, status: 'pendente' }]);
  expect((await move(mine, id, 'pendente', 'preparando')).status).toBe(200);
  expect(await statusOn(mine)).toBe('preparando');
  expect((await move(mine, id, 'preparando', 'pronto')).status).toBe(200);
  expect(await statusOn(mine)).toBe('pronto');
  expect(await ticketsOf(mine)).toMatchObject([{ id, status: 'pronto' }]);
});

test('the code on the screen seats another phone at the same table, which has no kitchen', async () => {
  const mine = await visitor();
  const phone = {
    browser: await new Visitor(instance).sitAt(mine.table.code.number, mine.table.slug),
    table: mine.table,
  };
  const id = await order(phone);
  expect(await ticketsOf(mine)).toMatchObject([{ id }]);
  expect((await phone.browser.get('/api/demo/tickets')).body.code).toBe('demo_table_gone');
  expect((await move(phone, id, 'pendente', 'preparando')).body.code).toBe('demo_table_gone');
});

test('another visitor sees and moves nothing of it, nor of any house', async () => {
  const mine = await visitor();
  const other = await visitor();
  expect(other.table.code.number).not.toBe(mine.table.code.number);
  const id = await order(mine);
  expect(await ticketsOf(other)).toEqual([]);
  expect((await move(other, id, 'pendente', 'preparando')).body.code).toBe('order_not_found');
  const { rows } = await instance.owner.query('select id from orders where restaurant_id = $1 limit 1', [
    instance.restaurantId,
  ]);
  expect((await move(mine, rows[0].id, 'pendente', 'preparando')).body.code).toBe('order_not_found');
  expect((await mine.browser.get('/api/kitchen/tickets')).body.code).toBe('not_signed_in');
  expect(await statusOn(mine)).toBe('pendente');
  // No account opens it either, not the owner's.
  const boss = await new Visitor(instance).signIn(owner);
  expect((await boss.get('/api/demo/tickets')).body.code).toBe('demo_table_gone');
});

test('the demo house goes on as if nobody were visiting, and the house of visitors is listed and counted nowhere', async () => {
  const admin = await new Visitor(instance).signIn(administrator.email);
  const told = async () => [
    (await admin.get('/api/platform/stats')).body,
    (await admin.get('/api/platform/restaurants')).body.restaurants.map(({ slug }: any) => slug),
    (await admin.get('/api/platform/subscriptions')).body.subscriptions.length,
    (await admin.get('/api/restaurants')).body.restaurants.map(({ slug }: any) => slug),
    await (await fetch(`${instance.url}/sitemap/restaurants-1.xml`)).text(),
    (await admin.get('/api/platform/plans')).body.plans.flatMap(({ key, inUse }: any) =>
      inUse > 0 ? [[key, inUse]] : [],
    ),
  ];
  const before = [await fingerprint(instance.owner, instance.restaurantId), await told()];
  const mine = await visitor();
  await move(mine, await order(mine), 'pendente', 'preparando');
  expect([await fingerprint(instance.owner, instance.restaurantId), await told()]).toEqual(before);
  expect(before[1]).toMatchObject([
    { restaurants: 1, activeSubscriptions: 1 },
    [house],
    1,
    [house],
    expect.anything(),
    [['anual', 1]],
  ]);
  expect(String((before[1] as unknown[])[4])).not.toContain(mine.table.slug);
});

test('from one address so many tables are opened in an hour, in all processes together', async () => {
  const second = await instance.another();
  const codes: string[] = [];
  for (let n = 0; n < 45; n += 1) {
    const there = new Visitor({ url: n % 2 ? instance.url : second.url, owner: instance.owner });
    codes.push((await open(there)).body.code.number ? 'sat' : 'refused');
  }
  await second.close();
  expect(codes.filter((code) => code === 'sat')).toHaveLength(40);
  expect(codes.slice(40)).toEqual(Array(5).fill('refused'));
  const { status, body } = await open(new Visitor(instance));
  expect([status, body.code]).toEqual([409, 'demo_full']);
});

test('so many stand at a time and no more, however many are opened at once', async () => {
  const second = await instance.another();
  const standing = async () =>
    Number((await instance.owner.query('select count(*) from demo_tables where ends_at > now()')).rows[0].count);
  await instance.owner.query(
    `with made as (insert into tables (restaurant_id, number, secret, short_code)
       select $1, 2000 + n, 'not to be guessed', 'AAAAAA' from generate_series(1, $2::int) n returning id)
     insert into demo_tables (restaurant_id, table_id, token_hash, ends_at)
     select $1, id, sha256(id::text::bytea), now() + interval '1 hour' from made`,
    [visitorsId, mostTables - 2 - (await standing())],
  );
  const at = [instance, second, instance, second, instance, second];
  const answers = await Promise.all(at.map(({ url }) => open(new Visitor({ url, owner: instance.owner }))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.code === 'demo_full')).toHaveLength(4);
  expect(await standing()).toBe(mostTables);
  await second.close();
  await instance.owner.query('delete from demo_tables where table_id in (select id from tables where number > 2000)');
});

test('a table whose time is over is swept: its orders are cancelled, its bill ends, and it is nobody’s', async () => {
  const old = await visitor();
  const id = await order(old);
  await move(old, id, 'pendente', 'preparando');
  await order(old);
  const empty = await visitor();
  const errors: unknown[] = [];
  const { system, scope } = instance.database;
  const sweep = (now: Date) => sweepTables({ system, scope, onError: (error) => errors.push(error) }, now);
  await sweep(new Date());
  expect(await ticketsOf(old)).toHaveLength(2);
  const later = new Date(Date.now() + (tableHours + 1) * 3_600_000);
  await sweep(later);
  await sweep(later);
  expect(errors).toEqual([]);
  const { rows } = await instance.owner.query(
    `select (select count(*)::int from demo_tables) as seats,
       (select count(*)::int from tables where restaurant_id = $1 and number < 2000 and deleted_at is null) as tables,
       (select count(*)::int from bills where restaurant_id = $1 and (closed_at is null or total_cents <> 0)) as open,
       (select count(*)::int from orders where restaurant_id = $1 and status <> 'cancelado') as uncancelled`,
    [visitorsId],
  );
  expect(rows).toEqual([{ seats: 0, tables: 0, open: 0, uncancelled: 0 }]);
  for (const { browser } of [old, empty])
    expect((await browser.get('/api/demo/tickets')).body.code).toBe('demo_table_gone');
  await sealPlaced(scope(visitorsId));
  expect((await verifyChains(scope(visitorsId), later)).broken).toEqual([]);
  // Who comes back has another one.
  const again = await open(old.browser);
  expect(again.status).toBe(200);
  expect(again.body.code.number).not.toBe(old.table.code.number);
});

test('without a demonstration there is no table, and a former one opens nothing', async () => {
  const { browser } = await visitor();
  const off = await instance.another({ demo: false });
  const there = new Visitor({ url: off.url, owner: instance.owner });
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  expect((await open(there)).body.code).toBe('demo_off');
  expect((await there.get('/api/demo/tickets')).body.code).toBe('demo_table_gone');
  await off.close();
});

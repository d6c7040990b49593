import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, slug, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { LiveScreen } from '../../../../tests/support/server/live-screen.ts';
import { plainProducts } from '../../../../tests/support/server/plain-products.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { nextOpeningDay } from '../../restaurants/business-day.ts';
import { endSoldOut } from './end-sold-out.ts';

let instance: TestInstance;
let staff: Visitor;
let diner: Visitor;
let dish: string;
let option: string;

beforeAll(async () => {
  instance = await openTestInstance();
  staff = await new Visitor(instance).signIn(waiter);
  diner = await new Visitor(instance).sitAt(1);
  const { body } = await diner.get(`/api/restaurants/${slug}/menu`);
  dish = (await plainProducts(instance))[0]!.id;
  option = body.optionGroups[0]!.options.find((each: any) => each.available)!.id;
});
afterAll(() => instance.close());

const set = (id: string, change: object) => staff.post(`/api/menu/availability/${id}`, change);
const shown = async (id: string) => {
  const { body } = await diner.get(`/api/restaurants/${slug}/menu`);
  const all = [...body.categories.flatMap((c: any) => c.products), ...body.optionGroups.flatMap((g: any) => g.options)];
  return all.find((each: any) => each.id === id).available;
};
const item = async (id: string) =>
  (await staff.get('/api/menu/availability')).body.items.find((each: any) => each.id === id);
/** Once the change has been heard of, as screens do. */
const shows = (id: string, available: boolean) =>
  until(async () => (await shown(id)) === available, `The menu says that it is ${available ? 'there' : 'gone'}`);
const version = async () =>
  Number((await instance.owner.query('select public_version as v from restaurants where slug = $1', [slug])).rows[0].v);
const order = () =>
  diner.post(`/api/restaurants/${slug}/tables/1/orders`, {
    key: randomUUID(),
    lines: [{ productId: dish, quantity: 1, optionIds: [], notes: '' }],
  });

test('what has run out for today comes back by itself at the next opening, for diners and for their orders alike', async () => {
  const { body } = await set(dish, { state: 'sold_out_today' });
  const house = (await new Visitor(instance).get(`/api/restaurants/${slug}`)).body;
  const back = new Date(body.until!);
  expect(body).toEqual({ id: dish, available: false, left: null, until: back.toISOString() });
  expect(back).toEqual(nextOpeningDay(new Date(), house, house.timezone));
  await set(option, { state: 'sold_out_today' });
  await shows(dish, false);
  await shows(option, false);
  expect((await order()).body.code).toBe('product_unavailable');
  expect(await item(dish)).toMatchObject({ kind: 'product', available: false, until: back.toISOString(), left: null });

  const before = await version();
  expect(await endSoldOut(instance.database.system, new Date(back.getTime() - 1))).toBe(0);
  expect(await version()).toBe(before);
  expect(await endSoldOut(instance.database.system, back)).toBe(1);
  await shows(dish, true);
  await shows(option, true);
  expect((await order()).status).toBe(200);
  expect(await version()).toBeGreaterThan(before);
  expect(await item(dish)).toMatchObject({ available: true, until: null });
  // Done once.
  expect(await endSoldOut(instance.database.system, back)).toBe(0);
});

test('what has run out until someone changes it stays so, and whoever switches it by a form says nothing of an end', async () => {
  const boss = await new Visitor(instance).signIn(owner);
  const later = new Date(Date.now() + 30 * 86_400_000);
  await set(dish, { state: 'sold_out_today' });
  await set(dish, { state: 'sold_out' });
  expect(await item(dish)).toMatchObject({ available: false, until: null });
  expect(await endSoldOut(instance.database.system, later)).toBe(0);
  await set(dish, { state: 'sold_out_today' });
  for (const available of [true, false]) await boss.post(`/api/menu/products/${dish}/available`, { available });
  expect(await endSoldOut(instance.database.system, later)).toBe(0);
  await shows(dish, false);
  await set(dish, { state: 'available' });
  await shows(dish, true);
});

test('a form that was opened before does not bring back what the kitchen has marked since', async () => {
  const { body } = await staff.get('/api/menu/editing');
  const group = body.optionGroups.find((each: any) => each.options.some(({ id }: any) => id === option));
  const { id, revision, name, min, max, options } = group!;
  await set(option, { state: 'sold_out' });
  const answer = await staff.put(`/api/menu/option-groups/${id}`, { id, revision, name, min, max, options });
  expect(answer.body.code).toBe('stale_revision');
  expect(await item(option)).toMatchObject({ available: false });
  await set(option, { state: 'available' });
});

test('a sale of what is counted leaves the menu as it is; guests hear of what is left by itself', async () => {
  await set(dish, { state: 'counted', key: randomUUID(), left: 2 });
  const menuNow = async () => (await diner.get(`/api/restaurants/${slug}/menu`)).body;
  await until(async () => (await menuNow()).counted.includes(dish), 'The menu says that it is counted');
  const menu = await menuNow();
  // A guest who ordered nothing, at another table.
  const guest = await new Visitor(instance).sitAt(2);
  const url = () => `${instance.url}/api/restaurants/${slug}/tables/2/live`;
  const screen = new LiveScreen(url, guest.cookieHeader, async () => null);
  await until(() => screen.connections > 0, 'The stream');
  expect((await diner.get(`/api/restaurants/${slug}/menu/stock`)).body).toEqual({
    shownFrom: 5,
    left: [{ id: dish, left: 2 }],
  });
  expect((await order()).status).toBe(200);
  await until(() => screen.events.length > 0, 'What was sold');
  expect(new Set(screen.events.map(({ topic }) => topic))).toEqual(new Set(['stock']));
  screen.close();
  expect(await menuNow()).toEqual(menu);
  await expect
    .poll(async () => (await diner.get(`/api/restaurants/${slug}/menu/stock`)).body.left)
    .toEqual([{ id: dish, left: 1 }]);
});

test('a counting that is sent again counts nothing anew, and one that was changed by some keeps what was sold meanwhile', async () => {
  const key = randomUUID();
  await set(dish, { state: 'counted', key, left: 6 });
  expect((await order()).status).toBe(200);
  expect((await set(dish, { state: 'counted', key, left: 6 })).body.left).toBe(5);
  // Six were on the screen, and one more came out of the oven.
  expect((await set(dish, { state: 'counted', key: randomUUID(), left: 7, seen: 6 })).body.left).toBe(6);
  expect((await set(dish, { state: 'counted', key: randomUUID(), left: 0, seen: 7 })).body.left).toBe(0);
  expect((await order()).body.code).toBe('not_enough_left');
  const before = await version();
  expect((await set(dish, { state: 'counted', key: randomUUID(), left: 3 })).body.left).toBe(3);
  expect(await version()).toBe(before);
  expect((await set(dish, { state: 'available' })).body).toMatchObject({ available: true, left: null });
  expect((await set(randomUUID(), { state: 'available' })).body.code).toBe('product_not_found');
});

test('dishes stand as on the menu', async () => {
  const menu = (await diner.get(`/api/restaurants/${slug}/menu`)).body;
  const onTheMenu = menu.categories.flatMap(({ products }: any) => products.map(({ id }: any) => id));
  const { items } = (await staff.get('/api/menu/availability')).body;
  const dishes = items.filter(({ kind }: any) => kind === 'product').map(({ id }: any) => id);
  expect(dishes.filter((id: string) => onTheMenu.includes(id))).toEqual(onTheMenu);
  // And after them the options.
  expect(items.slice(0, dishes.length).every(({ kind }: any) => kind === 'product')).toBe(true);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import * as people from '../../../tests/support/server/newcomer.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { kitchens, unpaidMost } from './values.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const newcomer = (name?: string) => people.newcomer(instance, name);
const subscribe = (id: string, status?: string) => people.subscribe(instance, id, status);
const order = (slug: string, code: { number: number }) => people.orderAt(instance, slug, code);

test('from nothing to the first order, before anything is paid', async () => {
  const { owner, slug } = await newcomer();
  const begun = (await owner.get('/api/setup')).body;
  expect(begun.steps).toEqual({
    look: 'open',
    menu: 'open',
    tables: 'open',
    team: 'open',
    order: 'open',
    print: 'open',
  });
  expect((await owner.get('/api/menu')).body.code).toBe('subscription_required');

  const colors = { primaryColor: '#7A2A1E', secondaryColor: '#D59A4A', backgroundColor: '#F0DDBF' };
  await owner.put('/api/setup/look', { logoUrl: null, fontFamily: 'Lato', ...colors });
  expect((await owner.post('/api/setup/rehearsal')).body.code).toBe('table_not_found');
  await owner.post('/api/setup/menu', { starter: 'boteco' });
  await owner.post('/api/setup/tables', { count: 12, capacity: 4 });
  await owner.post('/api/setup/steps', { step: 'team', as: 'skipped' });
  const profile = (await new Visitor(instance).get(`/api/restaurants/${slug}`)).body;
  expect(profile.appearance).toEqual({ fontFamily: 'Lato', ...colors });
  expect(profile).toMatchObject({ takesOrders: false, rehearsalTable: null });

  const before = (await owner.get('/api/setup')).body;
  expect(before.codes.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect((await order(slug, before.codes[0]!)).body.code).toBe('not_taking_orders');

  const opened = (await owner.post('/api/setup/rehearsal')).body.rehearsal!;
  expect((await new Visitor(instance).get(`/api/restaurants/${slug}`)).body.rehearsalTable).toBe(1);
  expect((await order(slug, before.codes[1]!)).body.code, 'at another table').toBe('not_taking_orders');
  expect((await order(slug, opened.code)).status).toBe(200);
  const [ticket] = (await owner.get('/api/setup')).body.rehearsal!.orders;
  expect(ticket).toMatchObject({ begun: false, lines: [{ quantity: 1 }] });
  const after = (await owner.post(`/api/setup/rehearsal/${ticket!.id}/begin`)).body;
  expect(after.rehearsal!.orders[0]!.begun).toBe(true);
  expect(after.steps).toEqual({
    look: 'done',
    menu: 'done',
    tables: 'done',
    team: 'skipped',
    order: 'done',
    print: 'open',
  });
});

test.each(kitchens)('the menu of %s is whole, is made where it says, and is taken once', async (starter) => {
  const { owner, id, slug } = await newcomer(`Casa ${starter}`);
  const sent = await Promise.all([1, 2, 3].map(() => owner.post('/api/setup/menu', { starter })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows } = await instance.owner.query(
    `select p.name, p.name_en as english, p.station_id as station, p.preparation_minutes as minutes from products p
     where restaurant_id = $1`,
    [id],
  );
  expect(rows.length).toBeGreaterThanOrEqual(18);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.filter(({ station, minutes }) => !station || minutes < 1)).toEqual([]);
  expect(rows.filter(({ english }) => !english)).toEqual([]);
  const menu = (await new Visitor(instance).get(`/api/restaurants/${slug}/menu`)).body;
  const groups = new Set(menu.optionGroups.map((each: any) => each.id));
  const asked = menu.categories.flatMap((each: any) => each.products).flatMap((each: any) => each.optionGroupIds);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((each: string) => !groups.has(each))).toEqual([]);
  for (const { min, max, options } of menu.optionGroups) expect(min <= max && max <= options.length).toBe(true);
});

test('what may be made before anything is paid is bounded; after paying the plan alone says it', async () => {
  const { owner, id } = await newcomer();
  const dishes = (from: number) =>
    Array.from({ length: unpaidMost.products }, (_, n) => ({
      name: `Prato ${from + n}`,
      description: '',
      priceCents: 100,
      presentCents: null,
      choices: [],
    }));
  const add = (from: number) =>
    owner.post('/api/setup/menu', { categories: [{ name: 'Pratos', dishes: dishes(from) }] });
  expect((await add(0)).status).toBe(200);
  expect((await add(1)).body).toMatchObject({ code: 'setup_full' });
  const tables = (count: number) => owner.post('/api/setup/tables', { count, capacity: 4 });
  expect((await tables(unpaidMost.tables + 1)).body.code).toBe('table_limit');
  const hire = (n: number) => {
    const email = `g${n}-${randomUUID().slice(0, 6)}@boteco.example`;
    return owner.post('/api/setup/team', {
      name: `G ${n}`,
      email,
      role: 'waiter',
      active: true,
      password: 'moqueca na quinta',
    });
  };
  for (let n = 0; n < unpaidMost.staff; n += 1) expect((await hire(n)).status).toBe(200);
  expect((await hire(9)).body.code).toBe('setup_full');
  await subscribe(id);
  expect((await add(1)).status).toBe(200);
  expect((await tables(unpaidMost.tables + 1)).body.tables).toBe(unpaidMost.tables + 1);
});

test('a subscription that waits for its payment counts as none; one that is over closes the set-up and the rehearsal', async () => {
  const { owner, id, slug } = await newcomer();
  await owner.post('/api/setup/menu', { starter: 'cafe' });
  await owner.post('/api/setup/tables', { count: 1, capacity: 4 });
  const { code } = (await owner.post('/api/setup/rehearsal')).body.rehearsal!;
  await subscribe(id, 'pending');
  expect((await order(slug, code)).status).toBe(200);
  await instance.owner.query(`update subscriptions set status = 'expired' where restaurant_id = $1`, [id]);
  expect((await owner.get('/api/setup')).body.code).toBe('subscription_required');
  expect((await order(slug, code)).body.code).toBe('not_taking_orders');
});

test('the rehearsal ends after twenty orders', async () => {
  const { owner, id, slug } = await newcomer();
  await owner.post('/api/setup/menu', { starter: 'cafe' });
  await owner.post('/api/setup/tables', { count: 1, capacity: 4 });
  const { code } = (await owner.post('/api/setup/rehearsal')).body.rehearsal!;
  for (let n = 0; n < 8; n += 1) expect((await order(slug, code)).status).toBe(200);
  await instance.owner.query(
    `insert into orders (restaurant_id, bill_id, table_id, number, items_cents, service_fee_percentage, service_fee_cents, total_cents, guest)
     select restaurant_id, bill_id, table_id, 100 + n, 0, 0, 0, 0, gen_random_uuid() from orders, generate_series(1, 12) n
     where restaurant_id = $1 and number = 1`,
    [id],
  );
  expect((await order(slug, code)).body.code).toBe('not_taking_orders');
});

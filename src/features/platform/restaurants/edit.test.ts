import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestInstance, owner, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { platformDesk } from '../../../../tests/support/server/platform.ts';
import { addRestaurant, type SecondRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import type { ManagedRestaurant } from './contract.ts';

let instance: TestInstance;
let desk: Awaited<ReturnType<typeof platformDesk>>;
let other: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  desk = await platformDesk(instance);
});
afterAll(() => instance.close());
beforeEach(async () => {
  other = await addRestaurant(instance.owner, { slug: `vizinha-${randomUUID().slice(0, 8)}` });
});

const list = async (query = '') => (await desk.admin.get(`/api/platform/restaurants?${query}`)).body;
const read = async (id: string): Promise<ManagedRestaurant> =>
  (await list()).restaurants.find((each: ManagedRestaurant) => each.id === id)!;
/** What is sent for a restaurant as it is, with what is to change. */
const asItIs = async (changes: object = {}) => {
  const { id, revision, active } = await read(other.id);
  const whole = { name: 'Casa Vizinha', address: 'Rua Nova, 1', phone: '(11) 3000-0000', email: 'casa@nova.example' };
  return { id, revision, ...whole, serviceFeeBasisPoints: 1_000, active, ...changes };
};
const edit = async (changes: object = {}) => {
  const { id, ...body } = await asItIs(changes);
  return desk.admin.put(`/api/platform/restaurants/${id}`, body);
};

test('a restaurant is listed with its open subscription, and without one it says so', async () => {
  const lapsed = await addRestaurant(instance.owner, { slug: 'casa-vencida', subscription: 'expired' });
  expect(await read(other.id)).toMatchObject({ name: 'Casa Vizinha', plan: 'Plano Mensal', active: true });
  expect((await read(other.id)).endsAt).toMatch(/Z$/);
  expect(await read(lapsed.id)).toMatchObject({ plan: null, endsAt: null });
});

test('newest first, a page at a time, and nothing twice when all came in one transaction', async () => {
  await instance.owner.query(
    `insert into restaurants (name, slug) select 'Filial ' || n, 'filial-' || n from generate_series(1, 60) n`,
  );
  const seen: ManagedRestaurant[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list(`search=filial${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.restaurants);
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([60, 60]);
  const times = seen.map(({ createdAt }) => createdAt);
  expect(times.toSorted().toReversed()).toEqual(times);
  for (const bad of ['x', '1.2', `99999999999999999.${randomUUID()}`, `1763741640123456.${randomUUID()} or true`]) {
    expect((await desk.admin.get(`/api/platform/restaurants?cursor=${encodeURIComponent(bad)}`)).body.code).toBe(
      'invalid_input',
    );
  }
  await instance.owner.query(`delete from restaurants where slug like 'filial-%'`);
});

test('the search knows no accents and no capitals, and takes its own wildcards for what they are', async () => {
  await edit({ name: 'Açaí da Praça 100%' });
  const names = async (search: string) =>
    (await list(`search=${encodeURIComponent(search)}`)).restaurants.map(({ name }: ManagedRestaurant) => name);
  expect(await names('ACAI da praca')).toContain('Açaí da Praça 100%');
  expect(await names('100%')).toEqual(['Açaí da Praça 100%']);
  expect(await names('a%a')).toEqual([]);
  expect(await names('a_a')).toEqual([]);
  expect(await names('nova.example')).toContain('Açaí da Praça 100%');
});

test('each field says for itself what is wrong with it', async () => {
  const { id, ...body } = await asItIs();
  const before = await desk.written();
  const bad = { name: ' ', address: '', phone: '', email: 'x', serviceFeeBasisPoints: 10_001 };
  const answer = await desk.english('PUT', `/api/platform/restaurants/${id}`, { ...body, ...bad });
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  expect(answer.told).toEqual({
    name: 'Name is required',
    address: 'Address is required',
    phone: 'Phone is required',
    email: 'Invalid email',
    serviceFeeBasisPoints: 'Use a number from 0 to 100, with up to 2 decimal places',
  });
  for (const fee of [-1, 0.5, null, '10']) expect((await edit({ serviceFeeBasisPoints: fee })).status).toBe(400);
  expect(await desk.written()).toBe(before);
});

test('the service fee may be left out, and then stays as it is', async () => {
  await edit({ serviceFeeBasisPoints: 750 });
  const answer = await edit({ phone: '(11) 3000-0001', serviceFeeBasisPoints: undefined });
  expect(answer).toMatchObject({ status: 200, body: { phone: '(11) 3000-0001', serviceFeeBasisPoints: 750 } });
  const [, record] = await desk.records(other.id);
  expect(record?.changes).toEqual({ phone: { from: '(11) 3000-0000', to: '(11) 3000-0001' } });
});

test('an edit is recorded as exactly what changed, by whom, and moves the address with the name', async () => {
  await edit();
  const answer = await edit({ name: 'Bistrô da Vizinha', serviceFeeBasisPoints: 1_255 });
  expect(answer).toMatchObject({ status: 200, body: { name: 'Bistrô da Vizinha', serviceFeeBasisPoints: 1_255 } });
  expect(await read(other.id)).toEqual(answer.body);
  const found = await new Visitor(instance).get(`/api/restaurants/${other.slug}`);
  expect(found.body).toMatchObject({ slug: answer.body.slug, serviceFeeBasisPoints: 1_255 });
  const [, record] = await desk.records(other.id);
  expect(record).toMatchObject({
    actor_name: 'Administração Comanda',
    action: 'restaurant.edited',
    entity_name: 'Bistrô da Vizinha',
    address: '127.0.0.1',
  });
  expect(record?.changes).toEqual({
    name: { from: 'Casa Vizinha', to: 'Bistrô da Vizinha' },
    serviceFeeBasisPoints: { from: 1_000, to: 1_255 },
    slug: { from: other.slug, to: answer.body.slug },
  });
});

test('a save that changes nothing changes nothing', async () => {
  await edit();
  const before = [await read(other.id), await desk.written()];
  expect((await edit()).status).toBe(200);
  expect([await read(other.id), await desk.written()]).toEqual(before);
});

test('whoever saves what has changed meanwhile is refused, and so is one of two at the same moment', async () => {
  const stale = await edit({ revision: 99 });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale_revision']);
  const { id, ...body } = await asItIs();
  const both = ['Uma', 'Outra'].map((name) => desk.admin.put(`/api/platform/restaurants/${id}`, { ...body, name }));
  const codes = (await Promise.all(both)).map(({ status }) => status);
  expect(codes.toSorted()).toEqual([200, 409]);
  expect(await desk.records(id)).toHaveLength(1);
  const nobody = await desk.admin.put(`/api/platform/restaurants/${randomUUID()}`, body);
  expect([nobody.status, nobody.body.code]).toEqual([404, 'restaurant_not_found']);
});

test('what an administrator has no say in is refused, not ignored', async () => {
  for (const extra of [{ owner_id: randomUUID() }, { slug: 'minha' }, { createdAt: '2020-01-01T00:00:00Z' }]) {
    expect((await edit(extra)).body.code).toBe('invalid_input');
  }
});

test('an inactive restaurant takes nothing, is found by nobody, and its people are told', async () => {
  const guest = await new Visitor(instance).sitAt(1, other.slug);
  const boss = await new Visitor(instance).signIn(other.owner);
  const line = { productId: other.productId, quantity: 1, optionIds: [], notes: '' };
  const order = () =>
    guest.post(`/api/restaurants/${other.slug}/tables/1/orders`, { key: randomUUID(), lines: [line] });
  const booking = () => ({
    key: randomUUID(),
    customerName: 'Ana',
    customerEmail: 'ana@guest.example',
    customerPhone: '(11) 98888-7777',
    date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    time: '19:30',
    guests: 2,
  });
  expect((await guest.get(`/api/restaurants/${other.slug}`)).status).toBe(200);

  expect((await edit({ active: false })).body.active).toBe(false);
  // Each process hears of it a moment later; the statement that places an order asks the table itself.
  expect((await order()).status).toBeGreaterThanOrEqual(404);
  await until(async () => (await guest.get(`/api/restaurants/${other.slug}`)).status === 404, 'Its end');
  // They sit there: they are told to call the staff. Who does not is told nothing of it.
  expect((await order()).body.code).toBe('not_taking_orders');
  expect((await guest.get(`/api/restaurants/${other.slug}/tables/1`)).body.code).toBe('not_taking_orders');
  expect((await guest.post(`/api/restaurants/${other.slug}/reservations`, booking())).body.code).toBe(
    'restaurant_not_found',
  );
  for (const path of ['', '/menu', '/tables/1']) {
    const passer = new Visitor(instance);
    expect((await passer.get(`/api/restaurants/${other.slug}${path}`)).body.code, path).toBe('restaurant_not_found');
  }
  const slugs = (await guest.get('/api/restaurants')).body.restaurants.map(({ slug }: { slug: string }) => slug);
  expect(slugs).not.toContain(other.slug);
  for (const path of ['/api/orders', '/api/settings', '/api/subscription', '/api/live']) {
    expect((await boss.get(path)).body.code, path).toBe('restaurant_inactive');
  }
  // They can still sign in, see that it is so, and sign out.
  const again = await new Visitor(instance).signIn(other.waiter);
  expect((await again.get('/api/session')).body.restaurant).toMatchObject({ active: false, subscribed: false });
  expect((await (await new Visitor(instance).signIn(owner)).get('/api/orders')).status, 'the others work on').toBe(200);

  await edit({ active: true });
  await edit({ name: 'Casa Nova' });
  const told = instance.letters.filter(({ template }) => template.startsWith('restaurant'));
  expect(told.map(({ to, template }) => [to, template])).toEqual([
    [other.owner, 'restaurantDeactivated'],
    [other.owner, 'restaurantReactivated'],
  ]);
  expect((await order()).status).toBe(200);
  expect((await boss.get('/api/orders')).status).toBe(200);
});

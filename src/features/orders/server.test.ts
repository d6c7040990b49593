import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance, waiter } from '../../../tests/support/server/instance.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let menu: { categories: { products: any[] }[]; optionGroups: any[] };

beforeAll(async () => {
  instance = await openTestInstance();
  menu = (await new Visitor(instance).get(`/api/restaurants/${slug}/menu`)).body;
});
afterAll(() => instance.close());

const product = (name: string) => menu.categories.flatMap((category) => category.products).find((p) => p.name === name);
const line = (name: string, changes: object = {}) => ({
  productId: product(name).id,
  quantity: 1,
  optionIds: [],
  notes: '',
  ...changes,
});
const orderAt = (table: number) => `/api/restaurants/${slug}/tables/${table}/orders`;
const plain = 'Pão de queijo da Canastra';

test('an order is priced by the server, opens the bill and takes the table', async () => {
  const diner = await new Visitor(instance).sitAt(1);
  const moqueca = product('Moqueca de banana-da-terra');
  const [side, extras] = moqueca.optionGroupIds.map((id: string) => menu.optionGroups.find((g) => g.id === id));
  const puree = side.options.find((o: any) => o.priceDeltaCents === 600);
  const farofa = extras.options.find((o: any) => o.name === 'Farofa de dendê');
  const key = randomUUID();
  const lines = [
    line(plain, { quantity: 2 }),
    { ...line(moqueca.name), optionIds: [puree.id, farofa.id], notes: 'Sem coentro, por favor.' },
  ];

  const placed = await diner.post(orderAt(1), { key, lines });
  expect(placed).toMatchObject({ status: 200, body: { number: 1 } });
  // 2 x 24.90 + (54.90 + 6.00 + 8.00), and 10 percent of it rounded half up.
  expect(placed.body.totalCents).toBe(4_980 + 6_890 + 1_187);

  const { body } = await diner.get(orderAt(1));
  expect(body.orders).toHaveLength(1);
  expect(body.orders[0]).toMatchObject({
    status: 'pendente',
    itemsCents: 11_870,
    serviceFeeCents: 1_187,
    tableNumber: 1,
  });
  expect(body.orders[0].lines[1]).toMatchObject({ unitCents: 6_890, notes: 'Sem coentro, por favor.' });
  expect(body.orders[0].lines[1].choices.map((c: any) => c.name)).toEqual([puree.name, farofa.name]);
  const { rows } = await instance.owner.query('select status from tables where number = 1');
  expect(rows[0].status).toBe('ocupado');
});

test('a house with two subscriptions open at once has each order once, alone and together with others', async () => {
  const { rows } = await instance.owner.query(
    `insert into subscriptions (restaurant_id, plan_id, status, price_cents, started_at, ends_at)
     select r.id, p.id, 'cancelled', 0, now(), now() + interval '1 month' from restaurants r, plans p where r.slug = $1 limit 1 returning id`,
    [slug],
  );
  const tables = [9, 10, 11, 12];
  const diners = await Promise.all(tables.map((table) => new Visitor(instance).sitAt(table)));
  const send = (at: number) =>
    diners[at]!.post(orderAt(tables[at]!), { key: randomUUID(), lines: [line(plain)] }).then(({ status }) => status);
  expect(await send(0)).toBe(200);
  expect(await Promise.all(tables.map((_, at) => send(at)))).toEqual([200, 200, 200, 200]);
  const placed = await Promise.all(tables.map((table, at) => diners[at]!.get(orderAt(table))));
  expect(placed.map(({ body }) => body.orders.length)).toEqual([2, 1, 1, 1]);
  await instance.owner.query('delete from subscriptions where id = $1', [rows[0].id]);
});

test('one key sent fifty times at once makes one order; with another body it is refused', async () => {
  const diner = await new Visitor(instance).sitAt(2);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => diner.post(orderAt(2), { key, lines: [line(plain)] })),
  );
  expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((a) => a.body.id)).size).toBe(1);
  expect((await diner.get(orderAt(2))).body.orders).toHaveLength(1);
  const other = await diner.post(orderAt(2), { key, lines: [line(plain, { quantity: 2 })] });
  expect(other).toMatchObject({ status: 409, body: { code: 'place_key_reused' } });
});

test('a price that changed since it was seen is answered by name, and nothing is placed', async () => {
  const diner = await new Visitor(instance).sitAt(3);
  const seenUnitCents = product(plain).priceCents;
  await instance.owner.query(`select set_config('app.restaurant_id', $1, false)`, [instance.restaurantId]);
  await instance.owner.query('update products set price_cents = price_cents + 100 where id = $1', [product(plain).id]);
  const answer = await diner.post(orderAt(3), { key: randomUUID(), lines: [line(plain, { seenUnitCents })] });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'price_changed', data: { product: plain, unitCents: seenUnitCents + 100, refusals: [{ line: 0 }] } },
  });
  expect(answer.body.message).toContain(plain);
  expect((await diner.get(orderAt(3))).body.orders).toHaveLength(0);
  await instance.owner.query('update products set price_cents = price_cents - 100 where id = $1', [product(plain).id]);
});

test('without the secret of the table there is no order and no look at its orders', async () => {
  const stranger = new Visitor(instance);
  const lines = [line(plain)];
  expect(await stranger.post(orderAt(4), { key: randomUUID(), lines })).toMatchObject({
    status: 403,
    body: { code: 'table_secret_required' },
  });
  const neighbour = await new Visitor(instance).sitAt(5);
  expect((await neighbour.post(orderAt(4), { key: randomUUID(), lines })).status).toBe(403);
  expect((await neighbour.get(orderAt(4))).body.code).toBe('table_secret_required');
});

test('nothing of authority is taken from a client', async () => {
  const diner = await new Visitor(instance).sitAt(6);
  for (const extra of [
    { totalCents: 1 },
    { status: 'entregue' },
    { restaurantId: randomUUID() },
    { serviceFeeCents: 0 },
  ]) {
    const answer = await diner.post(orderAt(6), { key: randomUUID(), lines: [line(plain)], ...extra });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  }
  const priced = await diner.post(orderAt(6), { key: randomUUID(), lines: [{ ...line(plain), unitCents: 1 }] });
  expect(priced.status).toBe(400);
  expect((await diner.get(orderAt(6))).body.orders).toHaveLength(0);
});

test('staff move an order step by step, and its history tells who did what', async () => {
  const diner = await new Visitor(instance).sitAt(7);
  const { body: placed } = await diner.post(orderAt(7), { key: randomUUID(), lines: [line(plain)] });
  const staff = await new Visitor(instance).signIn(waiter);
  const move = (status: string, from?: string) => staff.post(`/api/orders/${placed.id}/status`, { status, from });
  expect((await move('preparando', 'pendente')).status).toBe(200);
  expect((await move('preparando', 'pendente')).body.code).toBe('stale_revision');
  expect((await move('pronto', 'preparando')).status).toBe(200);
  expect((await move('Entregue', 'pronto')).body.status).toBe('entregue');
  expect((await move('preparando')).status).toBe(200);
  const { body } = await staff.get(`/api/orders/${placed.id}`);
  expect(body.history.map((e: any) => [e.actor, e.from, e.to, e.reopened])).toEqual([
    [null, null, 'pendente', false],
    ['Luana Ribeiro', 'pendente', 'preparando', false],
    ['Luana Ribeiro', 'preparando', 'pronto', false],
    ['Luana Ribeiro', 'pronto', 'entregue', false],
    ['Luana Ribeiro', 'entregue', 'preparando', true],
  ]);
});

test('an edit deletes removed lines, updates kept ones, prices new ones and refuses an outdated screen', async () => {
  const staff = await new Visitor(instance).signIn(waiter);
  const { body } = await staff.get('/api/tables');
  const table = (number: number) => body.tables.find((t: any) => t.number === number)!.id;
  const lines = [line(plain), line('Coxinha de frango com catupiry', { quantity: 2 })];
  const { body: placed } = await staff.post('/api/orders', { key: randomUUID(), tableId: table(8), lines });
  const before = (await staff.get(`/api/orders/${placed.id}`)).body.order;
  const change = {
    revision: before.revision,
    tableId: table(9),
    status: 'preparando',
    lines: [{ line: 2, quantity: 3, notes: 'gelada' }, line(plain, { quantity: 2 })],
  };
  const edited = await staff.put(`/api/orders/${placed.id}`, change);
  expect(edited.status).toBe(200);
  expect(edited.body).toMatchObject({ tableNumber: 9, status: 'preparando' });
  expect(edited.body.lines.map((l: any) => [l.line, l.name, l.quantity, l.notes])).toEqual([
    [2, 'Coxinha de frango com catupiry', 3, 'gelada'],
    [3, plain, 2, ''],
  ]);
  expect(edited.body.itemsCents).toBe(
    3 * product('Coxinha de frango com catupiry').priceCents + 2 * product(plain).priceCents,
  );
  expect((await staff.put(`/api/orders/${placed.id}`, change)).body.code).toBe('stale_revision');
});

test('delivered orders come in pages that leave nothing out', async () => {
  const staff = await new Visitor(instance).signIn(waiter);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `cursor=${encodeURIComponent(cursor)}` : '';
    const { body } = await staff.get(`/api/orders/delivered?${query}`);
    seen.push(...body.orders.map((o: any) => o.id));
    cursor = body.nextCursor;
  } while (cursor);
  const { rows } = await instance.owner.query(
    `select count(*)::int as n from orders where status in ('entregue', 'cancelado')`,
  );
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(rows[0].n);
});

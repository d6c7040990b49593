import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn, weekdayOf } from '#lib/days.ts';
import { cashier, openTestInstance, owner, slug, type TestInstance, waiter } from '../support/server/instance.ts';
import { addRestaurant, fingerprint, type SecondRestaurant } from '../support/server/second-restaurant.ts';
import { settlement } from '../support/server/settlement.ts';
import { type Answer, Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let other: SecondRestaurant;
let staff: Visitor;
let till: Visitor;
let diner: Visitor;
let boss: Visitor;
let own: {
  tableId: string;
  productId: string;
  withOptions: string;
  optionIds: string[];
  orderId: string;
  revision: number;
};

beforeAll(async () => {
  instance = await openTestInstance();
  other = await addRestaurant(instance.owner);
  staff = await new Visitor(instance).signIn(waiter);
  till = await new Visitor(instance).signIn(cashier);
  diner = await new Visitor(instance).sitAt(1);
  boss = await new Visitor(instance).signIn(owner);
  const { rows } = await instance.owner.query(
    `select (select id from tables where restaurant_id = $1 and number = 2) as "tableId",
       (select id from products where restaurant_id = $1 and name = 'Pão de queijo da Canastra') as "productId"`,
    [instance.restaurantId],
  );
  own = rows[0];
  const placed = await staff.post('/api/orders', {
    key: randomUUID(),
    tableId: own.tableId,
    lines: [line(own.productId)],
  });
  Object.assign(own, { orderId: placed.body.id, revision: 1 });
  expect(placed.status).toBe(200);
});
afterAll(() => instance.close());

const line = (productId: string, optionIds: string[] = []) => ({ productId, quantity: 1, optionIds, notes: '' });
const orderAt = (number: number, at: string = slug) => `/api/restaurants/${at}/tables/${number}/orders`;

/** Each attempt names something of the other restaurant. The codes are those of ids that nobody ever gave out. */
const attempts: Record<string, { code: string; run: (foreign: SecondRestaurant) => Promise<Answer> }> = {
  'read an order': { code: 'order_not_found', run: (f) => staff.get(`/api/orders/${f.orderId}`) },
  'move an order': {
    code: 'order_not_found',
    run: (f) => staff.post(`/api/orders/${f.orderId}/status`, { status: 'pronto' }),
  },
  'edit an order': { code: 'order_not_found', run: (f) => edit(f.orderId, own.tableId, line(own.productId)) },
  'edit an order at its own table': {
    code: 'order_not_found',
    run: (f) => edit(f.orderId, f.tables[0]!.id, line(own.productId)),
  },
  'move our order to a foreign table': {
    code: 'table_not_found',
    run: (f) => edit(own.orderId, f.tables[0]!.id, line(own.productId)),
  },
  'put a foreign product into our order': {
    code: 'product_unavailable',
    run: (f) => edit(own.orderId, own.tableId, line(f.productId)),
  },
  'put a foreign option into our order': {
    code: 'option_unavailable',
    run: (f) => edit(own.orderId, own.tableId, line(own.productId, [f.optionId])),
  },
  "read a foreign table's bill": {
    code: 'table_not_found',
    run: (f) => staff.get(`/api/tables/${f.tables[0]!.id}/bill`),
  },
  'read a bill': { code: 'bill_not_found', run: (f) => staff.get(`/api/bills/${f.billId}`) },
  'move a bill': {
    code: 'bill_not_found',
    run: (f) => staff.post(`/api/bills/${f.billId}/table`, { tableId: own.tableId }),
  },
  'move our bill to a foreign table': {
    code: 'table_not_found',
    run: async (f) => {
      const { body } = await staff.get(`/api/tables/${own.tableId}/bill`);
      return staff.post(`/api/bills/${body.bill!.id}/table`, { tableId: f.tables[1]!.id });
    },
  },
  'merge a bill into ours': {
    code: 'bill_not_found',
    run: async (f) => {
      const { body } = await staff.get(`/api/tables/${own.tableId}/bill`);
      return staff.post(`/api/bills/${body.bill!.id}/merges`, { fromId: f.billId, key: randomUUID() });
    },
  },
  'close a bill': {
    code: 'bill_not_found',
    run: (f) => till.post(`/api/bills/${f.billId}/close`, settlement({ version: 'seen' })),
  },
  'complete an order': {
    code: 'order_not_found',
    run: (f) => till.post(`/api/orders/${f.orderId}/complete`, settlement({ revision: 1 })),
  },
  'create at a foreign table': { code: 'table_not_found', run: (f) => create(f.tables[0]!.id, line(own.productId)) },
  'create with a foreign product': { code: 'product_unavailable', run: (f) => create(own.tableId, line(f.productId)) },
  'create with a foreign option': {
    code: 'option_unavailable',
    run: (f) => create(own.tableId, line(own.productId, [f.optionId])),
  },
  'place with a foreign product': { code: 'product_unavailable', run: (f) => place(line(f.productId)) },
  'place with a foreign product and option': {
    code: 'product_unavailable',
    run: (f) => place(line(f.productId, [f.optionId])),
  },
  'place with a foreign option': { code: 'option_unavailable', run: (f) => place(line(own.productId, [f.optionId])) },
  "place at the other restaurant's table": {
    code: 'table_secret_required',
    run: (f) => diner.post(orderAt(1, f.slug), { key: randomUUID(), lines: [line(f.productId)] }),
  },
  "read the other restaurant's table": { code: 'table_secret_required', run: (f) => diner.get(orderAt(1, f.slug)) },
  "hear the other restaurant's table": {
    code: 'table_secret_required',
    run: (f) => diner.get(`/api/restaurants/${f.slug}/tables/1/live`),
  },
  'estimate a foreign product': {
    code: 'product_not_found',
    run: (f) => diner.get(`/api/restaurants/${slug}/estimate?productIds=${f.productId}`),
  },
  'read a reservation': {
    code: 'reservation_not_found',
    run: (f) => staff.get(`/api/reservations/${f.ids.reservations}`),
  },
  'cancel a reservation': {
    code: 'reservation_not_found',
    run: (f) => staff.post(`/api/reservations/${f.ids.reservations}/status`, { revision: 1, status: 'cancelada' }),
  },
  'reserve a foreign table': {
    code: 'table_not_found',
    run: (f) => staff.post('/api/reservations', { key: randomUUID(), ...guest(), tableId: f.tables[0]!.id }),
  },
  'read a payment': { code: 'payment_not_found', run: (f) => boss.get(`/api/payments/${f.ids.payments}`) },
  'pay with a code of the other restaurant': {
    code: 'discount_unknown',
    run: async (f) => boss.post('/api/subscription/quote', { planId: await planId(), discountCode: `${f.slug}-10` }),
  },
  "enter the other restaurant's table with our code": {
    code: 'table_code_wrong',
    run: async (f) => diner.post(`/api/restaurants/${f.slug}/tables/1/enter`, { code: await codeOf(own.tableId) }),
  },
};

const planId = async () => (await instance.owner.query(`select id from plans where key = 'anual'`)).rows[0].id;
/** At a time when the house is open, whatever the day. */
const guest = () => ({
  customerName: 'Ana',
  customerEmail: 'ana@guest.example',
  customerPhone: '(11) 98888-7777',
  time: '19:30',
  guests: 2,
  date: nextOf(4),
});
const nextOf = (weekday: number) => {
  const today = todayIn('America/Sao_Paulo', new Date());
  return addDays(today, 7 + ((weekday - weekdayOf(today) + 7) % 7));
};
const edit = (id: string, tableId: string, ...lines: object[]) =>
  staff.put(`/api/orders/${id}`, { revision: own.revision, tableId, status: 'preparando', lines });
const create = (tableId: string, ...lines: object[]) =>
  staff.post('/api/orders', { key: randomUUID(), tableId, lines });
const place = (...lines: object[]) => diner.post(orderAt(1), { key: randomUUID(), lines });
const codeOf = async (id: string) =>
  (await instance.owner.query('select short_code from tables where id = $1', [id])).rows[0].short_code;

/** The outbox is left out of our own side: it is emptied as time passes. */
const printOf = async (id: string) => ({ ...(await fingerprint(instance.owner, id)), outbox: '' });

test.each(Object.keys(attempts))('%s: refused, and nothing changed on either side', async (name) => {
  const { code, run } = attempts[name]!;
  const before = [await printOf(other.id), await printOf(instance.restaurantId)];
  const answer = await run(other);
  expect([answer.status, answer.body.code]).toEqual([expect.any(Number), code]);
  // Neither what it is called nor what it costs is told.
  expect(JSON.stringify(answer.body)).not.toMatch(/Feijoada|Couve|5000|5_000/);
  expect([await printOf(other.id), await printOf(instance.restaurantId)]).toEqual(before);
});

test('what has no name here is spoken of without one, in both languages', async () => {
  const said = async (language: string) => {
    const body = { key: randomUUID(), lines: [line(other.productId)] };
    const cookie = `${diner.cookieHeader}; locale=${language}`;
    return (await diner.send('POST', orderAt(1), body, { cookie })).body.message;
  };
  expect([await said('pt-BR'), await said('en')]).toEqual([
    'Um dos itens escolhidos não está mais disponível. Revise sua comanda.',
    'One of the items you chose is no longer available. Review your order.',
  ]);
});

test('control: with ids of its own the same calls are taken, so the refusals are about whose they are', async () => {
  const { rows } = await instance.owner.query(
    `select o.id from options o join product_option_groups g on g.group_id = o.group_id where o.restaurant_id = $1 limit 1`,
    [instance.restaurantId],
  );
  expect(rows).toHaveLength(1);
  const mine = {
    ...other,
    slug,
    orderId: own.orderId,
    productId: own.productId,
    tables: [{ ...other.tables[0]!, id: own.tableId }],
  };
  for (const name of [
    'read an order',
    'create with a foreign product',
    'create at a foreign table',
    'place with a foreign product',
  ]) {
    expect((await attempts[name]!.run(mine)).status, name).toBe(200);
  }
  expect((await attempts['move our order to a foreign table']!.run(mine)).status).toBe(200);
});

test('a key that was used at the other restaurant is free here, and tells nothing of the order there', async () => {
  const neighbour = await new Visitor(instance).sitAt(2, other.slug);
  const key = randomUUID();
  const theirs = await neighbour.post(orderAt(2, other.slug), { key, lines: [line(other.productId)] });
  const ours = await diner.post(orderAt(1), { key, lines: [line(own.productId)] });
  expect([theirs.status, ours.status]).toEqual([200, 200]);
  expect(ours.body.id).not.toBe(theirs.body.id);
});

test('staff hear nothing of the other restaurant', async () => {
  const ended = new AbortController();
  const headers = { cookie: staff.cookieHeader };
  const response = await fetch(`${instance.url}/api/live`, { headers, signal: ended.signal });
  const neighbour = await new Visitor(instance).sitAt(3, other.slug);
  const theirs = await neighbour.post(orderAt(3, other.slug), { key: randomUUID(), lines: [line(other.productId)] });
  const ours = await diner.post(orderAt(1), { key: randomUUID(), lines: [line(own.productId)] });
  let heard = '';
  const decoder = new TextDecoder();
  // Ours came later, so theirs would have been heard by then.
  for await (const chunk of response.body!) {
    heard += decoder.decode(chunk, { stream: true });
    if (heard.includes(ours.body.id)) break;
  }
  expect(heard).not.toContain(theirs.body.id);
  ended.abort();
});

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { may } from '#lib/permissions.ts';
import { hashOf, newToken } from '#lib/token.ts';
import { builtWebApp } from '#server/pages/web-app.ts';
import { administrator, demoPassword } from '../../db/seed/cast.ts';
import { asRequest, calls, type Subject, samples } from '../support/server/contract-calls.ts';
import { pages } from '../support/server/every-page.ts';
import { extremes, tellingTables, writeExtremes } from '../support/server/extremes.ts';
import { openTestInstance, type Running, type TestInstance } from '../support/server/instance.ts';
import { addRowsOfEverybody } from '../support/server/rows-of-everybody.ts';
import { addRestaurant, type SecondRestaurant } from '../support/server/second-restaurant.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let server: Running;
let admin: Visitor;
beforeAll(async () => {
  instance = await openTestInstance();
  const web = await builtWebApp(path.resolve('build'));
  server = await instance.another({ web, logLevel: 'silent', onMisshapen: () => {} });
  admin = await visitor().signIn(administrator.email);
});
afterAll(async () => {
  await server.close();
  await instance.close();
});
const visitor = () => new Visitor({ url: server.url, owner: instance.owner });

/** A restaurant with a row in every table, those that are nobody's among them, and beside its open bill one that was closed. */
async function openOdd(name: string) {
  const odd = await addRestaurant(instance.owner, { slug: name });
  const { ref } = await addRowsOfEverybody(instance.owner, odd);
  const owner = await visitor().signIn(odd.owner);
  const waiter = await visitor().signIn(odd.waiter);
  const screen = visitor();
  await screen.post('/api/kitchen-device/code');
  const diner = await visitor().sitAt(1, odd.slug);
  await instance.owner.query(
    `insert into audit_log (actor_name, action, entity, entity_id) values ('x', 'edit', 'restaurant', $1)`,
    [odd.id],
  );
  // Who reads has paid until the end of the month, whatever becomes of the other subscription.
  await instance.owner.query(
    `insert into subscriptions (restaurant_id, plan_id, status, price_cents, started_at, ends_at)
     select $1, id, 'cancelled', 0, now(), now() + interval '1 month' from plans limit 1`,
    [odd.id],
  );
  const closed = await copies(odd);
  return { odd, owner, waiter, screen, diner, closed, ref };
}

/** A closed bill of a delivered, completed and paid order, with its payment; and the order once more, cancelled. */
async function copies({ id, orderId, tables }: SecondRestaurant) {
  const bill = randomUUID();
  const order = randomUUID();
  const all = async (text: string, ...values: unknown[]) => instance.owner.query(text, values);
  await all(
    `insert into bills (restaurant_id, id, table_id, orders_count, closed_at, items_cents, service_fee_cents, total_cents)
     values ($1, $2, $3, 1, now(), 5000, 500, 5500)`,
    id,
    bill,
    tables[1]!.id,
  );
  await all(
    `insert into orders (restaurant_id, id, bill_id, table_id, number, status, items_cents, service_fee_percentage, service_fee_cents,
       total_cents, discount_type, discount_value, completed_at, paid_at, delivered_at)
     select restaurant_id, $2, $3, table_id, 1, 'entregue', items_cents, 10, service_fee_cents, total_cents, 'fixed', 0, now(), now(), now()
     from orders where restaurant_id = $1 and id = $4`,
    id,
    order,
    bill,
    orderId,
  );
  await all(
    `insert into orders (restaurant_id, bill_id, table_id, number, status, items_cents, service_fee_percentage, service_fee_cents,
       total_cents, cancelled_at, cancel_reason)
     select restaurant_id, bill_id, table_id, 2, 'cancelado', 1, 10, 0, 1, now(), 'x' from orders where restaurant_id = $1 and id = $2`,
    id,
    orderId,
  );
  await all(
    `insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, unit_cents)
     select restaurant_id, $2, line, product_id, name, quantity, unit_cents from order_items where restaurant_id = $1 and order_id = $3`,
    id,
    order,
    orderId,
  );
  await all(
    `insert into bill_payments (restaurant_id, bill_id, method, amount_cents, received_cents) values ($1, $2, 'pix', 5500, 5500)`,
    id,
    bill,
  );
  await all(
    `update payments set status = 'paid', paid_at = now(), invoice_number = nextval('invoice_numbers') where restaurant_id = $1`,
    id,
  );
  return { bill, order };
}

/** Whoever has a table of the demonstration there: what lets them in is not odd, the rest is. */
async function demoTable(restaurantId: string): Promise<Visitor> {
  const token = newToken();
  await instance.owner.query(
    `update demo_tables set token_hash = $2, ends_at = now() + interval '1 hour' where restaurant_id = $1`,
    [restaurantId, hashOf(token)],
  );
  const browser = visitor();
  browser.cookies.set('comanda.demo_table', token);
  return browser;
}

/** The tables that took something odd of any kind. */
const reached = new Set<string>();
const reading = calls.filter(({ method }) => method === 'GET');

test.each(Object.entries(extremes).map(([kind], n) => [kind, `casa-${n}`]))(
  'what the database holds can be read: %s',
  async (kind, name) => {
    const { odd, owner, waiter, screen, diner, closed, ref } = await openOdd(name);
    const written = await writeExtremes(instance.owner, odd.id, kind);
    expect(written.length).toBeGreaterThan(0);
    for (const column of written) reached.add(column.split('.')[0]!);
    const table = await demoTable(odd.id);
    await instance.database.scope(odd.id).transaction(async (tx) => {
      for (const topic of ['restaurant', 'menu', 'tables', 'orders', 'reservations', 'printers'] as const)
        await tx.changed(topic);
    });

    const subject: Subject = {
      restaurantId: odd.id,
      slug: odd.slug,
      number: 1,
      tableId: odd.tables[0]!.id,
      orderId: odd.orderId,
      billId: odd.billId,
      reservationId: odd.ids.reservations!,
      productId: odd.productId,
      categoryId: odd.categoryId,
      groupId: odd.groupId,
      stationId: odd.ids.stations!,
      optionIds: [],
      shortCode: odd.tables[0]!.shortCode,
      paymentId: odd.ids.payments!,
      deviceId: odd.ids.kitchen_devices!,
      callId: odd.ids.calls!,
      printerId: odd.ids.printers!,
      printJobId: odd.ids.print_jobs!,
      printAgentId: odd.ids.print_agents!,
      tillId: odd.ids.tills!,
      planId: (await instance.owner.query('select id from plans limit 1')).rows[0].id,
    };
    const failed: string[] = [];
    const refused = new Set<string>();
    const look = async (who: string, by: Visitor, address: string, name = address) => {
      const { status, body } = await by.get(address);
      if (status >= 500) failed.push(`${who} ${name}: ${status} ${JSON.stringify(body).slice(0, 60)}`);
      else if (status >= 400 && who !== 'guest') refused.add(`${who} ${name}: ${status} ${body.code}`);
    };
    const readers = { admin, owner, waiter, guest: diner, table };
    const ofNoHouse: Partial<Record<string, keyof typeof readers>> = {
      platform: 'admin',
      public: 'guest',
      demo: 'table',
    };
    for (const call of reading) {
      const { permission } = call.meta;
      const by = ofNoHouse[permission] ?? 'owner';
      const subjects = [subject, { ...subject, orderId: closed.order, billId: closed.bill }];
      for (const each of call.path.includes('{id}') ? subjects : [subject]) {
        const asked = asRequest(call, {
          ...samples[call.name]!(each),
          ...(call.name === 'restaurants.directory' && { q: '' }),
        });
        await look(by, readers[by], asked.path, call.name);
        if (by === 'owner' && may('waiter', permission)) await look('waiter', waiter, asked.path, call.name);
        if (permission === 'account') await look('admin', admin, asked.path, call.name);
      }
    }
    for (const page of pages) {
      const id = page.startsWith('/admin') ? odd.id : subject.paymentId;
      const address = page.replace(':slug', odd.slug).replace(':number', '1').replace(':id', id);
      const by = page.startsWith('/admin') ? 'admin' : page.startsWith('/restaurant-admin') ? 'owner' : 'guest';
      await look(by, readers[by], address.replace('*', 'no-such-page'));
    }
    await look('screen', screen, '/api/kitchen-device');
    await look('payer', diner, `/sandbox/pay/${ref}`);
    const entrance = await visitor().post('/api/auth/sign-in/email', { email: odd.owner, password: demoPassword });
    if (entrance.status >= 500) failed.push(`entrance: ${entrance.status} ${JSON.stringify(entrance.body)}`);
    await look('owner', owner, `/api/payments/${subject.paymentId}/invoice.pdf`);
    await look('owner', owner, `/api/tills/${subject.tillId}/closing.pdf`);
    expect(failed, `after ${written.length} columns`).toEqual([]);
    // Whatever the rows are like, their own people are shown them.
    expect([...refused]).toEqual([]);
  },
);

test('no table of the schema was left out', async () => {
  expect((await tellingTables(instance.owner)).filter((table) => !reached.has(table))).toEqual([]);
});

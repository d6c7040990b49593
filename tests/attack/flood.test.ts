import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calling } from '../support/server/calling.ts';
import { openTestInstance, type Running, slug, type TestInstance, waiter } from '../support/server/instance.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

const ordersPerTable = 5;
let instance: TestInstance;
let lines: object[];

beforeAll(async () => {
  instance = await openTestInstance({ ordersPerTable });
  const { rows } = await instance.owner.query(`select id from products where name = 'Pão de queijo da Canastra'`);
  lines = [{ productId: rows[0].id, quantity: 1, optionIds: [], notes: '' }];
});
afterAll(() => instance.close());

const orderAt = (table: number, visitor: Visitor, what = lines) =>
  visitor.post(`/api/restaurants/${slug}/tables/${table}/orders`, { key: randomUUID(), lines: what });
const ordersOf = async (table: number) => {
  const text =
    'select count(*)::int as n from orders o join tables t on t.id = o.table_id where t.number = $1 and o.place_key is not null';
  return (await instance.owner.query(text, [table])).rows[0].n;
};
/** Sends orders at once, and counts the answers by their code. */
async function flood(table: number, visitors: Visitor[], times: number): Promise<Record<string, number>> {
  const answers = await Promise.all(
    visitors.flatMap((visitor) => Array.from({ length: times }, () => orderAt(table, visitor))),
  );
  const counts: Record<string, number> = {};
  for (const { body } of answers) counts[body.code ?? 'placed'] = (counts[body.code ?? 'placed'] ?? 0) + 1;
  return counts;
}

test('a table that floods is capped, from one phone or from many, and the other tables order on', async () => {
  const phone = await new Visitor(instance).sitAt(1);
  expect(await flood(1, [phone], 60)).toEqual({ placed: ordersPerTable, too_many_orders: 60 - ordersPerTable });
  expect(await flood(1, [await new Visitor(instance).sitAt(1), await new Visitor(instance).sitAt(1)], 20)).toEqual({
    too_many_orders: 40,
  });
  expect(await ordersOf(1)).toBe(ordersPerTable);
  const neighbour = await new Visitor(instance).sitAt(2);
  expect((await orderAt(2, neighbour)).status).toBe(200);
  expect((await orderAt(1, phone)).body).toMatchObject({
    code: 'too_many_orders',
    message: expect.stringMatching(/\S/),
  });
  // The server can still serve the flooded table.
  const staff = await new Visitor(instance).signIn(waiter);
  const { rows } = await instance.owner.query('select id from tables where number = 1');
  expect((await staff.post('/api/orders', { key: randomUUID(), tableId: rows[0].id, lines })).status).toBe(200);
});

/** A phone that shows this as its seat at a table. */
function showing(table: number, seat: string): Visitor {
  const phone = new Visitor(instance);
  phone.cookies.set(`mesa_${instance.restaurantId.replaceAll('-', '').slice(-12)}_${table}`, seat);
  return phone;
}

test('strangers cannot use up the budget of a table they do not sit at, nor their guesses that of their neighbours', async () => {
  const diner = await new Visitor(instance).sitAt(3);
  const stranger = new Visitor(instance);
  const guesser = showing(3, 'a-guess-of-the-secret-');
  // All of them behind one address: after so many guesses they are told to stop, and who shows the right secret is served.
  expect(await flood(3, [stranger, guesser], 60)).toEqual({ table_secret_required: 60, too_many_requests: 60 });
  const others = Array.from({ length: 20 }, (_, n) => showing(3, `another guess ${n}`));
  expect(await flood(3, others, 5)).toEqual({ too_many_requests: 100 });
  expect((await orderAt(3, diner)).status).toBe(200);
  expect(await ordersOf(3)).toBe(1);
});

test('a guessed secret is compared before the menu is looked at: what could not be ordered is answered as the guess that it is', async () => {
  const { rows } = await instance.owner.query(`select id from products where name = 'Moqueca de banana-da-terra'`);
  const soldOut = { productId: rows[0].id, quantity: 1, optionIds: [], notes: '' };
  await instance.owner.query(`update products set available = false where id = $1`, [soldOut.productId]);
  const unknown = { ...soldOut, productId: randomUUID() };
  // Nothing of the menu is in its memory yet: whatever looks at it has to ask the database.
  const fresh = await instance.another();
  const asked = vi.spyOn(fresh.database.doors.pipeline, 'run');
  const statements = () => asked.mock.calls.splice(0).map(([, { name }]) => name);
  const order = async (visitor: Visitor, line: object) => {
    const phone = new Visitor({ url: fresh.url, owner: instance.owner });
    for (const [name, value] of visitor.cookies) phone.cookies.set(name, value);
    return (await orderAt(12, phone, [line])).body.code;
  };
  const seated = await new Visitor(instance).sitAt(12);
  const looksAtMenu = (name: string) => /menu|product|restaurants\.profile|stations/.test(name);
  for (const line of [soldOut, unknown]) {
    for (const guesser of [new Visitor(instance), showing(12, randomUUID())]) {
      expect(await order(guesser, line)).toBe('table_secret_required');
      const names = statements();
      expect(names).not.toEqual([]);
      expect(names.filter(looksAtMenu)).toEqual([]);
    }
  }
  // Control: who shows the right one is told what is the matter with the dish, and that takes the menu.
  const codes = [await order(seated, soldOut), await order(seated, unknown)];
  expect(codes).toEqual(['product_unavailable', 'product_unavailable']);
  expect(statements().filter(looksAtMenu)).not.toEqual([]);
  await fresh.close();
});

test('a new secret is known at once, also where guesses have used up the address', async () => {
  const former = await new Visitor(instance).sitAt(7);
  expect((await orderAt(7, former)).status).toBe(200);
  await instance.owner.query(`update tables set secret = 'the-secret-of-the-evening' where number = 7`);
  const { rows } = await instance.owner.query('select sitting from tables where number = 7');
  const guest = showing(7, rows[0].sitting);
  expect((await orderAt(7, guest)).status).toBe(200);
  await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('tables'));
  await until(async () => (await orderAt(7, former)).body.code === 'too_many_requests');
});

test('an order that was placed is answered again, whatever has become of budgets and secrets', async () => {
  const phone = await new Visitor(instance).sitAt(8);
  const order = { key: randomUUID(), lines };
  const send = (body: object = order) => phone.post(`/api/restaurants/${slug}/tables/8/orders`, body);
  const first = await send();
  expect(first.status).toBe(200);
  // Repeats cost nothing: the rest of the budget is still there afterwards.
  for (let n = 0; n < 3 * ordersPerTable; n += 1) expect((await send()).body).toEqual(first.body);
  expect(await flood(8, [phone], 10)).toEqual({ placed: ordersPerTable - 1, too_many_orders: 11 - ordersPerTable });
  expect((await send()).body).toEqual(first.body);
  await instance.owner.query(`update tables set secret = 'another-sitting-began' where number = 8`);
  await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('tables'));
  await until(async () => (await orderAt(8, phone)).body.code === 'too_many_requests');
  expect((await send()).body).toEqual(first.body);
  expect((await send({ ...order, lines: [...lines, ...lines] })).body.code).toBe('place_key_reused');
  expect(await ordersOf(8)).toBe(ordersPerTable);
});

test('where no secret is asked for, no made-up one gives a phone a budget of its own', async () => {
  await instance.owner.query('update restaurants set requires_table_secret = false where slug = $1', [slug]);
  await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('restaurant'));
  const stranger = new Visitor(instance);
  await until(async () => !(await stranger.get(`/api/restaurants/${slug}`)).body.requiresTableSecret);
  const phones = Array.from({ length: 20 }, (_, n) => {
    const phone = new Visitor(instance);
    phone.cookies.set(`mesa_${instance.restaurantId.replaceAll('-', '').slice(-12)}_4`, `made up ${n}`);
    return phone;
  });
  expect(await flood(4, phones, 2)).toEqual({ placed: ordersPerTable, too_many_orders: 40 - ordersPerTable });
});

test('control: with a budget that never ends the same flood is not capped', async () => {
  const open: Running = await instance.another({ ordersPerTable: 1_000_000 });
  const phone = await new Visitor({ url: open.url, owner: instance.owner }).sitAt(5);
  expect(await flood(5, [phone], 60)).toEqual({ placed: 60 });
  await open.close();
});

test('a table that calls and takes back over and over is capped, and its neighbours are heard', async () => {
  const phone = await new Visitor(instance).sitAt(9);
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 30; n += 1) {
    const { body } = await calling.ask(phone, 9);
    codes.push(body.code);
    if (body.id) await calling.withdraw(phone, 9, body.id);
  }
  // As many at once as a minute allows, and what of that has come back meanwhile.
  expect(codes.slice(0, 20)).toEqual(Array(20).fill(undefined));
  expect(codes).toContain('too_many_calls');
  expect((await calling.ask(await new Visitor(instance).sitAt(10), 10)).status).toBe(200);
  // Repeats cost nothing, nor does asking for what is open already.
  const other = await new Visitor(instance).sitAt(11);
  for (let n = 0; n < 30; n += 1) expect((await calling.ask(other, 11)).status).toBe(200);
});

test('streams that are given up while they are being admitted are not counted against the address', async () => {
  const phone = await new Visitor(instance).sitAt(6);
  const live = `${instance.url}/api/restaurants/${slug}/tables/6/live`;
  const open = (signal: AbortSignal) => fetch(live, { headers: { cookie: phone.cookieHeader }, signal });
  // Admission waits for this lock; whoever asks leaves meanwhile.
  await instance.owner.query('begin; lock table tables in access exclusive mode');
  const leaving = new AbortController();
  const left = Array.from({ length: 410 }, () =>
    open(leaving.signal).then(
      () => 'answered',
      () => 'left',
    ),
  );
  await until(async () => (await waiting()) > 0);
  leaving.abort();
  expect(new Set(await Promise.all(left))).toEqual(new Set(['left']));
  await until(() => new Promise((resolve) => instance.app.server.getConnections((_, count) => resolve(count < 50))));
  await instance.owner.query('commit');
  await until(async () => (await waiting()) === 0);
  const ended = new AbortController();
  expect((await open(ended.signal)).status).toBe(200);
  ended.abort();
});

const waiting = async () =>
  (await instance.owner.query(`select count(*)::int as n from pg_locks where not granted`)).rows[0].n as number;

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newTableSecret } from '#features/tables/secret.ts';
import { freePort } from '#lib/free-port.ts';
import { FaultProxy } from '../support/server/fault-proxy.ts';
import {
  cashier,
  openTestInstance,
  type Running,
  slug,
  type TestInstance,
  waiter,
} from '../support/server/instance.ts';
import { LiveScreen } from '../support/server/live-screen.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
/** Two servers on one database, the second behind a link that tests may cut. */
let second: Running;
let port: number;
let proxy: FaultProxy;
let lines: object[];
const open: LiveScreen[] = [];

beforeAll(async () => {
  instance = await openTestInstance();
  // It comes back there.
  port = await freePort();
  second = await instance.another({ port });
  proxy = await FaultProxy.open(second.url, { seed: 1, share: 0 });
  const { rows } = await instance.owner.query(`select id from products where name = 'Pão de queijo da Canastra'`);
  lines = [{ productId: rows[0].id, quantity: 1, optionIds: [], notes: '' }];
});
afterEach(() => {
  for (const screen of open.splice(0)) screen.close();
});
afterAll(async () => {
  await proxy.close();
  await second.close();
  await instance.close();
});

/** A screen of someone, through the second server; it rereads through the same link that its stream uses. */
async function screen(visitor: Visitor, stream: string, read: string, server = proxy.url): Promise<LiveScreen> {
  const cookie = visitor.cookieHeader;
  const reread = async () => {
    const response = await fetch(server + read, { headers: { cookie, connection: 'close' } });
    if (!response.ok) throw new Error(`${response.status}`);
    return ((await response.json()) as { orders: unknown }).orders;
  };
  const watching = new LiveScreen(() => server + stream, cookie, reread);
  open.push(watching);
  await until(() => watching.view !== null || watching.refused !== null, 'A first view');
  return watching;
}
const board = async (email = waiter, server = proxy.url) =>
  screen(await new Visitor(instance).signIn(email), '/api/live', '/api/orders', server);
const tableOf = (table: number) => `/api/restaurants/${slug}/tables/${table}`;
const atTable = async (table: number) =>
  screen(await new Visitor(instance).sitAt(table), `${tableOf(table)}/live`, `${tableOf(table)}/orders`);
const place = async (table: number) => {
  const diner = await new Visitor(instance).sitAt(table);
  return (await diner.post(`${tableOf(table)}/orders`, { key: randomUUID(), lines })).body.id as string;
};
const idOfTable = async (table: number) =>
  (await instance.owner.query('select id from tables where number = $1', [table])).rows[0].id;

const hears = (watching: LiveScreen, id: string) =>
  until(() => watching.events.some((event) => event.id === id), `The event of ${id}`);

/** What a screen must come to show: every active order, or those of the table's bill, with their status. */
async function truth(table?: number): Promise<string[]> {
  const { rows } = await instance.owner.query(
    `select o.id || ' ' || o.status as line from orders o join tables t on t.id = o.table_id join bills b on b.id = o.bill_id
     where ($1::int is null and o.status in ('pendente', 'preparando', 'pronto')) or (t.number = $1 and b.closed_at is null)`,
    [table ?? null],
  );
  return rows.map((row) => row.line).sort();
}
const shown = ({ view }: LiveScreen) =>
  (view as { id: string; status: string }[]).map(({ id, status }) => `${id} ${status}`).sort();
const showsTruth = async (watching: LiveScreen, table?: number) => `${shown(watching)}` === `${await truth(table)}`;

test('what is done through one server reaches the screens of another, each its own', async () => {
  const kitchen = await board();
  const one = await atTable(1);
  const two = await atTable(2);
  const id = await place(1);
  await until(
    () => kitchen.events.some((event) => event.id === id) && one.events.some((event) => event.id === id),
    'The event',
  );
  await until(async () => (await showsTruth(kitchen)) && (await showsTruth(one, 1)), 'The true view');
  const mark = await place(2);
  await until(() => two.events.some((event) => event.id === mark));
  // The second table's event came after the first's: the first would have been heard by now.
  expect(two.events).toEqual([{ topic: 'orders', id: mark }]);
  expect(one.events.map((event) => event.id)).not.toContain(mark);
  expect(one.events.every(({ topic }) => topic !== 'tables')).toBe(true);
});

test('over cut connections and restarts every screen ends in the true state', async () => {
  const screens: [LiveScreen, number?][] = [
    [await board()],
    [await board(cashier)],
    [await atTable(3), 3],
    [await atTable(4), 4],
  ];
  const staff = await new Visitor(instance).signIn(waiter);
  for (let round = 0; round < 6; round += 1) {
    // Everyone is back before the next cut, with whatever was missed.
    const seen = screens.map(([{ connections }]) => connections);
    const cut = round % 3 === 1 ? again() : Promise.resolve(proxy.cutAll());
    const [id] = await Promise.all([place(3), place(4), cut]);
    await Promise.all([
      staff.post(`/api/orders/${id}/status`, { status: 'preparando' }),
      Promise.resolve(proxy.cutAll()),
    ]);
    await until(() => screens.every(([{ connections }], n) => connections > seen[n]!), 'The reconnection');
  }
  for (const [watching, table] of screens) {
    await until(() => showsTruth(watching, table), `The true view of ${table ?? 'the board'}`);
  }
  // Still alive, not only right by its last reread.
  const last = await place(3);
  await until(
    () => screens.slice(0, 3).every(([{ events }]) => events.some((event) => event.id === last)),
    'A last event',
  );
});

test('control: a screen that does not reread when it is connected again stays wrong', async () => {
  const faithful = await board();
  const forgetful = await board();
  // Beside the link that is cut: when it has heard of the order, so would have everyone who was connected.
  const beside = await board(waiter, second.url);
  forgetful.rereadsWhenConnected = false;
  proxy.leadTo('http://127.0.0.1:1');
  proxy.cutAll();
  await hears(beside, await place(8));
  const seen = forgetful.connections;
  proxy.leadTo(second.url);
  await until(() => forgetful.connections > seen, 'The reconnection');
  await until(() => showsTruth(faithful), 'The true view');
  expect(await showsTruth(forgetful)).toBe(false);
});

async function again(): Promise<void> {
  await second.close();
  second = await instance.another({ port });
}

test('a stream ends when its account is deactivated', async () => {
  const kitchen = await board(cashier);
  const other = await board();
  await instance.owner.query('update users set active = false where email = $1', [cashier]);
  await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('restaurant'));
  await until(() => kitchen.refused === 401, 'The end of the stream');
  expect(other.refused).toBeNull();
  await instance.owner.query('update users set active = true where email = $1', [cashier]);
});

test("a table's streams end when its secret is rotated, and no other's", async () => {
  const six = await atTable(6);
  const seven = await atTable(7);
  const id = await idOfTable(6);
  await instance.owner.query('update tables set secret = $2 where id = $1', [id, newTableSecret()]);
  await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('tables', id, id));
  await until(() => six.refused === 403, 'The end of the stream');
  const order = await place(6);
  await hears(seven, await place(7));
  expect([six.events.some((event) => event.id === order), seven.connections]).toEqual([false, 1]);
});

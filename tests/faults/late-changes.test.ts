import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type Running, type TestInstance, waiter } from '../support/server/instance.ts';
import { LiveScreen } from '../support/server/live-screen.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
/** A server that hears only what other processes do. */
let hearing: Running;
let kitchen: LiveScreen;

beforeAll(async () => {
  instance = await openTestInstance();
  hearing = await instance.another();
});
afterEach(() => kitchen.close());
afterAll(async () => {
  await hearing.close();
  await instance.close();
});

async function openKitchen(): Promise<void> {
  const staff = await new Visitor(instance).signIn(waiter);
  kitchen = new LiveScreen(
    () => `${hearing.url}/api/live`,
    staff.cookieHeader,
    async () => null,
  );
  await until(() => kitchen.connections > 0, 'The stream');
}
const heard = (id: string) => kitchen.events.filter((event) => event.id === id).length;
const hears = (id: string) => until(() => heard(id) > 0, `The event of ${id}`);

/** A transaction of some other process, which has taken its outbox number. */
async function begin(id: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: instance.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`insert into outbox (restaurant_id, topic, entity_id) values ($1, 'orders', $2)`, [
    instance.restaurantId,
    id,
  ]);
  return client;
}
async function end(client: pg.Client, how: 'commit' | 'rollback', notify = true): Promise<void> {
  await client.query(how);
  if (notify) await client.query('notify comanda_changes');
  await client.end();
}

/** A change made through the first server. */
async function change(): Promise<string> {
  const id = randomUUID();
  await instance.database.scope(instance.restaurantId).transaction((tx) => tx.changed('orders', id));
  return id;
}

test('a transaction that commits after later ones is heard, and one that is rolled back holds up nobody', async () => {
  await openKitchen();
  const late = randomUUID();
  const never = randomUUID();
  const slow = await begin(late);
  const undone = await begin(never);
  for (let n = 0; n < 5; n += 1) await hears(await change());
  await end(undone, 'rollback');
  expect(heard(late)).toBe(0);
  await end(slow, 'commit');
  await hears(late);
  await hears(await change());
  expect(heard(never)).toBe(0);
  expect(heard(late)).toBe(1);
});

test('one that was under way when a server began to listen is heard by it', async () => {
  const late = randomUUID();
  const slow = await begin(late);
  await change();
  await hearing.close();
  hearing = await instance.another();
  await openKitchen();
  await end(slow, 'commit');
  await hears(late);
});

test('a change whose process died before it told anyone is heard all the same', async () => {
  await openKitchen();
  const untold = randomUUID();
  await end(await begin(untold), 'commit', false);
  await hears(untold);
});

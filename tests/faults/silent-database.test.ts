import { afterAll, beforeAll, expect, test } from 'vitest';
import { FaultProxy } from '../support/server/fault-proxy.ts';
import { openTestInstance, type Running, slug, type TestInstance } from '../support/server/instance.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let proxy: FaultProxy;
let server: Running;
beforeAll(async () => {
  instance = await openTestInstance();
  const { port } = new URL(instance.databaseUrl);
  proxy = await FaultProxy.open(`http://127.0.0.1:${port}`, { seed: 8, share: 0 });
  server = await instance.another({ databaseUrl: through(proxy, instance.databaseUrl), logLevel: 'silent' });
});
afterAll(async () => {
  await proxy.close();
  await server.close();
  await instance.close();
});

/** The same database, by the proxy's port instead of the socket. */
function through({ url: way }: FaultProxy, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const { hostname, port } = new URL(way);
  url.searchParams.delete('host');
  return Object.assign(url, { hostname, port }).href;
}

const ready = async () => (await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(2_000) })).status;
const readers = () => Promise.all(Array.from({ length: 30 }, ready));

test('a database that takes everything and says nothing makes it not ready within two seconds, whoever asks and however many', async () => {
  expect(await ready()).toBe(200);
  proxy.stall();
  for (const status of [...(await readers()), ...(await readers())]) expect(status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('connections that have fallen silent are given up: it serves again with new ones', async () => {
  const heardAgain = new Promise((resolve) => server.database.doors.changes.once('reset', () => resolve(true)));
  const waiting = fetch(`${server.url}/api/restaurants/${slug}/tables/1`);
  proxy.serveAgain();
  // Nothing that was open before ever speaks again.
  expect(await heardAgain).toBe(true);
  await until(async () => (await ready()) === 200, 'A server that is ready again');
  expect([200, 503]).toContain((await waiting).status);
  const { cookies } = await new Visitor(instance).sitAt(2);
  const guest = new Visitor({ url: server.url, owner: instance.owner });
  for (const [name, value] of cookies) guest.cookies.set(name, value);
  const seated = async () => (await guest.get(`/api/restaurants/${slug}/tables/2`)).body.seated === true;
  await until(seated, 'A guest who is served');
}, 90_000);

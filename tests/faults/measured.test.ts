import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openJobs } from '#database/jobs.ts';
import { collected } from '../support/server/collected.ts';
import { FaultProxy } from '../support/server/fault-proxy.ts';
import { HeldStreams } from '../support/server/held-streams.ts';
import { openTestInstance, type Running, slug, type TestInstance, waiter } from '../support/server/instance.ts';
import { openTill } from '../support/server/till.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

/** Each alert of ops/prometheus/alerts.yml, by what it is about: the thing is broken, and its figure moves. */
let instance: TestInstance;
let proxy: FaultProxy;
let server: Running;
let till: Awaited<ReturnType<typeof openTill>>;
const streams = new HeldStreams(() => server.url);

beforeAll(async () => {
  instance = await openTestInstance();
  proxy = await FaultProxy.open(`http://127.0.0.1:${new URL(instance.databaseUrl).port}`, { seed: 8, share: 0 });
  const url = new URL(instance.databaseUrl);
  url.searchParams.delete('host');
  Object.assign(url, { hostname: '127.0.0.1', port: new URL(proxy.url).port });
  server = await instance.another({ databaseUrl: url.href, logLevel: 'silent', measured: true });
  till = await openTill({ ...instance, url: server.url });
});
afterEach(() => streams.letGo());
afterAll(async () => {
  await proxy.close();
  await server.close();
  await instance.close();
});

const figures = () => collected(server.metrics!);
/** What is asked of the database is known a few seconds later at the latest. */
const seen = (series: string, holds: (value: number | undefined) => boolean) =>
  until(async () => holds((await figures()).get(series)), series);

const follow = (path: string, visitor: Visitor) => streams.follow(path, visitor);

test('orders are counted by who sent them, and calls by their names: no house and nobody is in it', async () => {
  const before = await figures();
  const guest = await new Visitor({ ...instance, url: server.url }).sitAt(4);
  const staff = await new Visitor({ ...instance, url: server.url }).signIn(waiter);
  await till.order(guest, 4);
  await till.orderFor(staff, 5, 1);
  const after = await figures();
  const more = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0);
  expect(more('comanda_orders_placed_total{by="guests"}')).toBe(1);
  expect(more('comanda_orders_placed_total{by="staff"}')).toBe(1);
  expect(more('comanda_ordering_statements_total')).toBe(2);
  expect(more('comanda_ordering_sent_total')).toBe(2);
  expect(after.get('comanda_ordering_waiting')).toBe(0);
  expect(more('comanda_request_seconds_count{route="orders.place",status="2xx"}')).toBe(1);
  expect(more('comanda_request_seconds_bucket{route="orders.create",status="2xx",le="+Inf"}')).toBe(1);
  const all = [...after.keys()].join('\n');
  for (const secret of [slug, instance.restaurantId, waiter]) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test('refused requests are told from answered ones', async () => {
  const guest = new Visitor({ ...instance, url: server.url });
  await guest.post(till.orderPath(6), { key: randomUUID(), lines: [] });
  expect((await figures()).get('comanda_request_seconds_count{route="orders.place",status="4xx"}')).toBe(1);
});

test('live streams are counted by whose they are, and those for which there was no place', async () => {
  const guest = await new Visitor({ ...instance, url: server.url }).sitAt(7);
  const staff = await new Visitor({ ...instance, url: server.url }).signIn(waiter);
  const path = `/api/restaurants/${slug}/tables/7/live`;
  expect(await follow('/api/live', staff)).toBe(200);
  const answers = await Promise.all(Array.from({ length: 20 }, () => follow(path, guest)));
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  const open = await figures();
  expect(open.get('comanda_live_streams{of="guests"}')).toBe(15);
  expect(open.get('comanda_live_streams{of="staff"}')).toBe(1);
  expect(open.get('comanda_live_refused_total')).toBe(5);
});

test('a job that failed to the end is seen by its queue', async () => {
  const jobs = await openJobs(server.database.systemPool, () => {});
  const failing = async () => {
    throw new Error('never');
  };
  const again = { times: 0, afterSeconds: 1 };
  await jobs.take({ name: 'broken', work: failing, again, withinSeconds: 60, lookSeconds: 0.5 });
  await jobs.put('broken', {});
  await seen('comanda_jobs_failed{queue="broken"}', (value) => value === 1);
  await jobs.stop();
  await instance.owner.query(
    `insert into jobs.job (name, start_after) values ('broken', now() - interval '20 minutes')`,
  );
  await seen('comanda_jobs_oldest_seconds{queue="broken"}', (value) => value !== undefined && value > 1_199);
  expect((await figures()).get('comanda_jobs_waiting{queue="broken"}')).toBe(1);
});

test('a printer that is away, and a paper that waits for it', async () => {
  const before = (await figures()).get('comanda_printers{state="away"}') ?? 0;
  const { rows } = await instance.owner.query<{ id: string }>(
    `insert into printers (restaurant_id, create_key, kind, secret_hash, name, width, code_page, cut, copies, prints_tickets,
       prints_changes, prints_bills, last_seen_at, away_since)
     values ($1, gen_random_uuid(), 'star', sha256('x'), 'Copa', 80, 'cp858', true, 1, false, false, false, now(), now()) returning id`,
    [instance.restaurantId],
  );
  await instance.owner.query(
    `insert into print_jobs (restaurant_id, printer_id, key, kind, document, created_at)
     values ($1, $2, 'x', 'test', '{}', now() - interval '10 minutes')`,
    [instance.restaurantId, rows[0]!.id],
  );
  await seen('comanda_printers{state="away"}', (value) => value === before + 1);
  const { size } = new Set([...(await figures()).keys()].filter((series) => series.startsWith('comanda_papers')));
  expect(size).toBe(2);
  await seen('comanda_papers_oldest_seconds', (value) => value !== undefined && value > 599);
});

test('connections that are all lent out, and who waits for one', async () => {
  const { transactions } = server.database.pools;
  const lent = await Promise.all(Array.from({ length: 10 }, () => transactions.connect()));
  const waiting = transactions.connect();
  const full = await figures();
  expect(full.get('comanda_pool_connections{pool="transactions",state="busy"}')).toBe(10);
  expect(full.get('comanda_pool_waiting{pool="transactions"}')).toBe(1);
  for (const each of lent) each.release();
  (await waiting).release();
  expect((await figures()).get('comanda_pool_waiting{pool="transactions"}')).toBe(0);
});

test('a database that has fallen silent is a figure, and nobody waits for it', async () => {
  await seen('comanda_database_up', (value) => value === 1);
  proxy.stall();
  await seen('comanda_database_up', (value) => value === 0);
  await seen('comanda_changes_heard', (value) => value === 0);
  const away = await figures();
  expect(away.has('comanda_papers_waiting')).toBe(false);
  expect(away.has('comanda_jobs_failed{queue="broken"}')).toBe(false);
  expect(away.has('process_resident_memory_bytes')).toBe(true);
  proxy.serveAgain();
  await seen('comanda_database_up', (value) => value === 1);
  await seen('comanda_changes_heard', (value) => value === 1);
});

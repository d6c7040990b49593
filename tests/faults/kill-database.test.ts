import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lib/free-port.ts';
import { LiveScreen } from '../support/server/live-screen.ts';
import { judge, OrderStream, sound, type Target } from '../support/server/order-stream.ts';
import { isReady, ownerUrlIn, type Program, postmasterPid, startProgram } from '../support/server/program.ts';
import { addRestaurant } from '../support/server/second-restaurant.ts';
import { seeded } from '../support/server/seeded.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'comanda database killed '));
let program: Program;
let target: Target;
let slug: string;
let waiter: string;

beforeAll(async () => {
  program = await startProgram({ PORT: String(await freePort()), DATA_DIR: dataDir, DEMO: 'off' });
  await asOwner(async (owner) => {
    const restaurant = await addRestaurant(owner);
    ({ slug, waiter } = restaurant);
    const { cookieHeader } = await new Visitor({ url: program.url, owner }).sitAt(1, slug);
    target = { url: () => program.url, slug, table: 1, cookie: cookieHeader, productId: restaurant.productId };
  });
});
afterAll(async () => {
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrlIn(dataDir) });
  owner.on('error', () => {});
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** The processes that serve the application's connections, by what PostgreSQL calls itself in their command lines. */
function backends(): number[] {
  const postmaster = postmasterPid(dataDir);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return children.filter(
    (pid) => existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('comanda_'),
  );
}

/** Its end, and a new one that is ready. */
async function killPostmaster(): Promise<void> {
  const before = postmasterPid(dataDir);
  process.kill(before, 'SIGKILL');
  await until(
    () =>
      !existsSync(`/proc/${before}`) &&
      existsSync(path.join(dataDir, 'postgres/postmaster.pid')) &&
      postmasterPid(dataDir) !== before,
    'A new PostgreSQL',
  );
  await until(() => isReady(program.url), 'The return of the database');
}

test('killed under a stream of orders, the database loses none, comes back by itself, and the program stays up', async () => {
  const random = seeded(21);
  const stream = new OrderStream(target);
  const pid = program.process.pid;
  for (let n = 0; n < 4; n += 1) {
    const upTo = stream.confirmed.size + 10 + Math.floor(random() * 40);
    await until(() => stream.confirmed.size >= upTo, 'A stream of orders');
    const serving = backends();
    if (n % 2 === 0 || serving.length === 0) await killPostmaster();
    // One killed backend makes PostgreSQL end all of them and recover.
    else process.kill(serving[Math.floor(random() * serving.length)]!, 'SIGKILL');
  }
  await stream.finish();
  await until(() => isReady(program.url), 'The return of the database');
  expect(await asOwner((owner) => judge(owner, stream))).toEqual(sound);
  expect(stream.confirmed.size).toBe(stream.begun.size);
  expect([program.process.pid, program.process.exitCode]).toEqual([pid, null]);
  // Whoever asked meanwhile was told to try again, and nothing else.
  expect(
    [...stream.codes.keys()].filter((code) => !['placed', 'busy'].includes(code)),
    program.output(),
  ).toEqual([]);
}, 240_000);

test('after the return of the database its changes reach open screens again', async () => {
  const staff = await asOwner((owner) => new Visitor({ url: program.url, owner }).signIn(waiter));
  const read = async () => (await staff.get('/api/orders')).body;
  const screen = new LiveScreen(() => `${program.url}/api/live`, staff.cookieHeader, read);
  await until(() => screen.connections === 1, 'The stream');
  await killPostmaster();
  await until(() => screen.connections > 1, 'The stream');
  const stream = new OrderStream(target, { phones: 1 });
  await until(() => stream.confirmed.size >= 2, 'An order');
  await stream.finish();
  const placed = [...stream.confirmed.values()];
  await until(() => placed.every((id) => screen.events.some((event) => event.id === id)), 'The event of an order');
  screen.close();
});

test('while there is no database every kind of call answers busy, and serves again afterwards', async () => {
  const staff = await asOwner((owner) => new Visitor({ url: program.url, owner }).signIn(waiter));
  const asks: (() => Promise<{ status: number; body: { code?: string } }>)[] = [
    () => staff.get('/api/orders'),
    () => staff.get('/api/session'),
    () => staff.get('/api/tables'),
    () => staff.get(`/api/restaurants/${slug}/tables/1`),
    () => staff.get(`/api/restaurants/${slug}/tables/2/orders`),
    () => staff.get('/api/live'),
    () => staff.post(`/api/orders/${crypto.randomUUID()}/status`, { status: 'pronto' }),
    () => staff.post('/api/auth/sign-in/email', { email: waiter, password: 'whatever it was' }),
  ];
  const seen = new Set<string>();
  const before = postmasterPid(dataDir);
  process.kill(before, 'SIGKILL');
  await until(() => !existsSync(`/proc/${before}`));
  const answers = await Promise.all(asks.map((ask) => ask()));
  for (const [n, { status, body }] of answers.entries()) if (status >= 500) seen.add(`${n}: ${status} ${body.code}`);
  expect(
    [...seen].filter((answer) => !answer.endsWith(' 503 busy')),
    program.output().slice(-2_000),
  ).toEqual([]);
  expect(seen.size).toBeGreaterThan(0);
  expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
  await until(() => isReady(program.url), 'The return of the database');
  for (const ask of asks.slice(0, 4)) expect((await ask()).status).toBe(200);
}, 240_000);

test('control: where a commit does not wait for the disk, the same check finds orders lost', async () => {
  await asOwner(async (owner) => {
    await owner.query('alter role comanda_app set synchronous_commit = off');
    // Nothing else may bring the log to the disk meanwhile.
    for (const setting of [`wal_writer_delay = '10s'`, `wal_writer_flush_after = '1GB'`])
      await owner.query(`alter system set ${setting}`);
  });
  // New connections of the application, which go by the new setting.
  await killPostmaster();
  const stream = new OrderStream(target);
  await until(() => stream.confirmed.size >= 40, 'A stream of orders');
  await killPostmaster();
  await stream.finish();
  const { lost } = await asOwner((owner) => judge(owner, stream));
  expect(lost.length).toBeGreaterThan(0);
  await asOwner(async (owner) => {
    await owner.query('alter role comanda_app reset synchronous_commit');
    await owner.query('alter system reset all');
  });
}, 240_000);

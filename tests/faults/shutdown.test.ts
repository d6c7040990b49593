import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { freePort } from '#lib/free-port.ts';
import { openTestInstance, slug, type TestInstance, waiter } from '../support/server/instance.ts';
import { type Program, startProgram } from '../support/server/program.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let program: Program;
let diner: Visitor;
let staff: Visitor;
let lines: object[];

beforeAll(async () => {
  instance = await openTestInstance();
  const { rows } = await instance.owner.query(`select id from products where name = 'Pão de queijo da Canastra'`);
  lines = [{ productId: rows[0].id, quantity: 1, optionIds: [], notes: '' }];
});
beforeEach(async () => {
  const env = { DATABASE_URL: instance.databaseUrl, APP_SECRET: inject('appSecret') };
  program = await startProgram({ ...env, PORT: String(await freePort()) });
  diner = await new Visitor({ url: program.url, owner: instance.owner }).sitAt(1);
  staff = await new Visitor({ url: program.url, owner: instance.owner }).signIn(waiter);
});
afterAll(() => instance.close());

const orders = `/api/restaurants/${slug}/tables/1/orders`;

/** Something else holds the tables, so that whoever needs them waits inside the program. */
async function hold(): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: instance.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table tables in access exclusive mode');
  return async () => {
    await holder.query('commit');
    await holder.end();
  };
}
const someoneWaits = () =>
  until(
    async () => (await instance.owner.query('select from pg_locks where not granted')).rowCount! > 0,
    'Someone who waits',
  );
const refusesConnections = () =>
  until(
    () =>
      new Promise((resolve) => {
        const socket = connect(Number(new URL(program.url).port), '127.0.0.1', () => socket.destroy());
        socket.on('error', () => resolve(true)).on('connect', () => resolve(false));
      }),
    'The end of listening',
  );

/** How a stream ended: in order, or torn off. */
function follow(path: string, cookie: string) {
  const stream = { heard: '', ended: Promise.resolve('') };
  stream.ended = new Promise((resolve) => {
    const request = get(program.url + path, { agent: false, headers: { cookie } }, (response) => {
      response.setEncoding('utf8').on('data', (text) => (stream.heard += text));
      response.on('error', () => resolve('torn')).on('end', () => resolve(response.complete ? 'in order' : 'torn'));
    });
    request.on('error', () => resolve('torn'));
  });
  return stream;
}

test('told to stop, it finishes the request under way, ends the live streams and exits with 0', async () => {
  const streams = [
    follow('/api/live', staff.cookieHeader),
    follow(`/api/restaurants/${slug}/tables/1/live`, diner.cookieHeader),
  ];
  await until(() => streams.every(({ heard }) => heard.includes('retry:')), 'The streams');
  const release = await hold();
  const key = randomUUID();
  const placing = diner.post(orders, { key, lines });
  await someoneWaits();
  program.process.kill('SIGTERM');
  await refusesConnections();
  await release();
  const placed = await placing;
  expect(placed.status).toBe(200);
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['in order', 'in order']);
  expect(await program.ended).toBe(0);
  const { rows } = await instance.owner.query('select id from orders where place_key = $1', [key]);
  expect(rows).toEqual([{ id: placed.body.id }]);
});

test('a stream that is being admitted meanwhile is ended in order too', async () => {
  const release = await hold();
  const stream = follow(`/api/restaurants/${slug}/tables/1/live`, diner.cookieHeader);
  await someoneWaits();
  program.process.kill('SIGTERM');
  await refusesConnections();
  await release();
  expect(await stream.ended).toBe('in order');
  expect(await program.ended).toBe(0);
});

test('connections that say nothing, or never finish what they say, do not hold it up', async () => {
  const { port } = new URL(program.url);
  const sockets = ['', 'GET / HTTP/1.1\r\nhost: x', 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'].map((start) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(start));
    return socket.on('error', () => {}).resume();
  });
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('told twice, and by Ctrl-C, it still exits with 0', async () => {
  program.process.kill('SIGINT');
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lib/free-port.ts';
import { judge, type Manner, OrderStream, sound, type Target } from '../support/server/order-stream.ts';
import { ownerUrlIn, type Program, startProgram } from '../support/server/program.ts';
import { addRestaurant } from '../support/server/second-restaurant.ts';
import { seeded } from '../support/server/seeded.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'comanda killed '));
let env: Record<string, string> & { PORT: string };
let program: Program;
let owner: pg.Client;
let target: Target;

beforeAll(async () => {
  env = { PORT: String(await freePort()), DATA_DIR: dataDir, DEMO: 'off' };
  program = await startProgram(env);
  owner = new pg.Client({ connectionString: ownerUrlIn(dataDir) });
  await owner.connect();
  const { slug, productId } = await addRestaurant(owner);
  const { cookieHeader } = await new Visitor({ url: program.url, owner }).sitAt(1, slug);
  target = { url: () => program.url, slug, table: 1, cookie: cookieHeader, productId };
});
afterAll(async () => {
  await owner.end();
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Kills the program in the midst of a stream of orders and starts it again, so many times. */
async function orderWhileKilling(times: number, seed: number, manner: Manner): Promise<OrderStream> {
  const random = seeded(seed);
  const stream = new OrderStream(target, { manner });
  for (let n = 0; n < times; n += 1) {
    const upTo = stream.attempts + 5 + Math.floor(random() * 60);
    await until(() => stream.attempts >= upTo, 'A stream of orders', 4_000);
    await new Promise((resolve) => setTimeout(resolve, random() * 15));
    program.process.kill('SIGKILL');
    expect(await program.ended).toBe('SIGKILL');
    program = await startProgram(env);
  }
  await stream.finish();
  return stream;
}

test('killed four times under a stream of orders, the program loses none and doubles none', async () => {
  const stream = await orderWhileKilling(4, 11, 'faithful');
  expect(await judge(owner, stream)).toEqual(sound);
  expect(stream.confirmed.size).toBe(stream.begun.size);
  // Orders were really interrupted.
  expect(stream.attempts).toBeGreaterThan(stream.begun.size);
  expect(stream.codes.get('internal')).toBeUndefined();
}, 240_000);

test('control: clients that take a sent order for a placed one are caught', async () => {
  expect((await judge(owner, await orderWhileKilling(1, 12, 'boasts'))).lost.length).toBeGreaterThan(0);
});

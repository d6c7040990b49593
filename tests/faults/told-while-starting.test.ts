import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { processStamp } from '#database/process-stamp.ts';
import { freePort } from '#lib/free-port.ts';
import { until } from '../support/server/until.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'comanda told while starting '));
const root = path.resolve(import.meta.dirname, '../..');

let databaseUrl: URL;
beforeAll(async () => {
  databaseUrl = new URL(inject('ownerUrl'));
  await asAdmin(databaseUrl, (client) => client.query('create database start_waits'));
  databaseUrl.pathname = '/start_waits';
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await asAdmin(new URL(inject('ownerUrl')), (client) => client.query('drop database start_waits with (force)'));
});

async function asAdmin<T>(url: URL, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** In this database: elsewhere in the cluster other tests have theirs wait. */
async function someoneWaits(holder: pg.Client): Promise<boolean> {
  const here = '(select oid from pg_database where datname = current_database())';
  const { rowCount } = await holder.query(`select from pg_locks where not granted and database = ${here}`);
  return rowCount! > 0;
}

async function begin(env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(root, 'src/server/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(path.join(folder, 'waits ')),
      PORT: String(await freePort()),
      APP_SECRET: inject('appSecret'),
      ...env,
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));
  return { child, ended };
}

test('for a database that takes connections and says nothing', async () => {
  let met = 0;
  const silent = createServer(() => (met += 1));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const { child, ended } = await begin({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing` });
  await until(() => met > 0, 'A connection');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  silent.close();
});

test('for its turn to migrate, and for what a migration waits for', async () => {
  await asAdmin(databaseUrl, async (holder) => {
    await holder.query(`select pg_advisory_lock(${0x636f_6d61})`);
    const { child, ended } = await begin({ DATABASE_URL: databaseUrl.href });
    await until(() => someoneWaits(holder), 'Someone who waits');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
  await asAdmin(databaseUrl, async (holder) => {
    await holder.query(
      'create table if not exists schema_migrations (name text primary key, checksum text, applied_at timestamptz)',
    );
    await holder.query('begin; lock table schema_migrations in access exclusive mode');
    const { child, ended } = await begin({ DATABASE_URL: databaseUrl.href });
    await until(() => someoneWaits(holder), 'Someone who waits');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

test('for its dependencies: what installs them ends too', async () => {
  const place = mkdtempSync(path.join(folder, 'installs '));
  cpSync(path.join(root, 'scripts'), path.join(place, 'scripts'), { recursive: true });
  cpSync(path.join(root, 'package-lock.json'), path.join(place, 'package-lock.json'));
  const npm = path.join(place, 'npm');
  const begun = path.join(place, 'begun');
  writeFileSync(npm, `#!/bin/sh\n[ "$1" = --version ] && exit 0\necho $$ > '${begun}'\nsleep 600\n`, { mode: 0o755 });
  const child = spawn(process.execPath, [path.join(place, 'scripts/start.mjs')], {
    env: { PATH: `${place}:${process.env.PATH}` },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));
  await until(() => existsSync(begun) && readFileSync(begun, 'utf8') !== '', 'An installation');
  child.kill('SIGTERM');
  expect(await ended).toBe(143);
  await until(() => processStamp(Number(readFileSync(begun, 'utf8'))) === null, 'The end of the installation');
});

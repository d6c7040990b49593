import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'comanda tests '));
const dataDir = path.join(home, 'data of a restaurant');
const lines: string[] = [];
const log = (line: string) => lines.push(line);
const postmaster = () => Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function rows(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results = await client.query(sql);
    return results.rows;
  } finally {
    await client.end();
  }
}

let database: EmbeddedDatabase;

beforeAll(async () => {
  // What a start leaves behind that was killed while it made the cluster.
  mkdirSync(path.join(dataDir, 'init-abc', 'cluster', 'base'), { recursive: true });
  database = await startEmbedded({ dataDir, log });
  await rows(database.ownerUrl, 'create table kept (n int); insert into kept values (1)');
}, 30_000);

afterAll(async () => {
  await database.stop();
  rmSync(home, { recursive: true, force: true });
});

describe('a new data folder', () => {
  test('holds a UTF-8 database with the rules of a lasting one', async () => {
    const [found] = await rows(
      database.ownerUrl,
      `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
        current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commit, current_setting('timezone') as zone,
        current_setting('shared_buffers') as buffers, current_setting('jit') as jit
      from pg_database where datname = current_database()`,
    );
    expect(found).toEqual({
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      checksums: 'on',
      fsync: 'on',
      commit: 'on',
      zone: 'UTC',
      buffers: '256MB',
      jit: 'off',
    });
  });

  test('keeps its secrets to itself and nothing of a killed start', () => {
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(existsSync(path.join(dataDir, 'init-abc'))).toBe(false);
  });

  test('asks for the password on the socket and on the loopback port', async () => {
    const overTcp = `postgres://postgres:wrong@127.0.0.1:${database.port}/comanda`;
    const overSocket = `${overTcp}?host=${encodeURIComponent(database.socketDir!)}`;
    for (const url of [overTcp, overSocket]) {
      await expect(rows(url, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    }
  });

  test('refuses a second application', async () => {
    await expect(startEmbedded({ dataDir, log })).rejects.toMatchObject({ code: 'DATA_FOLDER_IN_USE' });
    const other = await runElsewhere();
    expect(other.output).toContain('DATA_FOLDER_IN_USE');
  });
});

test('it comes back, at the same address, when it is killed', async () => {
  const before = postmaster();
  process.kill(before, 'SIGKILL');
  await backAgain();
  expect(postmaster()).not.toBe(before);
  expect(await rows(database.ownerUrl, 'select * from kept')).toEqual([{ n: 1 }]);
  expect(lines).toContain('PostgreSQL ended unexpectedly; starting it again');
}, 20_000);

test('a stop leaves nothing running, and the next start finds the data', async () => {
  const { port } = database;
  await database.stop();
  expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  await expect(connected(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  database = await startEmbedded({ dataDir, log });
  expect(await rows(database.ownerUrl, 'select * from kept')).toEqual([{ n: 1 }]);
}, 20_000);

test('the server of a killed application is taken over, and watched like an own one', async () => {
  await database.stop();
  const killed = await runElsewhere();
  expect(killed.output).toContain('started');
  const orphan = postmaster();
  database = await startEmbedded({ dataDir, log });
  expect(postmaster()).toBe(orphan);
  expect(await rows(database.ownerUrl, 'select * from kept')).toEqual([{ n: 1 }]);
  process.kill(orphan, 'SIGKILL');
  await backAgain();
  expect(postmaster()).not.toBe(orphan);
}, 20_000);

test('a stop in the middle of its return ends it all the same', async () => {
  const seen = lines.length;
  process.kill(postmaster(), 'SIGKILL');
  while (lines.length === seen) await sleep(5);
  // The next start has been made by then, and is not ready yet.
  await sleep(120);
  await database.stop();
  await expect(connected(database.port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  database = await startEmbedded({ dataDir, log });
}, 20_000);

test('a leftover file that names a stranger does not keep it from starting', async () => {
  await database.stop();
  const file = path.join(dataDir, 'postgres', 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n${path.dirname(file)}\n1\n20000\n\n\n\nready   \n`);
  writeFileSync(path.join(dataDir, 'app.lock'), JSON.stringify({ pid: process.ppid, stamp: 'another run' }));
  database = await startEmbedded({ dataDir, log });
  expect(await rows(database.ownerUrl, 'select * from kept')).toEqual([{ n: 1 }]);
}, 20_000);

test('a long path gets its socket elsewhere', async () => {
  const deep = path.join(home, 'a'.repeat(120));
  const other = await startEmbedded({ dataDir: deep, log });
  try {
    expect(other.socketDir!.startsWith(deep)).toBe(false);
    expect(await rows(other.ownerUrl, 'select inet_server_addr() as address')).toEqual([{ address: null }]);
  } finally {
    await other.stop();
  }
  expect(existsSync(other.socketDir!)).toBe(false);
}, 20_000);

test('a folder that cannot be written to is named', async () => {
  const file = path.join(home, 'a file');
  writeFileSync(file, '');
  const start = startEmbedded({ dataDir: path.join(file, 'data'), log });
  await expect(start).rejects.toMatchObject({
    code: 'DATA_FOLDER_NOT_WRITABLE',
    message: expect.stringContaining(file),
  });
});

test('a folder with something else in the place of the database is left alone', async () => {
  const foreign = path.join(home, 'foreign');
  mkdirSync(path.join(foreign, 'postgres'), { recursive: true });
  writeFileSync(path.join(foreign, 'postgres', 'PG_VERSION'), '15\n');
  await expect(startEmbedded({ dataDir: foreign, log })).rejects.toMatchObject({ code: 'DATABASE_FOLDER_FOREIGN' });
});

/** Starts on the same folder in another process, which then kills itself without a word. */
async function runElsewhere(): Promise<{ output: string }> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))};
    try {
      await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
      process.stdout.write('started', () => process.kill(process.pid, 'SIGKILL'));
    } catch (error) {
      process.stdout.write(error.code);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await new Promise((resolve) => child.on('exit', resolve));
  return { output };
}

async function backAgain() {
  for (let attempt = 0; attempt < 100; attempt++) {
    await sleep(100);
    if (await rows(database.ownerUrl, 'select 1').then(Boolean, () => false)) return;
  }
  throw new Error('PostgreSQL did not come back');
}

function connected(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    }).on('error', reject);
  });
}

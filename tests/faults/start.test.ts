import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processStamp } from '#database/process-stamp.ts';
import { freePort } from '#lib/free-port.ts';
import { ownerUrlIn, type Program, postmasterPid, startProgram } from '../support/server/program.ts';
import { until } from '../support/server/until.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'comanda with a space '));
const root = path.resolve(import.meta.dirname, '../..');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A start that must fail: how it ended and what it said. */
function failedStart(env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [path.join(root, 'src/server/main.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, said: stderr.trim().split('\n'), stdout };
}

/** Whoever has no parent left to reap them stays in the list of processes, dead. */
const isAlive = (pid: number) => processStamp(pid) !== null;

describe('what cannot start says why in one line and ends with 1', () => {
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    port = (taken.address() as { port: number }).port;
  });
  afterAll(() => taken.close());

  test('wrong settings are named, all of them', () => {
    const { status, said } = failedStart({ PORT: 'eighty', DEMO: 'perhaps', DATA_DIR: path.join(folder, 'unused') });
    expect([status, said.length]).toEqual([1, 1]);
    expect(said[0]).toMatch(/PORT must be .*DEMO must be/);
    expect(existsSync(path.join(folder, 'unused'))).toBe(false);
  });

  test('a data folder that is a file', () => {
    const file = path.join(folder, 'a file');
    writeFileSync(file, 'not a folder');
    const { status, said } = failedStart({ PORT: String(port), DATA_DIR: file });
    expect([status, said.length]).toEqual([1, 1]);
    expect(said[0]).toContain(`The data folder ${file} cannot be written to`);
  });

  test.each([
    ['below a file', (file: string) => path.join(file, 'data'), ''],
    ['where nobody may make one', () => '/proc/nowhere', ''],
    ['whose pictures have no place', (file: string) => path.dirname(file), 'media'],
  ])('a data folder %s, with a database from elsewhere', (_what, place, within) => {
    const home = mkdtempSync(path.join(folder, 'unmakeable '));
    const file = path.join(home, within || 'a file');
    writeFileSync(file, 'not a folder');
    const elsewhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', APP_SECRET: 'x'.repeat(32) };
    const { status, said } = failedStart({ PORT: String(port), DATA_DIR: place(file), ...elsewhere });
    expect([status, said.length]).toEqual([1, 1]);
    expect(said[0]).toContain(`The data folder ${path.join(place(file), within)} cannot be written to`);
  });

  test('a lock that nobody can read', () => {
    const dataDir = path.join(folder, 'locked');
    mkdirSync(path.join(dataDir, 'app.lock'), { recursive: true });
    const { status, said } = failedStart({ PORT: String(port), DATA_DIR: dataDir });
    expect([status, said.length]).toEqual([1, 1]);
    expect(said[0]).toContain('app.lock cannot be read');
  });

  test('secrets that are damaged', () => {
    const damaged = path.join(folder, 'damaged');
    mkdirSync(damaged);
    writeFileSync(path.join(damaged, 'secrets.json'), '{"databasePassword":');
    const { status, said } = failedStart({ PORT: String(port), DATA_DIR: damaged });
    expect([status, said.length]).toEqual([1, 1]);
    expect(said[0]).toContain('secrets.json cannot be read');
  });

  test('a port that is taken, and no database is left running', () => {
    const dataDir = path.join(folder, 'port taken');
    const { status, said } = failedStart({ PORT: String(port), DATA_DIR: dataDir, DEMO: 'off' });
    expect(status).toBe(1);
    expect(said.filter((line) => line.includes(String(port)))).toEqual([
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`,
    ]);
    expect(said.join('\n')).not.toMatch(/^\s+at /m);
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    expect(existsSync(path.join(dataDir, 'app.lock'))).toBe(false);
  }, 240_000);
});

describe('on the same data', () => {
  const dataDir = path.join(folder, 'data');
  let env: Record<string, string> & { PORT: string };
  let program: Program;
  beforeAll(async () => {
    env = { PORT: String(await freePort()), DATA_DIR: dataDir };
    program = await startProgram(env);
  });
  afterAll(async () => {
    program.process.kill('SIGTERM');
    await program.ended;
  });

  async function ask<T extends pg.QueryResultRow>(query: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: ownerUrlIn(dataDir) });
    await client.connect();
    try {
      return (await client.query<T>(query)).rows;
    } finally {
      await client.end();
    }
  }
  const contents = () =>
    ask(`select (select count(*)::int from restaurants where not for_visitors) as restaurants, (select count(*)::int from users) as users,
           (select count(*)::int from tables) as tables, (select count(*)::int from orders) as orders,
           (select md5(string_agg(secret, ',' order by id)) from tables) as secrets`);

  test('the first start fills the demonstration and says where to look', async () => {
    const [found] = await contents();
    expect(found).toMatchObject({ restaurants: 1, tables: 12 });
    await until(() => program.output().includes('Their password'), 'The greeting');
    expect(program.output()).toMatch(/Diner at table 7: http:\S+\/r\/restaurant-demo\/table\/7\?k=\S{22}/);
  });

  test('a second program on the same data is refused and harms nothing', async () => {
    const { status, said } = failedStart({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect([status, said.length]).toEqual([1, 1]);
    expect(said[0]).toContain(`already used by a running application (process ${program.process.pid})`);
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  });

  test('told to stop it ends with 0, its database with it, and the next start keeps everything and adds nothing', async () => {
    await ask(`update restaurants set description = 'Changed by its owner'`);
    const before = await contents();
    const postmaster = postmasterPid(dataDir);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(isAlive(postmaster)).toBe(false);
    expect(existsSync(path.join(dataDir, 'app.lock'))).toBe(false);
    program = await startProgram(env);
    expect(await contents()).toEqual(before);
    expect(await ask('select description from restaurants where not for_visitors')).toEqual([
      { description: 'Changed by its owner' },
    ]);
  }, 240_000);

  test('a signal during the start ends it as cleanly', async () => {
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    const child = spawn(process.execPath, [path.join(root, 'src/server/main.ts')], {
      cwd: root,
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));
    await until(() => existsSync(path.join(dataDir, 'postgres/postmaster.pid')), 'A database', 4_800);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    program = await startProgram(env);
  }, 240_000);

  test('killed outright, it leaves its database behind, and the next start takes that over', async () => {
    const before = await contents();
    const postmaster = postmasterPid(dataDir);
    program.process.kill('SIGKILL');
    expect(await program.ended).toBe('SIGKILL');
    expect(isAlive(postmaster)).toBe(true);
    program = await startProgram(env);
    expect(postmasterPid(dataDir)).toBe(postmaster);
    expect(program.output()).toContain(`Taking over the PostgreSQL (process ${postmaster})`);
    expect(await contents()).toEqual(before);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(isAlive(postmaster)).toBe(false);
    program = await startProgram(env);
  }, 240_000);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { migrate, pendingMigrations, roleUrl } from './migrate.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'comanda migrations '));
const appSecret = 'a'.repeat(64);
const log = () => {};
let server: EmbeddedDatabase;
let ownerUrl: string;
let directory: string;
let count = 0;

beforeAll(async () => {
  server = await startEmbedded({ dataDir: path.join(home, 'data'), log });
}, 30_000);

afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

beforeEach(async () => {
  directory = mkdtempSync(path.join(home, 'migrations-'));
  write('0001_first.sql', 'create table things (n int); grant select on things to comanda_app;');
  ownerUrl = await newDatabase();
});

function write(name: string, sql: string) {
  writeFileSync(path.join(directory, name), sql);
}

function urlOf(name: string, user?: string): string {
  const url = new URL(server.ownerUrl);
  url.pathname = `/${name}`;
  if (user) Object.assign(url, { username: user, password: 'secret' });
  return url.href;
}

async function newDatabase(options = ''): Promise<string> {
  const name = `test_${++count}`;
  await rows(server.ownerUrl, `create database ${name} ${options}`);
  return urlOf(name);
}

async function rows(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query(sql);
    return result.rows;
  } finally {
    await client.end();
  }
}

const run = (url = ownerUrl) => migrate({ ownerUrl: url, appSecret, log, directory });

test('applies each file once, in order', async () => {
  write('0002_second.sql', 'alter table things add column name text;');
  expect(await run()).toEqual({ applied: ['0001_first.sql', '0002_second.sql'] });
  expect(await run()).toEqual({ applied: [] });
});

test('several starts at once, on one database and on others of the same server', async () => {
  const others = await Promise.all([newDatabase(), newDatabase(), newDatabase()]);
  await rows(server.ownerUrl, 'alter role comanda_app password null');
  const results = await Promise.all([run(), run(), run(), ...others.map(run)]);
  expect(results.map(({ applied }) => applied.length).sort()).toEqual([0, 0, 1, 1, 1, 1]);
});

test('a file that fails leaves no trace, and says where', async () => {
  write('0002_broken.sql', 'create table half (n int);\nselect nothing_like_it;');
  await expect(run()).rejects.toMatchObject({
    code: 'MIGRATION_FAILED',
    message: expect.stringContaining('0002_broken.sql failed in line 2'),
  });
  expect(await rows(ownerUrl, "select to_regclass('half') as half, count(*)::int from schema_migrations")).toEqual([
    { half: null, count: 1 },
  ]);
});

test('refuses a file that was changed after it was applied', async () => {
  await run();
  write('0001_first.sql', 'create table other_things (n int);');
  await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_CHANGED' });
});

test('refuses a database that a newer version has migrated', async () => {
  write('0002_later.sql', 'select 1;');
  await run();
  rmSync(path.join(directory, '0002_later.sql'));
  await expect(run()).rejects.toMatchObject({ code: 'DATABASE_NEWER' });
});

test('refuses two files of one number', async () => {
  write('0001_again.sql', 'select 1;');
  await expect(run()).rejects.toMatchObject({ code: 'MIGRATION_NAMES' });
});

test('the application can tell that it is ready', async () => {
  await run();
  const client = new pg.Client({ connectionString: roleUrl(ownerUrl, 'comanda_app', appSecret) });
  await client.connect();
  expect(await pendingMigrations(client, directory)).toEqual([]);
  write('0002_second.sql', 'select 1;');
  expect(await pendingMigrations(client, directory)).toEqual(['0002_second.sql']);
  await client.end();
});

test('the roles own nothing, pass by nothing and wait for nothing long', async () => {
  await run();
  const roles = await rows(
    ownerUrl,
    `select rolname, rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit,
      (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
    from pg_roles where rolname like 'comanda%' order by rolname`,
  );
  const powerless = {
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolinherit: false,
  };
  expect(roles).toEqual([
    { rolname: 'comanda_app', rolcanlogin: true, ...powerless, owned: 0 },
    { rolname: 'comanda_owner', rolcanlogin: false, ...powerless, owned: expect.any(Number) },
    { rolname: 'comanda_system', rolcanlogin: true, ...powerless, owned: 0 },
  ]);
  const [{ tableowner }] = await rows(ownerUrl, "select tableowner from pg_tables where tablename = 'things'");
  expect(tableowner).toBe('comanda_owner');
  const app = roleUrl(ownerUrl, 'comanda_app', appSecret);
  expect(await rows(app, 'show statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  await expect(rows(app, 'create table mine (n int)')).rejects.toMatchObject({ code: '42501' });
  await expect(rows(app, 'set role comanda_owner')).rejects.toMatchObject({ code: '42501' });
  await expect(rows(roleUrl(ownerUrl, 'comanda_app', 'another'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('a role that could pass by row security is refused', async () => {
  await run();
  await rows(ownerUrl, 'alter role comanda_system bypassrls');
  try {
    await expect(run()).rejects.toMatchObject({ code: 'DATABASE_ROLE_TOO_POWERFUL' });
  } finally {
    await rows(ownerUrl, 'alter role comanda_system nobypassrls');
  }
});

test('a user of a shared server who may not prepare the database is told what is missing', async () => {
  await rows(server.ownerUrl, "create role tenant login password 'secret'");
  const url = new URL(await newDatabase('owner tenant'));
  await expect(run(urlOf(url.pathname.slice(1), 'tenant'))).rejects.toMatchObject({ code: 'DATABASE_RIGHTS_MISSING' });
});

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBackups } from '#database/backup/base-backup.ts';
import { readSecrets } from '#database/data-folder.ts';
import { type EmbeddedDatabase, startEmbedded } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { place } from '#features/orders/place.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { seedDemo } from '../../db/seed/demo.ts';

const root = path.resolve(import.meta.dirname, '../..');
const home = mkdtempSync(path.join(tmpdir(), "comanda kept 100% o'clock "));
const dataDir = path.join(home, 'data');
const backupDir = path.join(home, 'backups');

let embedded: EmbeddedDatabase;
let database: Database;
let house: string;

async function open(): Promise<void> {
  embedded = await startEmbedded({ dataDir, backupDir, log: () => {} });
  const { appSecret } = readSecrets(dataDir);
  await migrate({ ownerUrl: embedded.ownerUrl, appSecret, log: () => {} });
  database = await openDatabase(embedded.ownerUrl, appSecret, console.error);
}
async function shut(): Promise<void> {
  await database.close();
  await embedded.stop();
}

beforeAll(async () => {
  await open();
  house = await seedDemo(database, path.join(dataDir, 'media'));
}, 600_000);
afterAll(async () => {
  await shut();
  rmSync(home, { recursive: true, force: true });
});

function run(command: 'backup' | 'restore' | 'verify-bills', env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, `src/server/${command}.ts`), ...args],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_DIR: backupDir, ...env },
      encoding: 'utf8',
    },
  );
  return { status, stdout, said: stderr.trim().split('\n') };
}

async function ask<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: embedded.ownerUrl });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function order(table: number): Promise<string> {
  const [product] = await ask<{ id: string }>(
    `select id from products where restaurant_id = $1 and name = 'Pão de queijo da Canastra'`,
    [house],
  );
  const [staff] = await ask<{ id: string }>('select id from users where restaurant_id = $1 limit 1', [house]);
  const lines = [{ productId: product!.id, quantity: 2, optionIds: [], notes: '' }];
  const who = { askedAt: table, tableNumber: table, sitting: null, byStaff: staff!.id, guest: null };
  const placed = await place(database.scope(house), {
    ...who,
    key: randomUUID(),
    pricings: [],
    status: 'pendente',
    lines: lines as never,
    now: new Date(),
  });
  return placed.id;
}
/** A moment of the database's own clock, with nothing else in it. */
const moment = async () =>
  (await ask<{ at: Date }>('select pg_sleep(0.02), clock_timestamp() as at, pg_sleep(0.02)'))[0]!.at.toISOString();
const everyOrder = async () => (await ask<{ id: string }>('select id from orders order by id')).map(({ id }) => id);

test('a house is brought back to the moment, to the row, and its bills hold', async () => {
  const heads = path.join(home, 'heads.txt');
  writeFileSync(heads, run('verify-bills', {}).stdout);
  const early = await moment();
  await order(1);
  const made = run('backup', {});
  expect(made.said.join('')).toBe('');
  expect(made.status).toBe(0);
  for (const table of [2, 3, 4]) await order(table);
  const then = await everyOrder();
  const to = await moment();
  const late = [await order(5), await order(2)];
  expect(await everyOrder()).toHaveLength(then.length + 2);

  expect(run('restore', {}, '--to', to)).toMatchObject({
    status: 1,
    said: [expect.stringContaining('already used by a running application')],
  });
  await shut();
  expect(run('restore', {}, '--to', early)).toMatchObject({
    status: 1,
    said: [expect.stringContaining('nothing before that')],
  });
  expect(run('restore', {}, '--to', 'ontem')).toMatchObject({
    status: 1,
    said: [expect.stringContaining('--to must be')],
  });

  // What cannot be had costs nothing of what is there.
  const asked = new Date(Date.now() + 86_400_000).toISOString();
  expect(run('restore', {}, '--to', asked)).toMatchObject({
    status: 1,
    said: [expect.stringContaining(`The log ends before ${asked}`)],
  });
  expect(run('restore', {}, '--too', to)).toMatchObject({ status: 1, said: [expect.stringContaining('--too')] });
  await open();
  expect(await everyOrder()).toHaveLength(then.length + 2);
  await shut();

  const restored = run('restore', {}, '--to', to);
  expect(restored.said.join('')).toBe('');
  expect(restored.stdout).toContain(`to ${to}`);
  await open();
  const now = await everyOrder();
  expect(now).toEqual(then);
  for (const id of late) expect(now).not.toContain(id);
  const verified = run('verify-bills', {}, '--heads', heads);
  expect(verified.stdout).toContain('every one holds');
  expect(verified.status).toBe(0);
  // What was there is not lost: whoever restored by mistake goes back.
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.before-'))).toHaveLength(1);
}, 600_000);

test('a lost disk: another folder is filled from backup and log alone, and only so many backups are kept', async () => {
  const after = await order(6);
  const other = path.join(home, 'other');
  expect(run('backup', { BACKUP_DIR: other })).toMatchObject({
    status: 1,
    said: [expect.stringContaining(`another BACKUP_DIR than ${other}`)],
  });
  expect(existsSync(other)).toBe(false);
  expect(run('backup', {}, '--keep', '1')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 older deleted'),
  });
  expect(listBackups(backupDir)).toHaveLength(1);
  const last = await order(7);
  await ask('select pg_switch_wal()');
  await expect
    .poll(
      async () =>
        (
          await ask<{ open: boolean }>(
            `select last_archived_wal < pg_walfile_name(pg_switch_wal()) as open from pg_stat_archiver`,
          )
        )[0]?.open,
      { timeout: 60_000 },
    )
    .toBe(true);
  await shut();
  const elsewhere = path.join(home, 'elsewhere');
  const restored = run('restore', { DATA_DIR: elsewhere });
  expect([restored.said.join(''), restored.status]).toEqual(['', 0]);
  const there = await startEmbedded({ dataDir: elsewhere, backupDir, log: () => {} });
  const client = new pg.Client({ connectionString: there.ownerUrl });
  await client.connect();
  const { rows } = await client.query('select id from orders where id = any($1)', [[after, last]]);
  await client.end();
  await there.stop();
  await open();
  expect(rows).toHaveLength(2);
  expect(existsSync(path.join(elsewhere, 'secrets.json'))).toBe(true);
}, 600_000);

test('what stands in the way of a backup is one line', () => {
  const nothing = path.join(home, 'nothing');
  expect(run('backup', { BACKUP_DIR: '' })).toMatchObject({ status: 1, said: [expect.stringContaining('BACKUP_DIR')] });
  expect(run('backup', {}, '--kep', '3')).toMatchObject({ status: 1, said: [expect.stringContaining('--kep')] });
  expect(run('backup', {}, '--keep', '0')).toMatchObject({ status: 1, said: [expect.stringContaining('--keep')] });
  expect(run('restore', { BACKUP_DIR: nothing, DATA_DIR: path.join(home, 'new') })).toMatchObject({
    status: 1,
    said: [expect.stringContaining(`There is no backup in ${nothing}`)],
  });
  const elsewhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  expect(run('backup', elsewhere)).toMatchObject({
    status: 1,
    said: [expect.stringContaining('BACKUP_DIR must be unset')],
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cashier, openTestInstance, slug, type TestInstance } from '../../tests/support/server/instance.ts';
import { openTill } from '../../tests/support/server/till.ts';
import { until } from '../../tests/support/server/until.ts';
import { Visitor } from '../../tests/support/server/visitor.ts';
import { startSealing } from './sealing.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const elsewhere = path.join(tmpdir(), 'comanda-none');

async function command(...args: string[]): Promise<{ code: number; said: string }> {
  return run({ DATABASE_URL: instance.databaseUrl, APP_SECRET: inject('appSecret') }, args);
}

async function run(env: Record<string, string>, args: string[] = []): Promise<{ code: number; said: string }> {
  const program = spawn(process.execPath, [path.join(import.meta.dirname, 'verify-bills.ts'), ...args], {
    env: { ...process.env, DATA_DIR: elsewhere, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said = text(program.stdout);
  const [code] = await once(program, 'close');
  return { code, said: await said };
}

test('the command goes through every chain, names the first entry that is broken, and says so by its exit code', async () => {
  const whole = await command();
  expect(whole.said).toMatch(/^\d+ chains with \d+ entries of \d+ restaurants: every one holds\.\n/);
  expect(whole.code).toBe(0);

  const till = await openTill(instance);
  const caixa = await new Visitor(instance).signIn(cashier);
  await till.order(await till.seat(1), 1);
  const { body: closed } = await till.close(caixa, await till.bill(caixa, 1));
  await instance.owner.query('update bill_payments set received_by = null where bill_id = $1', [closed.id]);
  const broken = await command();
  expect(broken.code).toBe(1);
  expect(broken.said).toContain(`${slug}, ${closed.id}: a payment is changed since entry 2`);
  const forPrograms = await command('--json');
  expect(forPrograms.code).toBe(1);
  expect(JSON.parse(forPrograms.said).broken).toEqual([
    { restaurant: slug, id: closed.id, faults: [{ fault: 'row', position: 2, kind: 'payment', state: 'changed' }] },
  ]);
});

test('the command prints the last entry of each ledger, and finds that one which was kept is gone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-heads-'));
  const file = path.join(folder, 'heads.txt');
  try {
    const { said } = await command();
    const head = new RegExp(`^  ${slug} ${instance.restaurantId} (\\d+) [0-9a-f]{64}$`, 'm').exec(said);
    writeFileSync(file, said);
    const place = `${slug}, ${instance.restaurantId}: entry ${head?.[1]} is not the one that was seen`;
    expect((await command('--heads', file)).said).not.toContain(place);
    await instance.owner.query('delete from bill_ledger where restaurant_id = $1 and position = $2', [
      instance.restaurantId,
      head?.[1],
    ]);
    expect((await command()).said).not.toContain(place);
    const missed = await command('--heads', file);
    expect(missed.code).toBe(1);
    expect(missed.said).toContain(place);
    // What holds no head would be found in order whatever happened.
    writeFileSync(file, JSON.stringify({ heads: [] }));
    expect(await command('--heads', file)).toEqual({ code: 2, said: '' });
    expect(await command('--heads', path.join(folder, 'none'))).toEqual({ code: 2, said: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('where there is nothing to look at, or it may not be looked at, that is no good news', async () => {
  expect(await run({ DATABASE_URL: '' })).toEqual({ code: 2, said: '' });
  expect(existsSync(elsewhere)).toBe(false);
  const wrong = { DATABASE_URL: instance.databaseUrl, APP_SECRET: 'another secret, of thirty-two characters or more' };
  expect(await run(wrong)).toEqual({ code: 2, said: '' });
});

test('what is placed is told soon by whatever process runs, also what nobody heard of, and its bill is named', async () => {
  const till = await openTill(instance);
  const guest = await till.seat(2);
  await till.order(guest, 2);
  const { doors, system, scope } = instance.database;
  const faults: unknown[] = [];
  const onError = (error: unknown) => faults.push(error);
  const stop = startSealing({ changes: doors.changes, system, scope, onError, everyMs: 200 });
  const told = async () =>
    (
      await instance.owner.query(
        `select from chain_entries e join bills b on b.id = e.subject_id where b.table_id = $1 and b.closed_at is null`,
        [till.tableId(2)],
      )
    ).rowCount ?? 0;
  const named = async () =>
    (
      await instance.owner.query(
        'select from bill_ledger l join bills b on b.id = l.bill_id where b.table_id = $1 and b.closed_at is null',
        [till.tableId(2)],
      )
    ).rowCount;
  try {
    await until(async () => (await told()) === 1);
    await till.order(guest, 2);
    await until(async () => (await told()) === 2);
    await until(async () => (await named()) === 1);
  } finally {
    await stop();
  }
  expect(faults).toEqual([]);
});

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { getRollbackPlans } from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../tests/support/server/instance.ts';
import { until } from '../../tests/support/server/until.ts';
import { type Jobs, openJobs, type Queue } from './jobs.ts';
import { jobsSchema } from './jobs-schema.ts';
import { migrate } from './migrate.ts';
import { roleUrl } from './roles.ts';
import { statement } from './tenant-query.ts';

let instance: TestInstance;
const open: Jobs[] = [];
beforeAll(async () => {
  instance = await openTestInstance();
});
afterEach(async () => {
  for (const jobs of open.splice(0)) await jobs.stop();
});
afterAll(() => instance.close());

type Note = { text: string };
const queue = (name: string, work: Queue<Note>['work'], changes: Partial<Queue<Note>> = {}): Queue<Note> => ({
  name,
  work,
  again: { times: 3, afterSeconds: 1 },
  withinSeconds: 60,
  lookSeconds: 0.5,
  ...changes,
});

/** A process that takes up this work. */
async function take(queues: Queue<Note>[], errors: unknown[] = []): Promise<Jobs> {
  const jobs = await openJobs(instance.database.systemPool, (error) => errors.push(error));
  for (const each of queues) await jobs.take(each);
  open.push(jobs);
  return jobs;
}

test('what two processes share is done once each, and what is put with a transaction is there only with it', async () => {
  const done: string[] = [];
  const work: Queue<Note>['work'] = async ({ data }) => void done.push(data.text);
  const first = await take([queue('notes', work)]);
  const second = await take([queue('notes', work)]);
  const { system } = instance.database;
  const undone = system.transaction(async (door) => {
    await first.put('notes', { text: 'never' }, door);
    throw new Error('not after all');
  });
  await expect(undone).rejects.toThrow('not after all');
  await system.transaction((door) => second.put('notes', { text: 'with the commit' }, door));
  for (let n = 0; n < 20; n += 1) await (n % 2 ? first : second).put('notes', { text: `note ${n}` });
  await until(() => done.length >= 21, 'All of the work');
  await sleep(700);
  expect(done.toSorted()).toEqual(['with the commit', ...Array.from({ length: 20 }, (_, n) => `note ${n}`)].toSorted());
});

test('what fails is tried again as the same job; what goes on failing is kept apart, and told', async () => {
  const tries: { id: string; text: string }[] = [];
  const errors: unknown[] = [];
  const jobs = await take(
    [
      queue(
        'failing',
        async ({ id, data }) => {
          tries.push({ id, text: data.text });
          if (data.text === 'hopeless' || tries.length === 1) throw new Error(`${data.text} failed`);
        },
        { again: { times: 1, afterSeconds: 1 } },
      ),
    ],
    errors,
  );
  await jobs.put('failing', { text: 'unlucky' });
  await until(() => tries.length === 2, 'The second try');
  expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  await jobs.put('failing', { text: 'hopeless' });
  const dead = async () =>
    (await instance.owner.query(`select data, source_name from jobs.job where name = 'failing.dead'`)).rows;
  await until(async () => (await dead()).length > 0, 'A dead letter');
  expect(await dead()).toEqual([{ data: { text: 'hopeless' }, source_name: 'failing' }]);
  expect(errors.map(String)).toEqual(['Error: unlucky failed', 'Error: hopeless failed']);
});

test('work that was under way when its process ended is done by the next', async () => {
  let started = false;
  const jobs = await take([
    queue('long', () => {
      started = true;
      return new Promise(() => {});
    }),
  ]);
  await jobs.put('long', { text: 'a letter' });
  await until(() => started, 'The beginning of the work');
  await jobs.stop();
  const done: string[] = [];
  await take([queue('long', async ({ data }) => void done.push(data.text))]);
  await until(() => done.length > 0, 'The work');
  expect(done).toEqual(['a letter']);
});

test("the queue is the system's: a restaurant's role has no right to it, and the system's none to change its tables", async () => {
  for (const [role, refusal] of [
    ['comanda_app', /permission denied for schema jobs/],
    ['comanda_system', /must be owner/],
  ] as const) {
    const client = new pg.Client({ connectionString: roleUrl(instance.databaseUrl, role, inject('appSecret')) });
    await client.connect();
    const query = role === 'comanda_app' ? 'select from jobs.job' : 'drop table jobs.job';
    await expect(client.query(query)).rejects.toThrow(refusal);
    await client.end();
  }
});

test('the clock orders work once, whoever asks', async () => {
  const cron = '*/5 * * * *';
  await take([queue('tick', async () => {}, { cron })]);
  await take([queue('tick', async () => {}, { cron })]);
  const { rows } = await instance.owner.query(`select name, cron, timezone from jobs.schedule`);
  expect(rows).toEqual([{ name: 'tick', cron, timezone: 'UTC' }]);
  const { system } = instance.database;
  const policy = statement('test.policy', `select policy from jobs.queue where name = 'tick'`);
  expect(await system.rows(policy)).toEqual([{ policy: 'exclusive' }]);
});

test('tables of an earlier version of the library are brought up to date at the start, with the jobs in them', async () => {
  const done: string[] = [];
  const before = await take([queue('older', async () => {})]);
  await before.stop();
  await before.put('older', { text: 'from before' });
  const version = async () => (await instance.owner.query('select version from jobs.version')).rows[0].version;
  const present = await version();
  await instance.owner.query(getRollbackPlans(jobsSchema));
  expect(await version()).toBe(present - 1);
  const update = () => migrate({ ownerUrl: instance.databaseUrl, appSecret: inject('appSecret'), log: () => {} });
  await Promise.all([update(), update()]);
  expect(await version()).toBe(present);
  await take([queue('older', async ({ data }) => void done.push(data.text))]);
  await until(() => done.length > 0, 'The job');
  expect(done).toEqual(['from before']);
});

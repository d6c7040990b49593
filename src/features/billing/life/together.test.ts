import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Jobs, openJobs } from '#database/jobs.ts';
import { statement } from '#database/tenant-query.ts';
import type { Letter } from '#lib/letters.ts';
import { letterQueue, postWith } from '#server/mail/queue.ts';
import { openTestInstance, type Running, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { addSubscriber, paysAt, type Subscriber, standingOf } from '../../../../tests/support/server/subscriber.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { type LifeDoors, turnSubscriptions } from './turn-subscriptions.ts';

let instance: TestInstance;
let other: Running;
const queues: Jobs[] = [];
let subscribers: Subscriber[];
const begun = new Date('2026-05-15T15:00:00Z');
const end = new Date('2026-06-15T15:00:00Z');
const hour = 3_600_000;
const sent: string[] = [];

beforeAll(async () => {
  instance = await openTestInstance();
  other = await instance.another();
  await instance.owner.query(`update subscriptions set ends_at = '2100-01-01'`);
  const mailer = { send: async ({ to, template }: Letter) => void sent.push(`${template} ${to}`) };
  for (const { systemPool } of [instance.database, other.database]) {
    const jobs = await openJobs(systemPool, console.error);
    await jobs.take({ ...letterQueue(mailer), lookSeconds: 0.5 });
    queues.push(jobs);
  }
});
beforeEach(async () => {
  sent.length = 0;
  await instance.owner.query(`update subscriptions set ends_at = '2100-01-01'`);
  subscribers = [];
  for (let n = 0; n < 12; n += 1) {
    const subscriber = await addSubscriber(instance.owner);
    await paysAt({ system: instance.database.system, owner: instance.owner }, subscriber, { now: begun });
    subscribers.push(subscriber);
  }
});
afterAll(async () => {
  for (const jobs of queues) await jobs.stop();
  await other.close();
  await instance.close();
});

const process = (n: 0 | 1): LifeDoors => ({
  system: (n === 0 ? instance : other).database.system,
  post: postWith(queues[n]!),
});
const everyone = (template: Letter['template']) => subscribers.map(({ email }) => `${template} ${email}`).toSorted();
const allSent = () => until(() => sent.length >= subscribers.length, 'The letters');
async function statuses(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const each of subscribers) found.add((await standingOf(instance.owner, each, end)).status);
  return found;
}

test('many at once, in two processes: each is turned once and each owner hears once', async () => {
  const runs = await Promise.all(
    [0, 1, 0, 1, 0, 1].map((n) => turnSubscriptions(process(n as 0 | 1), new Date(end.getTime() + hour))),
  );
  expect(runs.reduce((sum, { turned }) => sum + turned, 0)).toBe(subscribers.length);
  expect(runs.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(subscribers.length);
  expect(await statuses()).toEqual(new Set(['past_due']));
  await allSent();
  expect(await turnSubscriptions(process(0), new Date(end.getTime() + hour))).toEqual({ turned: 0, reminded: 0 });
  expect(sent.toSorted()).toEqual(everyone('subscriptionEnded'));
});

test('ended in the middle it has done nothing, and the next run does all of it once', async () => {
  let written = 0;
  const cut: LifeDoors = {
    ...process(0),
    async post(letter, transaction) {
      written += 1;
      // The connection goes, as with the process that held it.
      if (written === 5) await transaction.rows(statement('', 'select pg_terminate_backend(pg_backend_pid())'));
      await process(0).post(letter, transaction);
    },
  };
  await expect(turnSubscriptions(cut, end)).rejects.toThrow();
  expect(await statuses()).toEqual(new Set(['active']));
  const { rows } = await instance.owner.query(`select from jobs.job where name = 'letters' and state < 'completed'`);
  expect(rows).toEqual([]);
  await turnSubscriptions(process(1), end);
  await allSent();
  expect(sent.toSorted()).toEqual(everyone('subscriptionEnded'));
});

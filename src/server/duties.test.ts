import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from '#database/jobs.ts';
import { addSubscriber, beginPayment, paysAt, silentPost, standingOf } from '../../tests/support/subscriber.ts';
import { openTestHouse, type TestHouse } from '../../tests/support/test-house.ts';
import { until } from '../../tests/support/until.ts';
import { duties, takeUpDuties } from './duties.ts';
import { letterLine } from './mail-queue.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  // The demonstration's own history is no part of this.
  await house.owner.query(`delete from payments; update subscriptions set ends_at = '2100-01-01'`);
});
afterAll(() => house.close());

test('every duty is ordered by the clock, and does its work when it is ordered', async () => {
  const { system, systemPool } = house.database;
  const doors = { system, owner: house.owner };
  const begun = new Date('2026-05-15T15:00:00Z');
  const [ended, unpaid] = [await addSubscriber(house.owner), await addSubscriber(house.owner)];
  await paysAt(doors, ended, { now: begun });
  const { id } = await beginPayment(doors, unpaid, { now: begun });
  await house.owner.query('update payments set provider_ref = null where id = $1', [id]);

  const errors: unknown[] = [];
  const jobs = await openJobs(systemPool, (error) => errors.push(error));
  const letters: string[] = [];
  await jobs.take({ ...letterLine({ send: async ({ to }) => void letters.push(to) }), lookSeconds: 0.5 });
  const never = () => Promise.reject(new Error('Not asked'));
  const payments = { name: 'sandbox', begin: never, read: never, refund: never, look: never } as const;
  const lines = duties(
    jobs,
    { system, payments, post: silentPost, onError: (error) => errors.push(error) },
    () => new Date('2026-06-15T16:00:00Z'),
  );
  for (const line of lines) {
    await jobs.take(line);
    await jobs.put(line.name, {});
    // Ordered twice, done once: the second finds the first.
    await jobs.put(line.name, {});
  }
  await until(() => letters.includes(ended.email), 'The letter');
  const status = async () =>
    (await house.owner.query('select status from payments where id = $1', [id])).rows[0].status;
  await until(async () => (await status()) === 'cancelled', 'The end of the payment');
  expect(await standingOf(house.owner, ended, begun)).toMatchObject({ status: 'past_due' });
  const { rows } = await house.owner.query('select name, cron from jobs.schedule order by name');
  expect(rows).toEqual([
    { name: 'leftovers.sweep', cron: '0 7 * * *' },
    { name: 'payments.ask', cron: '*/5 * * * *' },
    { name: 'payments.expire', cron: '*/5 * * * *' },
    { name: 'reservations.purge', cron: '0 7 * * *' },
    { name: 'subscriptions.turn', cron: '*/5 * * * *' },
  ]);
  await jobs.stop();
  expect(errors).toEqual([]);
});

test('they are taken up when the database is back, and not any more once the house closes', async () => {
  const taken: string[] = [];
  const errors: unknown[] = [];
  let away = 2;
  const jobs = {
    ...{ put: async () => {}, stop: async () => {} },
    async take({ name }: { name: string }) {
      away -= 1;
      if (away >= 0) throw new Error('Away');
      taken.push(name);
    },
  };
  const lines = duties(jobs, {} as never, () => new Date());
  const end = takeUpDuties(jobs, lines, (error) => errors.push(error));
  await until(() => taken.length === lines.length, 'All of them');
  expect(errors).toHaveLength(2);
  await end();
  away = 1_000_000;
  await takeUpDuties(jobs, lines, () => {})();
  expect(taken).toHaveLength(lines.length);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from '#database/jobs.ts';
import { openTestInstance, type TestInstance } from '../../tests/support/server/instance.ts';
import { addSubscriber, beginPayment, paysAt, silentPost, standingOf } from '../../tests/support/server/subscriber.ts';
import { until } from '../../tests/support/server/until.ts';
import { duties, takeUpDuties } from './duties.ts';
import { letterQueue } from './mail/queue.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  // The demonstration's own history is no part of this.
  await instance.owner.query(`delete from payments; update subscriptions set ends_at = '2100-01-01'`);
});
afterAll(() => instance.close());

test('every duty is ordered by the clock, and does its work when it is ordered', async () => {
  const { system, systemPool } = instance.database;
  const doors = { system, owner: instance.owner };
  const begun = new Date('2026-05-15T15:00:00Z');
  const ended = await addSubscriber(instance.owner);
  const unpaid = await addSubscriber(instance.owner);
  await paysAt(doors, ended, { now: begun });
  const { id } = await beginPayment(doors, unpaid, { now: begun });
  await instance.owner.query('update payments set provider_ref = null where id = $1', [id]);

  const errors: unknown[] = [];
  const jobs = await openJobs(systemPool, (error) => errors.push(error));
  const letters: string[] = [];
  await jobs.take({ ...letterQueue({ send: async ({ to }) => void letters.push(to) }), lookSeconds: 0.5 });
  const never = () => Promise.reject(new Error('Not asked'));
  const payments = { name: 'sandbox', begin: never, read: never, refund: never, look: never, withdraw: never } as const;
  const queues = duties(
    jobs,
    { system, payments, post: silentPost, onError: (error) => errors.push(error), scope: instance.database.scope },
    instance.guestPayments.payments,
    () => new Date('2026-06-15T16:00:00Z'),
  );
  for (const queue of queues) {
    await jobs.take(queue);
    await jobs.put(queue.name, {});
    // Ordered twice, done once: the second finds the first.
    await jobs.put(queue.name, {});
  }
  await until(() => letters.includes(ended.email), 'The letter');
  const status = async () =>
    (await instance.owner.query('select status from payments where id = $1', [id])).rows[0].status;
  await until(async () => (await status()) === 'cancelled', 'The end of the payment');
  expect(await standingOf(instance.owner, ended, begun)).toMatchObject({ status: 'past_due' });
  const { rows } = await instance.owner.query('select name, cron from jobs.schedule order by name');
  expect(rows).toEqual([
    { name: 'bills.closeServed', cron: '* * * * *' },
    { name: 'counts.together', cron: '*/5 * * * *' },
    { name: 'demo.sweep', cron: '*/5 * * * *' },
    { name: 'guestPayments.ask', cron: '* * * * *' },
    { name: 'guestPayments.renew', cron: '0 7 * * *' },
    { name: 'leftovers.sweep', cron: '0 7 * * *' },
    { name: 'orders.unfinished', cron: '*/5 * * * *' },
    { name: 'payments.ask', cron: '*/5 * * * *' },
    { name: 'payments.expire', cron: '*/5 * * * *' },
    { name: 'reservations.purge', cron: '0 7 * * *' },
    { name: 'reservations.tell', cron: '* * * * *' },
    { name: 'setup.endTrials', cron: '* * * * *' },
    { name: 'soldOut.end', cron: '* * * * *' },
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
    put: async () => {},
    stop: async () => {},
    async take({ name }: { name: string }) {
      away -= 1;
      if (away >= 0) throw new Error('Away');
      taken.push(name);
    },
  };
  const queues = duties(jobs, {} as never, null, () => new Date());
  const end = takeUpDuties(jobs, queues, (error) => errors.push(error));
  await until(() => taken.length === queues.length, 'All of them');
  expect(errors).toHaveLength(2);
  await end();
  away = 1_000_000;
  await takeUpDuties(jobs, queues, () => {})();
  expect(taken).toHaveLength(queues.length);
});

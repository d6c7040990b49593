import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs, Line } from '#database/jobs.ts';
import { askPayments, type PaymentDoors } from '#features/billing/life/ask-payments.ts';
import { expirePayments } from '#features/billing/life/expire-payments.ts';
import { turnSubscriptions } from '#features/billing/life/turn-subscriptions.ts';
import { contactDays } from '#features/reservations/rules.ts';
import { purgeContacts } from '#features/reservations/store.ts';
import { postWith } from './mail-queue.ts';
import { sweep } from './sweep.ts';

const everyFiveMinutes = '*/5 * * * *';
/** Four in the morning in São Paulo. */
const everyNight = '0 7 * * *';

/** What is done because time passes, each so that doing it twice does nothing more. */
export function duties(jobs: Jobs, doors: PaymentDoors, now: () => Date): Line<null>[] {
  const { system } = doors;
  const post = postWith(jobs);
  return [
    duty('subscriptions.turn', everyFiveMinutes, () => turnSubscriptions({ system, post }, now())),
    duty('payments.ask', everyFiveMinutes, () => askPayments(doors, now())),
    duty('payments.expire', everyFiveMinutes, () => expirePayments(doors, now())),
    duty('reservations.purge', everyNight, () => purgeContacts(system, now(), contactDays)),
    duty('leftovers.sweep', everyNight, () => sweep(system, now())),
  ];
}

/**
 * Takes them up while the house is open already: nobody waits for that, and a database that is away just then is asked again. The
 * answer ends the trying.
 */
export function takeUpDuties(jobs: Jobs, lines: readonly Line<null>[], onError: (error: unknown) => void) {
  const ending = new AbortController();
  const taken = (async () => {
    for (const line of lines) {
      while (!ending.signal.aborted && !(await took(line))) {
        await sleep(1_000, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
  })();
  return async () => {
    ending.abort();
    await taken;
  };

  async function took(line: Line<null>): Promise<boolean> {
    try {
      await jobs.take(line);
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }
}

function duty(name: string, cron: string, work: () => Promise<unknown>): Line<null> {
  return { name, cron, work, again: { times: 3, afterSeconds: 60 }, withinSeconds: 600, lookSeconds: 30 };
}

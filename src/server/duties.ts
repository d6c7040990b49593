import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs, Queue } from '#database/jobs.ts';
import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { sweepAccounts } from '#features/accounts/sweep.ts';
import { askPayments, type PaymentDoors } from '#features/billing/life/ask-payments.ts';
import { expirePayments } from '#features/billing/life/expire-payments.ts';
import { sweepEvents } from '#features/billing/life/sweep-events.ts';
import { turnSubscriptions } from '#features/billing/life/turn-subscriptions.ts';
import { closeServed } from '#features/bills/close-served.ts';
import { renewAccess } from '#features/checks/online/access.ts';
import type { GuestPayments } from '#features/checks/online/guest-payments.ts';
import { askCharges } from '#features/checks/online/look.ts';
import { sweepTables } from '#features/demo/sweep.ts';
import { endSoldOut } from '#features/menu/availability/end-sold-out.ts';
import { leaveUnfinished } from '#features/orders/leave-unfinished.ts';
import { putCountsTogether } from '#features/platform/stats-store.ts';
import { purgePapers } from '#features/printing/jobs/purge.ts';
import { contactDays } from '#features/reservations/rules.ts';
import { purgeContacts } from '#features/reservations/store.ts';
import { tellChanges } from '#features/reservations/tell-later.ts';
import { endTrials } from '#features/setup/end-trials.ts';
import { postWith } from './mail/queue.ts';

interface DutyDoors extends PaymentDoors {
  scope(restaurantId: string): Scope;
}

const everyMinute = '* * * * *';
const everyFiveMinutes = '*/5 * * * *';
/** Four in the morning in São Paulo. */
const everyNight = '0 7 * * *';

/** What is done because time passes, each so that doing it twice does nothing more. */
export function duties(jobs: Jobs, doors: DutyDoors, guests: GuestPayments | null, now: () => Date): Queue<null>[] {
  const { system, onError, scope } = doors;
  const online = guests && { payments: guests, scope, system, onError };
  const post = postWith(jobs);
  return [
    duty('subscriptions.turn', everyFiveMinutes, () => turnSubscriptions({ system, post }, now())),
    duty('payments.ask', everyFiveMinutes, () => askPayments(doors, now())),
    duty('payments.expire', everyFiveMinutes, () => expirePayments(doors, now())),
    ...(online
      ? [
          duty('guestPayments.ask', everyMinute, () => askCharges(online, now())),
          duty('guestPayments.renew', everyNight, () => renewAccess(online, now())),
        ]
      : []),
    duty('bills.closeServed', everyMinute, () => closeServed({ system, scope, onError }, now())),
    duty('orders.unfinished', everyFiveMinutes, () => leaveUnfinished({ system, scope, onError }, now())),
    duty('setup.endTrials', everyMinute, () => endTrials({ system, scope, onError }, now())),
    duty('demo.sweep', everyFiveMinutes, () => sweepTables({ system, scope, onError }, now())),
    duty('soldOut.end', everyMinute, () => endSoldOut(system, now())),
    duty('counts.together', everyFiveMinutes, () => putCountsTogether(system)),
    duty('reservations.tell', everyMinute, () => tellChanges({ system, scope, onError, post }, now())),
    duty('reservations.purge', everyNight, () => purgeContacts(system, now(), contactDays)),
    duty('leftovers.sweep', everyNight, () => sweep(system, now())),
  ];
}

/** Deletes what has run out and nobody will ask for. */
export async function sweep(system: SystemDoor, now: Date): Promise<void> {
  await sweepAccounts(system, now);
  await sweepEvents(system, now);
  await purgePapers(system, now);
}

/**
 * Takes them up while the program serves already: nobody waits for that, and a database that is away just then is asked again. The
 * answer ends the trying.
 */
export function takeUpDuties(jobs: Jobs, queues: readonly Queue<null>[], onError: (error: unknown) => void) {
  const ending = new AbortController();
  const taken = (async () => {
    for (const queue of queues) {
      while (!ending.signal.aborted && !(await took(queue))) {
        await sleep(1_000, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
  })();
  return async () => {
    ending.abort();
    await taken;
  };

  async function took(queue: Queue<null>): Promise<boolean> {
    try {
      await jobs.take(queue);
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }
}

function duty(name: string, cron: string, work: () => Promise<unknown>): Queue<null> {
  return { name, cron, work, again: { times: 3, afterSeconds: 60 }, withinSeconds: 600, lookSeconds: 30 };
}

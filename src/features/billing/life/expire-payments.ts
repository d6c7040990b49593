import { settledLetter } from '../letters.ts';
import { close, closeForGood } from '../pay.ts';
import { paymentById } from '../payment-store.ts';
import { lockBilling } from '../store.ts';
import { applyReport } from '../withdraw.ts';
import { type PaymentDoors, patience } from './ask-payments.ts';
import { type Open, overduePayments } from './pending-store.ts';

const batch = 100;
/** A provider that cannot be asked for so long has no more say in it; should it have been paid, its word still counts later. */
const waitForProviderMs = 24 * 60 * 60_000;

/** Gives up payments that can no longer be paid, with the use of a discount that they held. The provider is asked first. */
export async function expirePayments(doors: PaymentDoors, now: Date): Promise<{ expired: number }> {
  const done = { expired: 0 };
  let failures = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const overdue = await overduePayments(doors.system, now, after, batch);
    for (const payment of overdue) {
      after = payment.id;
      const said = await lastWord(doors, payment, now, failures >= patience);
      if (said === 'away') failures += 1;
      const waitedLong = now.getTime() - Date.parse(payment.expiresAt) > waitForProviderMs;
      const over = said === 'nothing' || (said === 'away' && waitedLong);
      if (over && (await giveUp(doors, payment, now))) done.expired += 1;
    }
    if (overdue.length < batch) return done;
  }
}

/** `clearing`: it was paid at a bank in time, which says so on a later day. */
type Word = 'settled' | 'clearing' | 'nothing' | 'away';

/** What the provider has to say of it: it became something else, or nothing. */
async function lastWord(doors: PaymentDoors, { ref, provider }: Open, now: Date, away: boolean): Promise<Word> {
  if (ref === null || provider !== doors.payments.name) return 'nothing';
  if (away) return 'away';
  try {
    const report = await doors.payments.look(ref);
    const settled = await applyReport(doors, report, now);
    if (report.clearing) return 'clearing';
    return settled === 'unchanged' ? 'nothing' : 'settled';
  } catch (error) {
    doors.onError(error);
    return 'away';
  }
}

async function giveUp({ system, post }: PaymentDoors, { restaurantId, id }: Open, now: Date): Promise<boolean> {
  const expired = await system.transaction(async (tx) => {
    await lockBilling(tx, restaurantId);
    const payment = await paymentById(tx, restaurantId, id);
    // Meanwhile it was paid, or given more time, or another process was here.
    if (!payment?.expiresAt || new Date(payment.expiresAt) > now) return null;
    if (payment.status === 'failed' || payment.status === 'cancelled') await closeForGood(tx, payment);
    if (payment.status !== 'pending') return null;
    await close(tx, payment, { status: 'cancelled', failure: 'expired', over: true });
    await tx.changed(restaurantId, 'restaurant', id);
    return paymentById(tx, restaurantId, id);
  });
  if (expired) await settledLetter(system, post, expired, now);
  return expired !== null;
}

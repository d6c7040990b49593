import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import type { Post } from '#lib/letters.ts';
import { settledLetter } from './letters.ts';
import { close, closeForGood, pay, takeBack } from './pay.ts';
import { type PaymentRow, paymentById, paymentByRef } from './payment-store.ts';
import type { ProviderEvent, ProviderName, Report } from './providers/provider.ts';
import { lockBilling } from './store.ts';
import type { PaymentStatus } from './values.ts';
import { rememberEvent } from './webhook-events.ts';

/**
 * `unknown`: about nothing of ours. `unchanged`: it was known already, or something later was. Else what the payment is now.
 */
export type Outcome = 'unknown' | 'unchanged' | PaymentStatus;

type Told = Omit<Report, 'ref'>;

/** A payment only moves up. So reports may come twice, late and in any order: the result is the same. */
const rank: Record<PaymentStatus, number> = { pending: 0, failed: 1, cancelled: 2, paid: 3, refunded: 4 };

/**
 * The one way a provider's word changes a payment: a verified webhook, or what the provider answered when it was asked (a report).
 * Money that was taken counts even when the payment had been given up here.
 */
export async function settle(
  system: SystemDoor,
  said: ProviderEvent | Report,
  now: Date,
  { provider, post }: { provider: ProviderName; post: Post },
): Promise<Outcome> {
  const { event, report } = 'ref' in said ? { event: null, report: said } : { event: said, report: said.report };
  const known = report && (await paymentByRef(system, provider, report.ref));
  if (!report || !known) return 'unknown';
  const { restaurantId } = known;

  const { before, after } = await system.transaction(async (tx) => {
    await lockBilling(tx, restaurantId);
    const before = await read(tx, known);
    if (event && !(await rememberEvent(tx, { provider, ...event }))) return { before, after: before };
    return { before, after: await carryOut(tx, before, report, now) };
  });
  if (after.status === before.status) return 'unchanged';
  await settledLetter(system, post, after, now);
  return after.status;
}

/**
 * What was said of a payment, by its provider or by people, unless the payment has come further already. For a transaction that holds
 * `lockBilling` and has read the payment since.
 */
export async function carryOut(tx: SystemTransaction, before: PaymentRow, said: Told, now: Date): Promise<PaymentRow> {
  if (rank[said.status] <= rank[before.status]) {
    const given = before.status === 'failed' || before.status === 'cancelled';
    if (given && isOver(said)) await closeForGood(tx, before);
    return before;
  }
  await apply(tx, before, said, now);
  await tx.changed(before.restaurantId, 'restaurant', before.id);
  return read(tx, before);
}

/** The provider takes no money for it any more. */
const isOver = ({ status, open }: Told) => (status === 'failed' || status === 'cancelled') && open !== true;

async function apply(tx: SystemTransaction, payment: PaymentRow, report: Told, now: Date): Promise<void> {
  const { status, transactionId, failure } = report;
  const at = report.at > now ? now : report.at;
  if (status === 'failed' || status === 'cancelled')
    return close(tx, payment, { status, failure, transactionId, over: isOver(report) });
  // A refund that is heard of before its payment leaves what the two leave one after the other.
  const paid = payment.status === 'paid' ? payment : await pay(tx, payment, { at, now, transactionId });
  if (status === 'refunded') await takeBack(tx, paid, { at, now });
}

async function read(tx: SystemTransaction, { restaurantId, id }: PaymentRow): Promise<PaymentRow> {
  const found = await paymentById(tx, restaurantId, id);
  if (!found) throw new Error(`No payment ${id}`);
  return found;
}

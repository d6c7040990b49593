import { platformPaths } from '#lib/addresses.ts';
import { CodedError } from '#lib/errors.ts';
import { baseLocale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import { ownerOf } from '../accounts/owner-of.ts';
import type { Owner } from './begin-payment.ts';
import { guaranteeEnd } from './guarantee.ts';
import { subscriptionLetter } from './letters.ts';
import { isOpen } from './paid-period.ts';
import { close } from './pay.ts';
import { openPayments, type PaymentRow, paidPayments, pendingPayments } from './payment-store.ts';
import { RefundByHand } from './providers/provider.ts';
import { oweRefund } from './refund-by-hand.ts';
import { endSubscription, lockBilling, markGuaranteeUsed, readSubscription, type SubscriptionRow } from './store.ts';
import { withdraw } from './withdraw.ts';

/**
 * Ends a subscription with its period; within the guarantee at once, and everything that was paid goes back. The money is asked for
 * before anything changes here: a provider that does not answer leaves the subscription as it was, and asked again it gives back
 * once. That the money went back is the webhook's to say. What no provider gives back is owed from then on (`refund-by-hand.ts`).
 */
export async function cancel(
  caller: Owner,
  revision: number,
): Promise<{ row: SubscriptionRow; refundedCents: number }> {
  const { system, account } = caller;
  const { restaurantId } = account;
  const now = caller.now();
  const before = admit(await readSubscription(system, restaurantId), now, revision);
  if (before.status === 'cancelled') return { row: before, refundedCents: 0 };
  const guarantee = await guaranteeEnd(system, restaurantId);
  const guaranteed = guarantee !== null && guarantee > now;
  const refunds = guaranteed ? (await paidPayments(system, restaurantId)).filter(isToRefund) : [];
  const byHand: PaymentRow[] = [];
  for (const payment of refunds) if (!(await giveMoneyBack(caller, payment))) byHand.push(payment);
  await withdraw(caller, await openPayments(system, restaurantId));

  const { row, owed, ended } = await system.transaction(async (tx) => {
    await lockBilling(tx, restaurantId);
    const current = await readSubscription(tx, restaurantId);
    // The money is on its way back: that stands, whatever else was changed meanwhile.
    const { id, endsAt, status } = guaranteed && current ? current : admit(current, now, revision);
    for (const payment of await pendingPayments(tx, restaurantId))
      await close(tx, payment, { status: 'cancelled', over: payment.providerRef === null });
    if (status !== 'cancelled') {
      const end = guaranteed ? now : new Date(endsAt);
      await endSubscription(tx, restaurantId, id, { endsAt: end, cancelled: true, now });
    }
    if (refunds.length > 0) await markGuaranteeUsed(tx, restaurantId, id, now);
    const owed: PaymentRow[] = [];
    for (const payment of byHand) if (await oweRefund(tx, payment, now)) owed.push(payment);
    await tx.changed(restaurantId, 'restaurant');
    return { row: await readSubscription(tx, restaurantId), owed, ended: status !== 'cancelled' };
  });
  if (!row) throw new CodedError('subscription_not_found');
  const refundedCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (ended) {
    const guaranteedLetter = { template: 'subscriptionCancelledRefund', standing: row, refundedCents } as const;
    const plainLetter = { template: 'subscriptionCancelled', standing: row } as const;
    const what = refundedCents > 0 ? guaranteedLetter : plainLetter;
    await subscriptionLetter(system, caller.post, restaurantId, what);
  }
  for (const payment of owed) await askForRefundByHand(caller, payment);
  return { row, refundedCents };
}

/** What there is to cancel. One that is cancelled already may be cancelled again, which changes nothing. */
function admit(row: SubscriptionRow | null, now: Date, revision: number): SubscriptionRow {
  if (!row || !isOpen(row, now)) throw new CodedError('subscription_not_found');
  if (row.status !== 'cancelled' && row.revision !== revision) throw new CodedError('stale_revision');
  return row;
}

/** What an earlier cancellation has left to people is on its way already. */
const isToRefund = ({ amountCents, refundDueAt }: PaymentRow) => amountCents > 0 && refundDueAt === null;

/** Has the provider give it back; false when people have to. */
async function giveMoneyBack({ payments }: Owner, { provider, providerRef }: PaymentRow): Promise<boolean> {
  // No provider's, or taken by one that this service no longer works with.
  if (providerRef === null || provider !== payments.name) return false;
  try {
    await payments.refund(providerRef);
    return true;
  } catch (cause) {
    if (cause instanceof RefundByHand) return false;
    throw new CodedError('provider_unavailable', {}, cause);
  }
}

async function askForRefundByHand({ system, support, post }: Owner, payment: PaymentRow): Promise<void> {
  const owner = await ownerOf(system, payment.restaurantId);
  const { name, document, email } = payment.customer;
  const values = {
    restaurant: owner?.restaurant ?? '',
    payment: payment.id,
    amount: formatMoney(payment.amountCents, baseLocale),
    payer: `${name} (${document}, ${email})`,
    url: platformPaths.subscriptions,
  };
  post.letter({ to: support.email, locale: baseLocale, template: 'refundByHand', values });
}

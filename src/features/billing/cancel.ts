import { CodedError } from '#lib/errors.ts';
import { formatMoney } from '#lib/money.ts';
import type { Owner } from './checkout.ts';
import { ownerOf } from './letters.ts';
import { isOpen } from './paid-period.ts';
import { close } from './pay.ts';
import { type PaymentRow, paidPayments, pendingPayments } from './payment-store.ts';
import { RefundByHand } from './providers/provider.ts';
import { oweRefund } from './refund-by-hand.ts';
import { endSubscription, lockBilling, readSubscription, type SubscriptionRow } from './store.ts';
import { guaranteeEnd } from './view.ts';

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

  const { row, owed } = await system.transaction(async (tx) => {
    await lockBilling(tx, restaurantId);
    const current = await readSubscription(tx, restaurantId);
    // The money is on its way back: that stands, whatever else was changed meanwhile.
    const { id, endsAt, status } = guaranteed && current ? current : admit(current, now, revision);
    for (const payment of await pendingPayments(tx, restaurantId)) await close(tx, payment, { status: 'cancelled' });
    if (status !== 'cancelled') {
      const end = guaranteed ? now : new Date(endsAt);
      await endSubscription(tx, restaurantId, id, { endsAt: end, cancelled: true, now });
    }
    const owed: PaymentRow[] = [];
    for (const payment of byHand) if (await oweRefund(tx, payment, now)) owed.push(payment);
    await tx.changed(restaurantId, 'restaurant');
    return { row: await readSubscription(tx, restaurantId), owed };
  });
  for (const payment of owed) await askForRefundByHand(caller, payment);
  if (!row) throw new CodedError('subscription_not_found');
  return { row, refundedCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0) };
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

async function askForRefundByHand({ system, desk, post }: Owner, payment: PaymentRow): Promise<void> {
  const owner = await ownerOf(system, payment.restaurantId);
  const { name, document, email } = payment.customer;
  const values = {
    restaurant: owner?.restaurant ?? '',
    payment: payment.id,
    amount: formatMoney(payment.amountCents, 'pt-BR'),
    payer: `${name} (${document}, ${email})`,
    url: '/admin/subscriptions',
  };
  post.letter({ to: desk.support.email, locale: 'pt-BR', template: 'refundByHand', values });
}

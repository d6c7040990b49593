import { CodedError } from '#lib/errors.ts';
import type { Owner } from './begin-payment.ts';
import { subscriptionLetter } from './letters.ts';
import { isOpen } from './paid-period.ts';
import { lockBilling, readSubscription, resumeSubscription, type SubscriptionRow } from './store.ts';

/** Takes a cancellation back while what was paid still runs. One that is not cancelled goes on as it is: asked twice, it is done once. */
export async function resume({ system, account, post, now }: Owner, revision: number): Promise<SubscriptionRow> {
  const { restaurantId } = account;
  const at = now();
  const { row, resumed } = await system.transaction(async (tx) => {
    await lockBilling(tx, restaurantId);
    const standing = await readSubscription(tx, restaurantId);
    if (!standing || !isOpen(standing, at)) throw new CodedError('subscription_not_found');
    if (standing.status !== 'cancelled') return { row: standing, resumed: false };
    if (standing.revision !== revision) throw new CodedError('stale_revision');
    await resumeSubscription(tx, restaurantId, standing.id);
    await tx.changed(restaurantId, 'restaurant');
    return { row: await readSubscription(tx, restaurantId), resumed: true };
  });
  if (!row) throw new CodedError('subscription_not_found');
  if (resumed) await subscriptionLetter(system, post, restaurantId, { template: 'subscriptionResumed', standing: row });
  return row;
}

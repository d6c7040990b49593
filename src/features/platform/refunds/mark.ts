import type { SignedInCaller, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { settledLetter } from '../../billing/letters.ts';
import { refundedByHand } from '../../billing/refund-by-hand.ts';
import { keepRecord } from '../records-store.ts';
import { restaurantName } from '../restaurants/store.ts';
import type { RefundMade } from './contract.ts';

/** The money has been sent. Said again, or after the provider has said it, nothing changes and the answer is the same. */
export async function markRefunded(caller: SignedInCaller & WithSystem, id: string): Promise<RefundMade> {
  const { system, post } = caller;
  const { before, after } = await system.transaction(async (door) => {
    const told = await refundedByHand(door, id, caller.now());
    if (!told) throw new CodedError('payment_not_found');
    const { before, after } = told;
    if (before.status !== after.status) {
      const restaurant = (await restaurantName(door, after.restaurantId)) ?? '';
      await keepRecord(door, caller, {
        action: 'refunded',
        entity: 'payment',
        id,
        name: `${restaurant} · ${after.planName}`,
        changes: {
          status: { from: before.status, to: after.status },
          refundedCents: { from: 0, to: after.amountCents },
        },
      });
    }
    return told;
  });
  if (before.status !== after.status) await settledLetter(system, post, after, caller.now());
  if (after.refundedAt === null) throw new Error(`${id} is not refunded`);
  return { id, refundedAt: after.refundedAt };
}

import type { TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import type { Order } from './contract.ts';
import { heldLine } from './held.ts';
import type { OrderLine } from './lines/contract.ts';

type RestOf = (tx: TransactionScope, billId: string) => Promise<number>;

let restOf: RestOf = () => Promise.reject(new Error('Nothing has said what a bill comes to'));

/** What a bill comes to is known in a feature above this one, which says here what is left to pay of it: below zero where more was paid. */
export function knowRestBy(known: RestOf): void {
  restOf = known;
}

/** Refuses an edit, or with nothing left a cancellation, that takes away what goes by a correction and an approver. */
export function refuseTaking(before: Order, after: readonly Pick<OrderLine, 'line' | 'quantity'>[]): void {
  const held = heldLine(before.lines, after);
  if (held) throw new CodedError('approval_required', { product: held.name });
}

/**
 * Before a change by somebody who may not approve it: what refuses it afterwards, where it has brought a bill below what is paid of it, or
 * further below. The rest would be given back as change. The bill is locked.
 */
export async function paidGuard(tx: TransactionScope, billId: string): Promise<() => Promise<void>> {
  const before = await restOf(tx, billId);
  return async () => {
    const after = await restOf(tx, billId);
    if (after < 0 && after < before) throw new CodedError('bill_below_paid');
  };
}

import type { TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import type { PaymentMethod } from '../values.ts';
import { givesBackAlways, handBackWays } from './hand-back-ways.ts';
import { paymentsOf } from './store.ts';

interface HandingBack {
  billId: string;
  cents: number;
  handBack: PaymentMethod;
}

/** Refuses with `hand_back_card` to hand back on a card what was not paid with it. */
export async function checkHandBack(tx: TransactionScope, { billId, cents, handBack }: HandingBack): Promise<void> {
  if (givesBackAlways(handBack)) return;
  const payments = (await paymentsOf(tx, billId)).filter(({ orderId }) => orderId === null);
  if (!handBackWays(payments, cents).includes(handBack)) throw new CodedError('hand_back_card');
}

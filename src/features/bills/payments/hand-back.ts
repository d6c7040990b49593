import type { TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import type { PaymentMethod } from '../values.ts';
import { handBackWays } from './hand-back-ways.ts';
import { paymentsOf } from './store.ts';

interface HandingBack {
  billId: string;
  /** What is to be paid now. Below zero it is handed back. */
  dueCents: number;
  handBack?: PaymentMethod | undefined;
}

/** Refuses with `hand_back_card` to hand back on a card what was not paid with it. */
export async function checkHandBack(tx: TransactionScope, { billId, dueCents, handBack }: HandingBack): Promise<void> {
  if (dueCents >= 0 || !handBack) return;
  const payments = (await paymentsOf(tx, billId)).filter(({ orderId }) => orderId === null);
  if (!handBackWays(payments, -dueCents).includes(handBack)) throw new CodedError('hand_back_card');
}

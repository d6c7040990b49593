import { hash } from 'node:crypto';
import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { keptOf, reckon } from '../payments.ts';
import type { Payment, Settlement } from './contract.ts';

const insertPayments = statement(
  'bills.insertPayments',
  `insert into bill_payments (restaurant_id, bill_id, order_id, method, amount_cents, received_cents, received_by, at)
   select $1, $2, $3, p.method, p.kept, p.received, $7, $8
   from unnest($4::text[], $5::bigint[], $6::bigint[]) with ordinality as p (method, kept, received, position) order by p.position`,
);

export interface Receiving {
  billId: string;
  orderId: string | null;
  totalCents: number;
  payments: readonly Payment[];
  actorId: string;
  now: Date;
}

/** Refuses payments that do not cover the total, and more by card or PIX than there is to pay: no change is given for those. */
export async function recordPayments(tx: TransactionScope, receiving: Receiving): Promise<void> {
  const { billId, orderId, totalCents, payments, actorId, now } = receiving;
  const { missingCents, excessCents } = reckon(totalCents, payments);
  if (missingCents > 0) throw new CodedError('payments_short', { missingCents, totalCents });
  if (excessCents > 0) throw new CodedError('payments_excess', { excessCents, totalCents });
  if (payments.length === 0) return;
  const kept = keptOf(totalCents, payments);
  await tx.rows(insertPayments, [
    tx.restaurantId,
    billId,
    orderId,
    kept.map(({ method }) => method),
    kept.map(({ keptCents }) => keptCents),
    kept.map(({ cents }) => cents),
    actorId,
    now.toISOString(),
  ]);
}

/** What a retry must repeat to the letter. */
export function hashOf(
  key: string,
  about: unknown,
  { chargeServiceFee, charges, discount, payments }: Settlement,
): Buffer {
  const sent = [
    key,
    about,
    chargeServiceFee,
    charges.map(({ description, cents }) => [description, cents]),
    discount && [discount.type, discount.value],
    payments.map(({ method, cents }) => [method, cents]),
  ];
  return hash('sha256', JSON.stringify(sent), 'buffer');
}

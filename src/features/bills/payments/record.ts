import { hash } from 'node:crypto';
import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Settlement } from '../contract.ts';
import type { PaymentMethod } from '../values.ts';
import type { Payment } from './contract.ts';
import { checkHandBack } from './hand-back.ts';
import { type KeptPayment, keptOf, reckon } from './reckon.ts';

const insertPayments = statement(
  'bills.insertPayments',
  `insert into bill_payments (restaurant_id, bill_id, order_id, method, amount_cents, received_cents, received_by, at, key)
   select $1, $2, $3, p.method, p.kept, p.received, $7, $8, $9
   from unnest($4::text[], $5::bigint[], $6::bigint[]) with ordinality as p (method, kept, received, position) order by p.position`,
);

export interface Receiving {
  billId: string;
  orderId: string | null;
  /** What is to be paid now. Below zero it is handed back. */
  dueCents: number;
  /** By which method: out of the drawer, unless whoever settles it says otherwise. */
  handBack?: PaymentMethod | undefined;
  payments: readonly Payment[];
  /** Of a part that is paid before the rest. */
  key?: string;
  actorId: string | null;
  now: Date;
}

type Due = Pick<Receiving, 'billId' | 'dueCents' | 'handBack' | 'payments'>;

/**
 * What is kept of each payment, negative where money is handed back. Refuses payments that do not cover what is due, more by card or PIX
 * than that, as no change is given for those, and to hand back on a card what was not paid with it.
 */
export async function keptFor(tx: TransactionScope, due: Due): Promise<KeptPayment[]> {
  const { dueCents, handBack = 'dinheiro', payments } = due;
  const totalCents = Math.max(0, dueCents);
  const { missingCents, excessCents } = reckon(totalCents, payments);
  if (missingCents > 0) throw new CodedError('payments_short', { missingCents, totalCents });
  if (excessCents > 0) throw new CodedError('payments_excess', { excessCents, totalCents });
  const kept = keptOf(totalCents, payments);
  if (dueCents >= 0) return kept;
  await checkHandBack(tx, { billId: due.billId, cents: -dueCents, handBack });
  return [...kept, { method: handBack, cents: dueCents, keptCents: dueCents }];
}

/** Records what pays `dueCents`; refused as `keptFor` refuses it. */
export async function recordPayments(tx: TransactionScope, receiving: Receiving): Promise<void> {
  await recordKept(tx, receiving, await keptFor(tx, receiving));
}

export async function recordKept(
  tx: TransactionScope,
  { billId, orderId, key, actorId, now }: Omit<Receiving, 'dueCents' | 'handBack' | 'payments'>,
  kept: readonly KeptPayment[],
): Promise<void> {
  if (kept.length === 0) return;
  await tx.rows(insertPayments, [
    tx.restaurantId,
    billId,
    orderId,
    kept.map(({ method }) => method),
    kept.map(({ keptCents }) => keptCents),
    kept.map(({ cents }) => cents),
    actorId,
    now.toISOString(),
    key ?? null,
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

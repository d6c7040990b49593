import { z } from 'zod';
import type { Taking } from '../provider.ts';

/** Of a payment, as it is read and as it is found by searching. */
const payment = z.object({
  id: z.coerce.string().min(1).max(100),
  status: z.string(),
  currency_id: z.string(),
  transaction_amount: z.number().nonnegative(),
  transaction_amount_refunded: z.number().nonnegative().nullish(),
  external_reference: z.string().nullish(),
  collector_id: z.coerce.string(),
  payment_type_id: z.string().nullish(),
});
export type Found = { id?: string | number };

const taken: ReadonlySet<string> = new Set(['approved', 'refunded', 'charged_back', 'in_mediation']);
const open: ReadonlySet<string> = new Set(['pending', 'in_process', 'authorized']);

const cents = (reais: number) => Math.round(reais * 100);

/** What Mercado Pago says of a payment, in our words. Throws for what is no payment. */
export function takingOf(found: Found): Taking {
  const read = payment.parse(found);
  const { status, currency_id: currency, transaction_amount_refunded: refunded } = read;
  // Nothing here is sold for any other money.
  const paidCents = taken.has(status) && currency === 'BRL' ? cents(read.transaction_amount) : 0;
  const whole = status === 'refunded' || status === 'charged_back';
  return {
    ref: read.id,
    seller: read.collector_id,
    chargeId: uuid.safeParse(read.external_reference).data ?? null,
    method: methodOf(read.payment_type_id),
    paidCents,
    refundedCents: whole ? paidCents : Math.min(paidCents, cents(refunded ?? 0)),
    open: open.has(status),
    refused: status === 'rejected',
  };
}

const uuid = z.uuid();

function methodOf(type: string | null | undefined): Taking['method'] {
  if (type === 'bank_transfer') return 'pix';
  // Debit cards, prepaid ones, and what lies at Mercado Pago.
  return type === 'credit_card' ? 'credito' : 'debito';
}

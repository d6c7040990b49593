import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Customer } from '../payer/contract.ts';
import { payer } from '../payment-store.ts';
import type { ProviderName } from '../providers/provider.ts';
import type { PaymentKind, RecordedMethod } from '../values.ts';

/** A payment as its invoice tells it. */
export interface Invoice {
  number: number;
  restaurant: string;
  customer: Customer;
  planName: string;
  planNameEn: string | null;
  kind: PaymentKind;
  method: RecordedMethod;
  provider: ProviderName;
  transactionId: string | null;
  amountCents: number;
  priceCents: number;
  discountCents: number;
  creditCents: number;
  periodStart: string | null;
  periodEnd: string | null;
  paidAt: string;
  refundedAt: string | null;
}

// Laying out a text takes longer than its length: what no page has room for is cut.
const read = statement(
  'invoice.read',
  `select p.invoice_number as number, r.name as restaurant, ${payer('p.customer')}, left(p.plan_name, 120) as "planName", left(p.plan_name_en, 120) as "planNameEn", p.kind, p.method, p.provider,
     left(p.transaction_id, 200) as "transactionId", p.amount_cents as "amountCents", p.price_cents as "priceCents",
     p.discount_cents as "discountCents", p.credit_cents as "creditCents", p.period_start as "periodStart",
     p.period_end as "periodEnd", p.paid_at as "paidAt", p.refunded_at as "refundedAt"
   from payments p join restaurants r on r.id = p.restaurant_id
   where p.restaurant_id = $1 and p.id = $2 and p.paid_at is not null and p.amount_cents > 0`,
);

/** Of a payment that was paid, whatever became of it after that; null for any other, and for what cost nothing. */
export async function readInvoice(scope: Scope, paymentId: string): Promise<Invoice | null> {
  const [found] = await scope.rows<Invoice>(read, [scope.restaurantId, paymentId]);
  return found ?? null;
}

import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Customer, PaymentKind, PaymentMethod } from '../contract.ts';
import type { ProviderName } from '../providers/provider.ts';

/** A payment as its invoice tells it. */
export interface Invoice {
  number: number;
  restaurant: string;
  customer: Customer;
  planName: string;
  kind: PaymentKind;
  method: PaymentMethod;
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

const read = statement(
  'invoice.read',
  `select p.invoice_number as number, r.name as restaurant, p.customer, p.plan_name as "planName", p.kind, p.method, p.provider,
     p.transaction_id as "transactionId", p.amount_cents as "amountCents", p.price_cents as "priceCents",
     p.discount_cents as "discountCents", p.credit_cents as "creditCents", p.period_start as "periodStart",
     p.period_end as "periodEnd", p.paid_at as "paidAt", p.refunded_at as "refundedAt"
   from payments p join restaurants r on r.id = p.restaurant_id
   where p.restaurant_id = $1 and p.id = $2 and p.paid_at is not null`,
);

/** Of a payment that was paid, whatever became of it after that; null for any other. */
export async function readInvoice(scope: Scope, paymentId: string): Promise<Invoice | null> {
  const [found] = await scope.rows<Invoice>(read, [scope.restaurantId, paymentId]);
  return found ?? null;
}

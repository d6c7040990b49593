import type { Issuer } from '#lib/issuer.ts';
import type { Locale } from '#lib/locale.ts';
import type { Payment } from './contract.ts';
import type { PaymentRow } from './payment-store.ts';
import { planName } from './plan-name.ts';

/** Where a paid payment's PDF is served. */
const invoiceUrlOf = (paymentId: string) => `/api/payments/${paymentId}/invoice.pdf`;

/** For whom something is told, and who issues invoices, if anybody does. */
export interface Audience {
  locale: Locale;
  issuer: Issuer | null;
}

export function paymentView(payment: PaymentRow, { locale, issuer }: Audience): Payment {
  const { id, kind, method, status, amountCents, priceCents, discountCents, creditCents } = payment;
  const { transactionId, createdAt, expiresAt, paidAt, refundedAt, refundDueAt } = payment;
  const { periodStart, periodEnd } = payment;
  return {
    planId: payment.planId,
    planName: planName({ name: payment.planName, nameEn: payment.planNameEn }, locale),
    id,
    kind,
    method,
    status,
    amountCents,
    priceCents,
    discountCents,
    creditCents,
    transactionId,
    createdAt,
    expiresAt,
    paidAt,
    refundedAt,
    refundDueAt,
    periodStart,
    periodEnd,
    replaced: status === 'cancelled' && payment.failure === 'replaced',
    invoiceUrl: paidAt && amountCents > 0 && issuer ? invoiceUrlOf(id) : null,
  };
}

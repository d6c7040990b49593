import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import type { Payment } from '../contract.ts';
import { paymentTone } from './status-tone.ts';

/** Paid, and people have still to send the money back. */
export const isRefundDue = ({ status, refundDueAt }: Pick<Payment, 'status' | 'refundDueAt'>) =>
  status === 'paid' && refundDueAt !== null;

export function PaymentBadge({ payment }: { payment: Pick<Payment, 'status' | 'refundDueAt'> }) {
  if (isRefundDue(payment)) return <Badge tone="yellow">{m['billing.refundDue.status']()}</Badge>;
  return <Badge tone={paymentTone[payment.status]}>{m[`billing.status.${payment.status}`]()}</Badge>;
}

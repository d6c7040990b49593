import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { paymentPath } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DownloadIcon } from '#ui/staff/icons.tsx';
import { Sum, Sums } from '#ui/sums.tsx';
import type { Payment } from '../../contract.ts';
import { dayText } from '../day-text.ts';
import { PaymentBadge } from '../payment-badge.tsx';

interface DetailsDialogProps {
  payment: Payment;
  timeZone: string;
  onClose: () => void;
}

/** Everything that is known of one payment. */
export function DetailsDialog({ payment, timeZone, onClose }: DetailsDialogProps) {
  const { status, discountCents, creditCents, periodStart, periodEnd, invoiceUrl } = payment;
  const money = (cents: number) => formatMoney(cents, getLocale());
  const less = (cents: number) => m['billing.checkout.minus']({ amount: money(cents) });
  const moment = (at: string | null) => at && <time dateTime={at}>{formatDateTime(at, getLocale(), timeZone)}</time>;
  const period =
    periodStart &&
    periodEnd &&
    m['billing.checkout.fromTo']({ from: dayText(periodStart, timeZone), to: dayText(periodEnd, timeZone) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['billing.history.detailsTitle']()}
      subtitle={payment.planName}
      closeLabel={m['common.close']()}
      footer={
        status === 'pending' ? (
          <Link to={paymentPath(payment.id)} className={buttonClass({ wide: true })}>
            {m['billing.pending.continue']()}
          </Link>
        ) : (
          invoiceUrl && (
            <a href={invoiceUrl} download className={buttonClass({ wide: true })}>
              <DownloadIcon size={18} />
              {m['billing.history.downloadShort']()}
            </a>
          )
        )
      }
    >
      <div className="grid gap-6">
        <Sums>
          <Sum label={m['billing.checkout.price']()}>{money(payment.priceCents)}</Sum>
          {discountCents > 0 && <Sum label={m['billing.checkout.discount']()}>{less(discountCents)}</Sum>}
          {creditCents > 0 && <Sum label={m['billing.checkout.credit']()}>{less(creditCents)}</Sum>}
          <Sum label={m['billing.checkout.total']()} strength="grand">
            {money(payment.amountCents)}
          </Sum>
        </Sums>
        <dl className="grid gap-3">
          <Detail label={m['billing.history.status']()}>
            <PaymentBadge payment={payment} />
          </Detail>
          <Detail label={m['billing.history.kind']()}>{m[`billing.kind.${payment.kind}`]()}</Detail>
          <Detail label={m['billing.history.method']()}>{m[`billing.method.${payment.method}`]()}</Detail>
          <Detail label={m['billing.checkout.period']()}>{period}</Detail>
          <Detail label={m['billing.history.created']()}>{moment(payment.createdAt)}</Detail>
          <Detail label={m['billing.history.paid']()}>{moment(payment.paidAt)}</Detail>
          <Detail label={m['billing.refundDue.since']()}>{moment(payment.refundDueAt)}</Detail>
          <Detail label={m['billing.history.refunded']()}>{moment(payment.refundedAt)}</Detail>
          <Detail label={m['billing.history.expires']()}>{status === 'pending' && moment(payment.expiresAt)}</Detail>
          <Detail label={m['billing.history.transaction']()}>{payment.transactionId}</Detail>
          <Detail label={m['billing.history.id']()}>{payment.id}</Detail>
        </dl>
      </div>
    </Dialog>
  );
}

/** What there is not is not mentioned. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid gap-0.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4">
      <dt className="text-ink-2 text-sm">{label}</dt>
      <dd className="min-w-0 text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}

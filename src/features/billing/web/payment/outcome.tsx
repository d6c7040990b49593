import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { checkoutPath, staffPaths } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { buttonClass } from '#ui/button-class.ts';
import { AlertIcon, CheckIcon, RefreshIcon } from '#ui/icons.tsx';
import { ClockIcon, CloseIcon } from '#ui/late-icons.tsx';
import { DownloadIcon } from '#ui/staff/icons.tsx';
import { toneClass } from '#ui/tone-class.ts';
import type { Payment } from '../../contract.ts';
import type { PaymentKind } from '../../values.ts';
import { dayText } from '../day-text.ts';
import { isRefundDue } from '../payment-badge.tsx';

export interface OutcomeProps {
  payment: Payment;
  timeZone: string;
  /** Where to go once it is paid, by what was paid for. */
  onward: (kind: PaymentKind) => ReactNode;
}

const looks = {
  paid: { icon: CheckIcon, tone: 'green' },
  failed: { icon: AlertIcon, tone: 'red' },
  cancelled: { icon: CloseIcon, tone: 'gray' },
  replaced: { icon: CheckIcon, tone: 'gray' },
  refunded: { icon: RefreshIcon, tone: 'blue' },
  refundDue: { icon: ClockIcon, tone: 'yellow' },
} as const;

/** What a payment came to, and where to go from there. */
export function Outcome({ payment, timeZone, onward }: OutcomeProps) {
  const { periodEnd, invoiceUrl, refundDueAt } = payment;
  if (payment.status === 'pending') return null;
  const status = isRefundDue(payment) ? 'refundDue' : payment.replaced ? 'replaced' : payment.status;
  const { icon: Glyph, tone } = looks[status];
  const amount = formatMoney(payment.amountCents, getLocale());
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-3 py-8 text-center">
      <span className={`mb-2 grid size-20 place-items-center rounded-full ${toneClass[tone]}`}>
        <Glyph size={36} />
      </span>
      <h2 className="text-3xl tracking-title">{titles[status]()}</h2>
      <div className="text-ink-2 text-lg">
        {status === 'paid' && (
          <p>
            {periodEnd
              ? m['billing.payment.paidText']({ date: dayText(periodEnd, timeZone) })
              : m['billing.payment.paidPlain']()}
          </p>
        )}
        {(status === 'failed' || status === 'cancelled') && <p>{m['billing.payment.failedText']()}</p>}
        {status === 'replaced' && <p>{m['billing.payment.replacedText']()}</p>}
        {status === 'refundDue' && <p>{m['billing.refundDue.text']({ amount })}</p>}
        {status === 'refunded' && (
          <p>
            {/* What people have sent back did not come the way it went. */}
            {refundDueAt === null
              ? m['billing.payment.refundedText']({ amount })
              : m['billing.refundDue.madeText']({ amount })}
          </p>
        )}
      </div>
      <Ways>
        {status === 'paid' ? (
          onward(payment.kind)
        ) : (
          <>
            {(status === 'failed' || status === 'cancelled') && (
              <Link to={checkoutPath(null)} className={buttonClass()}>
                {m['billing.payment.retry']()}
              </Link>
            )}
            <Link to={staffPaths.subscription} className={buttonClass({ variant: 'quiet' })}>
              {m['billing.payment.back']()}
            </Link>
          </>
        )}
        {/* Also of what has gone back: the document says so itself. */}
        {invoiceUrl && (
          <a href={invoiceUrl} download className={buttonClass({ variant: 'quiet' })}>
            <DownloadIcon size={18} />
            {m['billing.payment.invoice']()}
          </a>
        )}
      </Ways>
    </div>
  );
}

const titles = {
  paid: m['billing.payment.paidTitle'],
  failed: m['billing.payment.failedTitle'],
  cancelled: m['billing.payment.cancelledTitle'],
  replaced: m['billing.payment.replacedTitle'],
  refunded: m['billing.payment.refundedTitle'],
  refundDue: m['billing.refundDue.status'],
};

function Ways({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>;
}

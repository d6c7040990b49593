import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { paymentPath } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Notice } from '#ui/notice.tsx';
import type { Payment } from '../contract.ts';

/** A payment that was begun and can still be made. */
export function PendingPayment({ payment, hint }: { payment: Payment; hint?: string }) {
  const amount = formatMoney(payment.amountCents, getLocale());
  return (
    <Notice
      tone="yellow"
      title={m['billing.pending.title']()}
      action={
        <Link to={paymentPath(payment.id)} className={buttonClass({ size: 's', variant: 'quiet' })}>
          {m['billing.pending.continue']()}
        </Link>
      }
    >
      <p>
        {m['billing.pending.text']({
          plan: payment.planName,
          amount,
          method: m[`billing.method.${payment.method}`](),
        })}
      </p>
      {hint && <p className="mt-1">{hint}</p>}
    </Notice>
  );
}

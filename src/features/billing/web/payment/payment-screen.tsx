import { Link } from 'react-router';
import { errorCode } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { ReadFailed } from '#client/read.tsx';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { staffPaths } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import type { Payment } from '../../contract.ts';
import { PaymentBadge } from '../payment-badge.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { Outcome, type OutcomeProps } from './outcome.tsx';
import { usePayment } from './use-payment.ts';

/** One payment: how to make it while it waits, and what it came to. It follows the provider's word by itself. */
export function PaymentScreen({ id, onward }: { id: string } & Pick<OutcomeProps, 'onward'>) {
  const asked = usePayment(id);
  const timeZone = useTimezone();
  if (!asked.data) {
    const missing = ['payment_not_found', 'invalid_input'].includes(errorCode(asked.error) ?? '');
    if (missing)
      return (
        <EmptyState
          icon={ReceiptIcon}
          title={m['billing.payment.missing']()}
          action={
            <Link to={staffPaths.subscription} className={buttonClass({ variant: 'soft' })}>
              {m['billing.payment.back']()}
            </Link>
          }
        />
      );
    return asked.isError ? (
      <ReadFailed query={asked}>{m['billing.payment.failedToLoad']()}</ReadFailed>
    ) : (
      <Loading itemClass="h-120 max-w-content rounded-lg" />
    );
  }
  const { payment, instructions } = asked.data;
  return (
    <Card className="grid max-w-content gap-7 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-ink-2 wrap-anywhere">
            {m['billing.payment.summary']({
              plan: payment.planName,
              method: m[`billing.method.${payment.method}`](),
            })}
          </p>
          <p className="money font-semibold text-4xl tracking-title">{formatMoney(payment.amountCents, getLocale())}</p>
        </div>
        <PaymentBadge payment={payment} />
      </div>
      {payment.status === 'pending' ? (
        <section aria-label={pendingTitle(payment)} className="grid gap-5">
          <h2 className="text-2xl">{pendingTitle(payment)}</h2>
          <HowToPay payment={payment} instructions={instructions} />
        </section>
      ) : null}
      {/* There from the beginning, so that what arrives in it is read out. */}
      <div role="status" className="empty:hidden">
        {payment.status !== 'pending' && <Outcome {...{ payment, timeZone, onward }} />}
      </div>
    </Card>
  );
}

function pendingTitle({ method }: Payment): string {
  if (method === 'pix') return m['billing.payment.pixTitle']();
  return method === 'boleto' ? m['billing.payment.boletoTitle']() : m['billing.payment.cardTitle']();
}

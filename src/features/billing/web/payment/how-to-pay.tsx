import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { CreditCardIcon, ExternalIcon } from '#ui/admin/icons.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ClockIcon } from '#ui/icons-more.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { instructions, Payment } from '../../contract.ts';
import { billingPaths } from '../addresses.ts';
import { BoletoPayment } from './boleto-payment.tsx';
import { PixPayment } from './pix-payment.tsx';
import { useTimeLeft } from './use-time-left.ts';

interface HowToPayProps {
  payment: Payment;
  instructions: typeof instructions._output;
  timeZone: string;
}

/** What is left to do, by method; whoever has a hosted page of the provider may always go there. */
export function HowToPay({ payment, instructions, timeZone }: HowToPayProps) {
  const { url, pixCode, pixQrSvg, boletoLine, boletoSvg } = instructions;
  const left = useTimeLeft(payment.expiresAt);
  if (left !== null && left <= 0 && payment.method !== 'boleto')
    return (
      <EmptyState
        icon={ClockIcon}
        title={m['billing.payment.expired']()}
        action={
          <Link to={billingPaths.checkout(null)} className={buttonClass()}>
            {m['billing.payment.retry']()}
          </Link>
        }
      >
        {m['billing.payment.expiredHint']()}
      </EmptyState>
    );
  const own = pixCode !== undefined || boletoLine !== undefined;
  return (
    <div className="grid gap-7">
      {pixCode !== undefined ? (
        <PixPayment code={pixCode} qrSvg={pixQrSvg} amountCents={payment.amountCents} left={left} />
      ) : boletoLine !== undefined ? (
        <BoletoPayment line={boletoLine} barcodeSvg={boletoSvg} payment={payment} timeZone={timeZone} />
      ) : (
        <p className="flex items-center gap-3 text-ink-2">
          <CreditCardIcon size={24} className="text-brand-ink" />
          {payment.method === 'credit_card' ? m['billing.payment.cardHow']() : m['billing.payment.hostedHow']()}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {url && (
          <a href={url} className={buttonClass({ variant: own ? 'soft' : 'fill' })}>
            {m['billing.payment.open']()}
            <ExternalIcon size={18} />
          </a>
        )}
        <Link to={billingPaths.checkout(null)} className={buttonClass({ variant: 'plain' })}>
          {m['billing.payment.another']()}
        </Link>
      </div>
      <div className="border-hairline border-t pt-5">
        <Spinner label={m['billing.payment.waiting']()} />
      </div>
    </div>
  );
}

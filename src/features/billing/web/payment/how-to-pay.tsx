import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { checkoutPath } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ClockIcon } from '#ui/late-icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { CreditCardIcon, ExternalIcon } from '#ui/staff/icons.tsx';
import type { Payment } from '../../contract.ts';
import type { instructions } from '../../payer/contract.ts';
import { BoletoPayment } from './boleto-payment.tsx';
import { PixPayment } from './pix-payment.tsx';
import { useTimeLeft } from './use-time-left.ts';

interface HowToPayProps {
  payment: Payment;
  instructions: typeof instructions._output;
}

/** What is left to do, by method; whoever has a hosted page of the provider may always go there. */
export function HowToPay({ payment, instructions }: HowToPayProps) {
  const { url, pixCode, pixQrSvg, boletoLine, boletoSvg } = instructions;
  const left = useTimeLeft(payment.expiresAt);
  if (left !== null && left <= 0 && payment.method !== 'boleto')
    return (
      <EmptyState
        icon={ClockIcon}
        title={m['billing.payment.expired']()}
        action={
          <Link to={checkoutPath(null)} className={buttonClass()}>
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
        <BoletoPayment line={boletoLine} barcodeSvg={boletoSvg} payment={payment} />
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
        <Link to={checkoutPath(null)} className={buttonClass({ variant: 'plain' })}>
          {m['billing.payment.another']()}
        </Link>
      </div>
      <div className="border-hairline border-t pt-5">
        <Spinner label={m['billing.payment.waiting']()} />
      </div>
    </div>
  );
}

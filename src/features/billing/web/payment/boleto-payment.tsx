import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import { formatBoletoLine } from '../../boleto.ts';
import type { Payment } from '../../contract.ts';
import { bankZone } from '../../payable.ts';
import { dayText } from '../day-text.ts';
import { CopyCode } from './copy-code.tsx';
import { SvgPicture } from './svg-picture.tsx';

interface BoletoPaymentProps {
  line: string;
  barcodeSvg: string | undefined;
  payment: Payment;
}

export function BoletoPayment({ line, barcodeSvg, payment }: BoletoPaymentProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => setBody(document.body), []);
  const shown = formatBoletoLine(line);
  const due = payment.expiresAt && dayText(payment.expiresAt, bankZone);
  const barcode = barcodeSvg && (
    <SvgPicture
      markup={barcodeSvg}
      label={m['billing.payment.boletoBarcode']()}
      className="h-auto w-full max-w-[105mm] bg-white"
    />
  );
  const paper = (
    <div className="hidden gap-6 p-[6mm] text-ink print:grid">
      <p className="font-semibold text-2xl">{m['billing.payment.payer']()}</p>
      <p>
        {payment.planName}
        {' · '}
        {formatMoney(payment.amountCents, getLocale())}
        {due && ` · ${m['billing.payment.due']()}: ${due}`}
      </p>
      <p className="money font-semibold text-lg">{shown}</p>
      {barcode}
    </div>
  );
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">{m['billing.payment.boletoHow']()}</p>
      {due && payment.expiresAt && (
        <p>
          <span className="text-ink-2">{m['billing.payment.due']()}</span>{' '}
          <time dateTime={payment.expiresAt} className="font-semibold">
            {due}
          </time>
        </p>
      )}
      <CopyCode
        label={m['billing.payment.boletoLine']()}
        shown={shown}
        text={line}
        action={m['billing.payment.copyBoleto']()}
      />
      {barcode && <div className="overflow-hidden rounded-md bg-white p-4 shadow-card">{barcode}</div>}
      <Button variant="quiet" onClick={() => window.print()} className="sm:justify-self-start">
        <PrinterIcon size={18} />
        {m['billing.payment.print']()}
      </Button>
      {body && createPortal(paper, body)}
    </div>
  );
}

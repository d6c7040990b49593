import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { ClockIcon } from '#ui/late-icons.tsx';
import { CopyCode } from './copy-code.tsx';
import { SvgPicture } from './svg-picture.tsx';
import { timeLeft } from './time-left.ts';

interface PixPaymentProps {
  code: string;
  qrSvg: string | undefined;
  amountCents: number;
  /** Milliseconds; null where it does not end. */
  left: number | null;
}

/** On a phone the bank's app is on the same phone, and the code is copied; from a wide screen the picture is scanned. */
export function PixPayment({ code, qrSvg, amountCents, left }: PixPaymentProps) {
  const amount = formatMoney(amountCents, getLocale());
  return (
    <div className="grid items-center gap-7 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-5">
        <p className="text-ink-2">
          <span className="md:hidden">{m['billing.payment.pixHowPhone']()}</span>
          <span className="max-md:hidden">{m['billing.payment.pixHow']()}</span>
        </p>
        <CopyCode label={m['billing.payment.pixCode']()} text={code} action={m['billing.payment.copyPix']()} />
        {left !== null && (
          <p role="timer" className="flex items-center gap-2 text-ink-2 text-sm tabular-nums">
            <ClockIcon size={18} />
            {m['billing.payment.expiresIn']({ time: timeLeft(left) })}
          </p>
        )}
      </div>
      {qrSvg && (
        <SvgPicture
          markup={qrSvg}
          label={m['billing.payment.pixQr']({ amount })}
          className="mx-auto size-60 rounded-md bg-white p-2 shadow-card md:order-first"
        />
      )}
    </div>
  );
}

import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import { LeftToPay } from './settlement/left-to-pay.tsx';
import { seekPayments } from './settlement/payment-fields.tsx';
import type { SettlementForm } from './settlement/use-settlement.ts';
import type { usePayPart } from './use-pay-part.ts';

interface CloseBillFooterProps {
  form: SettlementForm;
  part: Pick<ReturnType<typeof usePayPart>, 'amount' | 'busy'>;
  formId: string;
  /** Nothing is left to settle: closing it frees the table. */
  frees: boolean;
  closing: boolean;
  leave: () => void;
  onPrint: () => void;
  onPayPart: () => void;
}

/** What is still to be paid, and the last step: closing the bill, or taking a part of it. */
export function CloseBillFooter({
  form,
  part,
  formId,
  frees,
  closing,
  leave,
  onPrint,
  onPayPart,
}: CloseBillFooterProps) {
  const { restCents, receivedCents, missingCents } = form.reckoned;
  return (
    <>
      <Button variant="plain" onClick={leave} className="mr-auto -ml-3 max-sm:hidden">
        {m['bills.cancel']()}
      </Button>
      <LeftToPay restCents={restCents} entered={part.busy ? undefined : form.reckoned} onSeek={seekPayments} />
      <Button variant="quiet" size="l" onClick={onPrint} className="shrink-0">
        <PrinterIcon />
        <span className="max-sm:sr-only">{m['bills.print']()}</span>
      </Button>
      {/* While a part is on its way, the bill that is read again counts what is entered twice. */}
      {part.busy || (receivedCents > 0 && missingCents > 0) ? (
        <Button size="l" busy={part.busy} onClick={onPayPart} className="grow sm:grow-0 sm:px-12">
          {m['bills.payPart']({ amount: part.amount })}
        </Button>
      ) : (
        <Button
          type="submit"
          form={formId}
          variant={restCents > 0 && receivedCents === 0 ? 'soft' : 'fill'}
          size="l"
          busy={closing}
          busyLabel={m['bills.closing']()}
          className="grow sm:grow-0 sm:px-12"
        >
          {frees ? m['bills.freeTable']() : m['bills.close']()}
        </Button>
      )}
    </>
  );
}

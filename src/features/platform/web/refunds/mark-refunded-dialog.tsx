import { useQueryClient } from '@tanstack/react-query';
import { api, client } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { RefundDue } from '../../refunds/contract.ts';
import { useProven } from '../proof.tsx';

interface MarkRefundedDialogProps {
  refund: RefundDue;
  onMarked: () => void;
  onClose: () => void;
}

/** Asks once more before a payment is told as returned for good; what fails leaves the question open. */
export function MarkRefundedDialog({ refund, onMarked, onClose }: MarkRefundedDialogProps) {
  const queries = useQueryClient();
  const { id, amountCents, payer, restaurant } = refund;
  const amount = formatMoney(amountCents, getLocale());
  const reread = () => queries.invalidateQueries({ queryKey: api.platform.refundsDue.key() });
  const proven = useProven();
  const change = { mutationFn: (input: { id: string }) => proven(() => client.platform.markRefunded(input)) };
  const mark = useChange(change, {
    done: m['platform.refunds.done']({ amount }),
    failed: m['platform.refunds.failed'](),
    onDone: async () => {
      // Until the list behind is read again, which would otherwise show it as due for a moment.
      await reread();
      onMarked();
    },
    onRefused: () => void reread(),
  });
  return (
    <ConfirmDialog
      open
      busy={mark.isPending}
      busyLabel={m['platform.refunds.marking']()}
      onClose={onClose}
      onConfirm={() => mark.mutate({ id })}
      title={m['platform.refunds.confirmTitle']()}
      confirmLabel={m['platform.refunds.mark']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
    >
      <div className="grid gap-2 wrap-anywhere">
        <p>{m['platform.refunds.confirmText']({ amount, payer: payer.name, restaurant })}</p>
        <p>{m['platform.refunds.confirmHint']()}</p>
      </div>
    </ConfirmDialog>
  );
}

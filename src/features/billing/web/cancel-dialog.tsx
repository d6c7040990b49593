import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { announceReload } from '#client/reload.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Subscription } from '../contract.ts';
import { dayText } from './day-text.ts';

interface CancelDialogProps {
  subscription: Subscription;
  /** Within the seven days: the money comes back and the gate closes at once. */
  guaranteed: boolean;
  timeZone: string;
  onClose: () => void;
}

export function CancelDialog({ subscription, guaranteed, timeZone, onClose }: CancelDialogProps) {
  const { endsAt, revision } = subscription;
  const money = (cents: number) => formatMoney(cents, getLocale());
  // Why it failed is said in the dialog.
  const cancel = useChange(api.billing.cancel.mutationOptions(), {
    done: ({ refundedCents }) =>
      refundedCents > 0
        ? m['billing.cancelling.doneRefund']({ amount: money(refundedCents) })
        : m['billing.cancelling.done'](),
    rereads: [api.billing.key()],
    onDone: () => {
      announceReload();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={m['billing.cancelling.title']()}
      confirmLabel={m['billing.cancelling.confirm']()}
      cancelLabel={m['billing.cancelling.keep']()}
      closeLabel={m['common.close']()}
      busy={cancel.isPending}
      busyLabel={m['billing.cancelling.busy']()}
      onConfirm={() => cancel.mutate({ revision })}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          {guaranteed
            ? m['billing.cancelling.refund']()
            : m['billing.cancelling.until']({ date: dayText(endsAt, timeZone) })}
        </p>
        {cancel.isError && (
          <Notice tone="red" live>
            {failureText(cancel.error, m['billing.cancelling.failed']())}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

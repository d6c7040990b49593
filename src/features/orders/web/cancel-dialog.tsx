import { useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Order } from '../contract.ts';
import { useChangeStatus } from './use-change-status.ts';

/** Cancelling is asked twice, and may say why. When it fails, the dialog stays with what was typed. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const change = useChangeStatus();
  const [reason, setReason] = useState('');
  const id = useId();
  const cancel = () =>
    change.mutate(
      { id: order.id, status: 'cancelado', from: order.status, reason: reason.trim() || undefined },
      { onSuccess: onClose },
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={cancel}
      title={m['orders.cancel.title']({ number: order.tableNumber })}
      confirmLabel={m['orders.cancel.action']()}
      cancelLabel={m['orders.cancel.keep']()}
      closeLabel={m['common.close']()}
      tone="danger"
      busy={change.isPending}
      busyLabel={m['orders.updating']()}
    >
      <div className="grid gap-4">
        <p>{m['orders.cancel.hint']()}</p>
        <label htmlFor={id} className="grid gap-2 font-medium text-ink text-sm">
          {m['orders.cancel.reason']()}
          <Textarea
            id={id}
            rows={2}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
      </div>
    </ConfirmDialog>
  );
}

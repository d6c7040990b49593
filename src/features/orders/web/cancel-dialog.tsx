import { useId, useState } from 'react';
import { RoomLeft } from '#client/room-left.tsx';
import { useSignedIn } from '#client/session.ts';
import { Unsent } from '#client/unsent.tsx';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Order } from '../contract.ts';
import type { FallOf } from '../corrections/reckon.ts';
import { heldLine } from '../held.ts';
import { maxCancelReason } from '../values.ts';
import { PaidBack } from './paid-back.tsx';
import { useChangeStatus } from './use-change-status.ts';

interface CancelDialogProps {
  order: Order;
  fallOf?: FallOf | undefined;
  onClose: () => void;
  /** Takes lines of it off the bill instead. */
  onTake: (order: Order) => void;
}

/** Cancelling is asked twice, and may say why. When it fails, the dialog stays with what was typed. */
export function CancelDialog(props: CancelDialogProps) {
  const { role } = useSignedIn().user;
  const held = may(role, 'approvals') ? undefined : heldLine(props.order.lines);
  return held ? <Held {...props} /> : <Cancel {...props} />;
}

/** What somebody has begun is taken off line by line, with an approver. */
function Held({ order, onClose, onTake }: CancelDialogProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => onTake(order)}
      title={m['orders.cancel.title']({ number: order.tableNumber })}
      confirmLabel={m['orders.corrections.title']()}
      cancelLabel={m['orders.cancel.keep']()}
      closeLabel={m['common.close']()}
    >
      <div className="grid gap-4">
        <OrderTold order={order} />
        <p>{m['orders.held.cancel']()}</p>
      </div>
    </ConfirmDialog>
  );
}

function Cancel({ order, fallOf, onClose }: CancelDialogProps) {
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
        <OrderTold order={order} />
        <div>
          <p>{m['orders.cancel.hint']()}</p>
          <PaidBack cents={fallOf?.(order.id, []).backCents ?? 0} />
        </div>
        <label htmlFor={id} className="grid gap-2 font-medium text-ink text-sm">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">{m['orders.cancel.reason']()}</span>
            <RoomLeft text={reason} max={maxCancelReason} />
          </span>
          <Textarea
            id={id}
            rows={2}
            maxLength={maxCancelReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        <Unsent of={[change]} told />
      </div>
    </ConfirmDialog>
  );
}

function OrderTold({ order }: { order: Order }) {
  return (
    <p className="font-semibold text-ink wrap-anywhere">
      <span className="tabular-nums">{m['orders.receipt.order']({ number: order.number })}</span>
      {` · ${briefly(order)}`}
    </p>
  );
}

const named = 2;

/** Enough of what was ordered to know the order by. */
function briefly({ lines }: Order): string {
  const names = lines.slice(0, named).map(({ quantity, name }) => `${quantity}× ${name}`);
  const count = lines.length - names.length;
  return count > 0 ? m['orders.cancel.more']({ names: names.join(', '), count }) : names.join(', ');
}

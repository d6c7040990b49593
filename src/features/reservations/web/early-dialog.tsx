import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Reservation } from '../contract.ts';
import { nameText } from './texts.ts';

interface EarlyDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onArrive: () => void;
}

/** Guests hours before their time are asked about: their table would be taken from that moment on. */
export function EarlyDialog({ reservation, onClose, onArrive }: EarlyDialogProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onArrive();
      }}
      title={m['reservations.early.title']({ name: nameText(reservation) })}
      confirmLabel={m['reservations.early.yes']()}
      cancelLabel={m['reservations.early.no']()}
      closeLabel={m['common.close']()}
    >
      <p>{m['reservations.early.hint']({ time: formatClock(reservation.time, getLocale()) })}</p>
    </ConfirmDialog>
  );
}

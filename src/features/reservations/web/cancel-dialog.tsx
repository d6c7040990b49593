import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { ReservationOfNight } from '../contract.ts';
import { asPromised, bookedDay } from '../night-text.ts';
import { useFocusAfterwards } from './keep-focus.ts';
import { nameText } from './texts.ts';
import { useSetStatus } from './use-set-status.ts';

/** Cancelling is asked twice: the guest is told at once. */
export function CancelDialog({ reservation, onClose }: { reservation: ReservationOfNight; onClose: () => void }) {
  const change = useSetStatus();
  const { id, revision, time } = reservation;
  useFocusAfterwards(id);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => change.mutate({ id, revision, status: 'cancelada' }, { onSuccess: onClose })}
      title={m['reservations.cancelDialog.title']({ name: nameText(reservation) })}
      confirmLabel={m['reservations.cancelDialog.yes']()}
      cancelLabel={m['reservations.cancelDialog.no']()}
      closeLabel={m['common.close']()}
      tone="danger"
      busy={change.isPending}
      busyLabel={m['reservations.updating']()}
    >
      <p className="first-letter:uppercase">
        {hintOf(reservation)({
          day: bookedDay(asPromised(reservation), getLocale()),
          time: formatClock(time, getLocale()),
        })}
      </p>
    </ConfirmDialog>
  );
}

function hintOf({ purged, customerEmail }: ReservationOfNight) {
  if (purged) return m['reservations.cancelDialog.hintPurged'];
  return customerEmail ? m['reservations.cancelDialog.hint'] : m['reservations.cancelDialog.hintNoEmail'];
}

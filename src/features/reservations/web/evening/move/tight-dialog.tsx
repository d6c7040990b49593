import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Move } from './use-move.ts';

interface TightDialogProps {
  move: Move;
  onConfirm: () => void;
  onClose: () => void;
}

/** A table with too few seats is no slip of the hand to be put right later: the guests would stand before it. */
export function TightDialog({ move, onConfirm, onClose }: TightDialogProps) {
  const { landing, reservation, room } = move;
  const table = room.tables.find(({ id }) => id === landing?.tableId);
  if (!table) return null;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title={m['reservations.move.tightTitle']({
        number: table.number,
        seats: table.capacity,
        guests: reservation.guests,
      })}
      confirmLabel={m['reservations.move.tightYes']()}
      cancelLabel={m['reservations.move.tightNo']()}
      closeLabel={m['common.close']()}
    >
      {tightHint(reservation.guests - table.capacity)}
    </ConfirmDialog>
  );
}

const tightHint = (short: number) =>
  short === 1 ? m['reservations.move.tightHintOne']() : m['reservations.move.tightHint']({ short });

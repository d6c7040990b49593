import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import { DragIcon } from '#ui/staff/icons.tsx';
import type { ListedReservation } from '../../contract.ts';
import { isMovable } from '../../landing.ts';
import { asPromised, nightText } from '../../night-text.ts';
import { CardActions } from '../card-actions.tsx';
import type { ReservationCardProps } from '../reservation-card.tsx';
import { ReservationFacts } from '../reservation-facts.tsx';
import { tones } from '../status-look.ts';
import { nameText, statusText } from '../texts.ts';

interface ReservationDialogProps extends ReservationCardProps {
  onMove: (reservation: ListedReservation) => void;
  onClose: () => void;
}

/** What the card of a reservation says and offers, over the evening. */
export function ReservationDialog(props: ReservationDialogProps) {
  const { reservation, today, occupied, onEdit, onMove, onCancel, onClose } = props;
  const { status, time, purged, outsideHours } = reservation;
  const name = nameText(reservation);
  const night = nightText(asPromised(reservation), getLocale());
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={m['common.close']()}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time className="grow font-bold text-3xl tracking-title">{formatClock(time, getLocale())}</time>
          {outsideHours && <Badge tone="yellow">{m['reservations.outside.badge']()}</Badge>}
          <Badge tone={tones[status]}>{statusText(reservation)}</Badge>
          {night && <span className="basis-full text-ink-2 text-sm first-letter:uppercase">{night}</span>}
        </div>
        <ReservationFacts reservation={reservation} occupied={occupied} />
        {!purged && (
          <div className="grid grid-flow-col gap-2">
            <Button variant="quiet" aria-label={m['reservations.editOf']({ name })} onClick={() => onEdit(reservation)}>
              <PencilIcon size={18} />
              {m['reservations.evening.edit']()}
            </Button>
            {isMovable(reservation) && reservation.night >= today && (
              <Button
                variant="quiet"
                aria-label={m['reservations.move.moveOf']({ name })}
                onClick={() => onMove(reservation)}
              >
                <DragIcon size={18} />
                {m['reservations.move.move']()}
              </Button>
            )}
          </div>
        )}
        <CardActions reservation={reservation} today={today} onCancel={onCancel} />
      </div>
    </Dialog>
  );
}

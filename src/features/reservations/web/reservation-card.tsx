import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import type { ListedReservation } from '../contract.ts';
import { asPromised, nightText } from '../night-text.ts';
import { CardActions } from './card-actions.tsx';
import { ReservationFacts } from './reservation-facts.tsx';
import { tones } from './status-look.ts';
import { nameText, statusText } from './texts.ts';

export interface ReservationCardProps {
  reservation: ListedReservation;
  /** The business day that is running. */
  today: string;
  /** Others sit at its table, and it is nearly time. */
  occupied: boolean;
  onEdit: (reservation: ListedReservation) => void;
  onCancel: (reservation: ListedReservation) => void;
}

export function ReservationCard({ reservation, today, occupied, onEdit, onCancel }: ReservationCardProps) {
  const { id, status, purged } = reservation;
  const name = nameText(reservation);
  const headingId = `guest-of-${id}`;
  const cancelled = status === 'cancelada';
  const night = nightText(asPromised(reservation), getLocale());
  return (
    <article
      id={`reservation-${id}`}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={cx(
        'grid min-w-0 content-start gap-3 rounded-lg p-4 outline-none xl:p-5',
        cancelled ? 'bg-sunken/60' : 'bg-surface shadow-card',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time
          className={cx('grow font-bold tracking-title', cancelled ? 'text-ink-2 text-xl line-through' : 'text-3xl')}
        >
          {formatClock(reservation.time, getLocale())}
        </time>
        {reservation.outsideHours && <Badge tone="yellow">{m['reservations.outside.badge']()}</Badge>}
        <Badge tone={tones[status]}>{statusText(reservation)}</Badge>
        {night && <span className="basis-full text-ink-2 text-sm first-letter:uppercase">{night}</span>}
      </div>
      <div className="flex items-start gap-2">
        <h3 id={headingId} className={cx('min-w-0 grow text-lg wrap-anywhere', purged && 'text-ink-2')}>
          {name}
        </h3>
        {!purged && (
          <IconButton
            icon={PencilIcon}
            label={m['reservations.editOf']({ name })}
            className="-my-2 -mr-2.5"
            onClick={() => onEdit(reservation)}
          />
        )}
      </div>
      <ReservationFacts reservation={reservation} occupied={occupied} />
      <CardActions reservation={reservation} today={today} onCancel={onCancel} />
    </article>
  );
}

import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { telLink } from '#lib/tel-link.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MailIcon, PencilIcon, PhoneIcon } from '#ui/late-icons.tsx';
import { TableIcon, UsersIcon } from '#ui/staff/icons.tsx';
import type { ListedReservation } from '../contract.ts';
import { asPromised, nightText } from '../night-text.ts';
import { CardActions } from './card-actions.tsx';
import { tones } from './status-look.ts';
import { guestsText, nameText, tableText } from './texts.ts';

export interface ReservationCardProps {
  reservation: ListedReservation;
  /** The business day that is running. */
  today: string;
  onEdit: (reservation: ListedReservation) => void;
  onCancel: (reservation: ListedReservation) => void;
}

export function ReservationCard({ reservation, today, onEdit, onCancel }: ReservationCardProps) {
  const { id, status, customerPhone, customerEmail, purged } = reservation;
  const name = nameText(reservation);
  const headingId = `guest-of-${id}`;
  const tight = reservation.tableSeats !== null && reservation.tableSeats < reservation.guests;
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
        <Badge tone={tones[status]}>{m[`reservations.status.${status}`]()}</Badge>
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
      <ul className="grid grid-cols-2 gap-x-3 text-ink-2">
        <Fact icon={UsersIcon}>{guestsText(reservation.guests)}</Fact>
        <Fact icon={TableIcon}>
          <span className={cx(reservation.tableNumber === null && !cancelled && 'font-semibold text-danger')}>
            {tableText(reservation.tableNumber)}
            {tight && (
              <span className="block font-semibold text-sm text-yellow">
                {m['reservations.tight']({ seats: reservation.tableSeats ?? 0 })}
              </span>
            )}
          </span>
        </Fact>
        {purged ? (
          <Fact icon={PhoneIcon} wide>
            {m['reservations.purgedHint']()}
          </Fact>
        ) : (
          <>
            <Fact icon={PhoneIcon} wide>
              <a href={telLink(customerPhone)} className={link}>
                {customerPhone}
              </a>
            </Fact>
            {customerEmail && (
              <Fact icon={MailIcon} wide>
                <a href={`mailto:${encodeURIComponent(customerEmail).replace('%40', '@')}`} className={link}>
                  {customerEmail}
                </a>
              </Fact>
            )}
          </>
        )}
      </ul>
      <CardActions reservation={reservation} today={today} onCancel={onCancel} />
    </article>
  );
}

const link = 'flex min-h-11 items-center underline-offset-4 hover:underline wrap-anywhere';

function Fact({ icon: Glyph, wide, children }: { icon: IconComponent; wide?: boolean; children: ReactNode }) {
  return (
    <li className={cx('flex min-h-9 min-w-0 items-center gap-3', wide && 'col-span-2')}>
      <Glyph size={18} className="text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

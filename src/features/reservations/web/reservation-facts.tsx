import type { ReactNode } from 'react';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { shownPhone } from '#lib/phone.ts';
import { spokenMoment } from '#lib/spoken-time.ts';
import { telLink } from '#lib/tel-link.ts';
import { cx } from '#ui/cx.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { ClockIcon, MailIcon, NoteIcon, PhoneIcon } from '#ui/late-icons.tsx';
import { TableIcon, UsersIcon } from '#ui/staff/icons.tsx';
import type { Reservation } from '../contract.ts';
import { guestsText, tableText } from './texts.ts';

/** How many, where, what to know of them, and how to reach them. */
export function ReservationFacts({ reservation, occupied }: { reservation: Reservation; occupied: boolean }) {
  const timeZone = useTimezone();
  const { customerPhone, customerEmail, customerNote, purged, guestCancelledAt } = reservation;
  const tight = reservation.tableSeats !== null && reservation.tableSeats < reservation.guests;
  const cancelled = reservation.status === 'cancelada';
  return (
    <ul className="grid grid-cols-2 gap-x-3 text-ink-2">
      <Fact icon={UsersIcon}>{guestsText(reservation.guests)}</Fact>
      <Fact icon={TableIcon}>
        <span className={cx(reservation.tableNumber === null && !cancelled && 'font-semibold text-danger')}>
          {tableText(reservation.tableNumber)}
          {occupied && (
            <span className="block font-semibold text-danger text-sm">{m['reservations.evening.takenNow']()}</span>
          )}
          {tight && (
            <span className="block font-semibold text-sm text-yellow">
              {m['reservations.tight']({ seats: reservation.tableSeats ?? 0 })}
            </span>
          )}
        </span>
      </Fact>
      {guestCancelledAt && (
        <Fact icon={ClockIcon} wide>
          {m['reservations.byGuestAt']({ when: spokenMoment(guestCancelledAt, getLocale(), timeZone) })}
        </Fact>
      )}
      {customerNote && (
        <Fact icon={NoteIcon} wide>
          <span className="sr-only">{`${m['reservations.form.note']()}: `}</span>
          <span className="whitespace-pre-line font-medium text-ink">{customerNote}</span>
        </Fact>
      )}
      {purged ? (
        <Fact icon={PhoneIcon} wide>
          {m['reservations.purgedHint']()}
        </Fact>
      ) : (
        <>
          <Fact icon={PhoneIcon} wide>
            <a href={telLink(customerPhone)} className={link}>
              {shownPhone(customerPhone)}
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

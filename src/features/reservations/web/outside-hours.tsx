import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { reservationsPath } from '#lib/addresses.ts';
import { formatClock } from '#lib/days.ts';
import { Notice } from '#ui/notice.tsx';
import type { OutputOf } from '../../serves.ts';
import type { reservations as calls } from '../contract.ts';
import { asPromised, bookedDay } from '../night-text.ts';
import { nameText } from './texts.ts';

/** Since the hours were changed these guests would find the house closed. Which of them to call is for people to decide. */
export function OutsideHours({ reservations }: { reservations: OutputOf<typeof calls.toCome>['outsideHours'] }) {
  if (reservations.length === 0) return null;
  return (
    <Notice
      tone="yellow"
      live
      title={
        reservations.length === 1
          ? m['reservations.outside.one']()
          : m['reservations.outside.several']({ count: reservations.length })
      }
    >
      <p>{m['reservations.outside.hint']()}</p>
      <ul className="mt-1 max-h-60 overflow-y-auto">
        {reservations.map((reservation) => (
          <li key={reservation.id}>
            <Link
              to={reservationsPath(reservation.night)}
              className="inline-flex min-h-11 items-center font-semibold underline-offset-4 wrap-anywhere hover:underline"
            >
              {m['reservations.outside.entry']({
                day: bookedDay(asPromised(reservation), getLocale(), 'short'),
                time: formatClock(reservation.time, getLocale()),
                name: nameText(reservation),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

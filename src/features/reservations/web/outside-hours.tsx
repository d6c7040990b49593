import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { reservationsPath } from '#lib/addresses.ts';
import { formatClock } from '#lib/days.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import type { OutputOf } from '../../serves.ts';
import type { reservations as calls } from '../contract.ts';
import { asPromised, bookedDay } from '../night-text.ts';
import { nameText } from './texts.ts';

/** Since the hours were changed these guests would find the house closed. One line; which of them to call is for people to decide. */
export function OutsideHours({ reservations }: { reservations: OutputOf<typeof calls.toCome>['outsideHours'] }) {
  if (reservations.length === 0) return null;
  return (
    <div role="status" className="xl:grow xl:basis-80">
      <details className="group rounded-md bg-yellow-tint text-sm text-yellow">
        <summary className="flex min-h-11 list-none items-center gap-3 rounded-md px-4 py-2 [&::-webkit-details-marker]:hidden">
          <AlertIcon />
          <span className="min-w-0 flex-1 font-semibold">
            {reservations.length === 1
              ? m['reservations.outside.one']()
              : m['reservations.outside.several']({ count: reservations.length })}
          </span>
          <ChevronDownIcon size={18} className="transition group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-3">
          <p>{m['reservations.outside.hint']()}</p>
          <ul className="relative mt-1 max-h-60 overflow-y-auto">
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
        </div>
      </details>
    </div>
  );
}

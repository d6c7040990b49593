import { m } from '#generated/messages/messages.js';
import { formatClock } from '#lib/days.ts';
import type { Letters } from '#lib/letters.ts';
import type { Locale } from '#lib/locale.ts';
import { shownPhone } from '#lib/phone.ts';
import type { ReservationOfNight } from './contract.ts';
import { asPromised, bookedDay } from './night-text.ts';
import type { Venue } from './store.ts';

/** What a letter about a reservation says, in the guest's own way of writing dates. */
export function letterValues(
  reservation: Pick<ReservationOfNight, 'date' | 'promisedNight' | 'time' | 'guests'>,
  venue: Venue,
  locale: Locale,
): Letters['reservationRequested'] {
  return {
    restaurant: venue.name,
    date: bookedDay(asPromised(reservation), locale),
    time: formatClock(reservation.time, locale),
    people:
      reservation.guests === 1
        ? m['mail.onePerson']({}, { locale })
        : m['mail.people']({ count: reservation.guests }, { locale }),
    contact: [shownPhone(venue.phone), venue.email].filter(Boolean).join(', ') || venue.name,
    url: `/r/${venue.slug}`,
  };
}

import { m } from '#generated/messages/messages.js';
import { formatClock, formatDay } from '#lib/days.ts';
import type { Letters } from '#lib/letters.ts';
import type { Locale } from '#lib/locale.ts';
import { shownPhone } from '#lib/phone.ts';
import type { Reservation } from './contract.ts';
import type { Venue } from './store.ts';

/** What a letter about a reservation says, in the guest's own way of writing dates. */
export function letterValues(
  reservation: Pick<Reservation, 'date' | 'time' | 'guests'>,
  { name, slug, phone, email }: Venue,
  locale: Locale,
): Letters['reservationRequested'] {
  return {
    restaurant: name,
    date: formatDay(reservation.date, locale),
    time: formatClock(reservation.time, locale),
    people:
      reservation.guests === 1
        ? m['mail.onePerson']({}, { locale })
        : m['mail.people']({ count: reservation.guests }, { locale }),
    contact: [shownPhone(phone), email].filter(Boolean).join(', ') || name,
    url: `/r/${slug}`,
  };
}

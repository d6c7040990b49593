import type { Scope } from '#database/scope.ts';
import { guestBookingPath, reservePath } from '#lib/addresses.ts';
import { formatClock } from '#lib/days.ts';
import type { Letter, Letters, Post } from '#lib/letters.ts';
import type { Locale } from '#lib/locale.ts';
import { shownPhone } from '#lib/phone.ts';
import { bookingEvent, peopleOf } from './booking-event.ts';
import type { Reservation, ReservationOfNight } from './contract.ts';
import { asPromised, bookedDay } from './night-text.ts';
import { withNight } from './nights.ts';
import type { LetterKind } from './rules.ts';
import { type Guest, readGuest, type Venue } from './store.ts';

/** What a letter about a reservation says, in the guest's own way of writing dates. */
export function letterValues(
  reservation: Pick<ReservationOfNight, 'customerName' | 'date' | 'promisedNight' | 'time' | 'guests'>,
  venue: Venue,
  { locale, url }: { locale: Locale; url: string },
): Letters['reservationRequested'] {
  return {
    restaurant: venue.name,
    date: bookedDay(asPromised(reservation), locale),
    time: formatClock(reservation.time, locale),
    people: peopleOf(reservation.guests, locale),
    name: reservation.customerName,
    contact: [shownPhone(venue.phone), venue.email].filter(Boolean).join(', ') || venue.name,
    url,
  };
}

type Kind = LetterKind | 'reservationRequested';

/** Of a change the guest is told whether the house has confirmed what it is by now. */
const templateOf = (kind: Kind, { status }: Reservation) =>
  kind === 'reservationChanged' && status === 'pendente' ? 'reservationRequestChanged' : kind;

/** A letter to the guest in the restaurant's name, in the language in which the guest asked; null where they gave no address. */
export function letterTo(
  reservation: Reservation,
  venue: Venue,
  { locale, key }: Guest,
  kind: Kind,
  now: Date,
): Letter | null {
  if (reservation.customerEmail === '') return null;
  const template = templateOf(kind, reservation);
  // Of what is cancelled there is nothing left to change; another can be asked for.
  const url = template === 'reservationCancelled' ? reservePath(venue.slug) : guestBookingPath(venue.slug, key);
  const values = letterValues(withNight(reservation, venue), venue, { locale, url });
  const calendar =
    reservation.status === 'confirmada'
      ? bookingEvent(reservation, venue, { confirmed: true, now, locale })
      : undefined;
  return { to: reservation.customerEmail, locale, template, values, sender: venue.name, ...(calendar && { calendar }) };
}

interface Doors {
  scope: Scope;
  post: Post;
  now(): Date;
}

/** Writes to the guest, if they gave an address. */
export async function tellGuest(
  { scope, post, now }: Doors,
  reservation: Reservation,
  venue: Venue,
  kind: Kind,
): Promise<void> {
  const letter = letterTo(reservation, venue, await readGuest(scope, reservation.id), kind, now());
  if (letter) post.letter(letter);
}

import { m } from '#generated/messages/messages.js';
import { instantOf } from '#lib/days.ts';
import type { Locale } from '#lib/locale.ts';
import { calendarFile } from './calendar-entry.ts';

/** How long guests are told to plan for: how long the house holds the table is its own matter. */
const usualStayMs = 2 * 3_600_000;

interface Booking {
  id: string;
  /** On the restaurant's calendar and clock. */
  date: string;
  time: string;
  guests: number;
}

interface House {
  name: string;
  address: string;
  timezone: string;
}

/** A booking as a file that calendars import; the same one replaces what they have of it. */
export function bookingEvent(
  { id, date, time, guests }: Booking,
  { name, address, timezone }: House,
  { confirmed, now, locale }: { confirmed: boolean; now: Date; locale: Locale },
): { file: string; content: string } {
  const from = instantOf(date, time, timezone);
  const content = calendarFile({
    id,
    title: m['reservations.ask.event']({ restaurant: name, people: peopleOf(guests, locale) }, { locale }),
    place: [name, address].filter(Boolean).join('\n'),
    from,
    to: new Date(from.getTime() + usualStayMs),
    now,
    confirmed,
  });
  return { file: m['reservations.ask.eventFile']({}, { locale }), content };
}

/** '2 pessoas', as letters and booking pages say it. */
export const peopleOf = (guests: number, locale: Locale) =>
  guests === 1 ? m['mail.onePerson']({}, { locale }) : m['mail.people']({ count: guests }, { locale });

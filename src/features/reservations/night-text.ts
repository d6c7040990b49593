import { m } from '#generated/messages/messages.js';
import { formatDay } from '#lib/days.ts';
import type { Locale } from '#lib/locale.ts';
import type { NightOption } from './nights.ts';

/** 'noite de quinta para sexta'; null for a booking that lies on the date on which its business day began. */
export function nightText({ date, night }: NightOption, locale: Locale): string | null {
  if (night === date) return null;
  return m['reservations.night.name']({ from: weekdayText(night, locale), to: weekdayText(date, locale) }, { locale });
}

/** A booking by the night that its guest was told, whatever the hours have become since. */
export function asPromised({ date, promisedNight }: { date: string; promisedNight: string }): NightOption {
  return { date, night: promisedNight };
}

/** The date of a booking, with its night where that began the day before. */
export function bookedDay(booking: NightOption, locale: Locale, style: 'long' | 'short' = 'long'): string {
  const day = formatDay(booking.date, locale, style);
  const night = nightText(booking, locale);
  return night ? m['reservations.night.day']({ day, night }, { locale }) : day;
}

/** As people say it: 'quinta', not 'quinta-feira'. */
export function weekdayText(day: string, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return weekday.format(new Date(`${day}T00:00:00Z`)).replace('-feira', '');
}

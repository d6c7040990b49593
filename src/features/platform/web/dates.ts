import { getLocale } from '#generated/messages/runtime.js';
import { homeTimezone } from '#lib/timezones.ts';

// All four digits of the year, which the short style of some browsers leaves out.
const inFigures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

function dated(at: Date, timeZone: string): string {
  const locale = getLocale();
  // In English the figures alone could be read either way round.
  const style = locale === 'en' ? ({ dateStyle: 'medium' } as const) : inFigures;
  return new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(at);
}

/** 'Nov 21, 2026' or '21/11/2026'. */
export const dateText = (instant: string) => dated(new Date(instant), homeTimezone);

/** A day of the calendar, such as 2026-11-21. */
export const dayText = (day: string) => dated(new Date(`${day}T12:00:00Z`), 'UTC');

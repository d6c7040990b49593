import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';

/** '11h', '0h' after midnight; where clock times have halves of a day, as they are written there: '11 AM', '12 AM'. */
export function hourText(hour: number): string {
  const ofDay = hour % 24;
  const format = new Intl.DateTimeFormat(getLocale(), { hour: 'numeric', timeZone: 'UTC' });
  if (!format.resolvedOptions().hour12) return m['stats.hourShort']({ hour: ofDay });
  // A space at which it may go to the next line: below the bars of a phone there is little room.
  return format.format(new Date(Date.UTC(2026, 0, 1, ofDay))).replace(/\s/u, ' ');
}

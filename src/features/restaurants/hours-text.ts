import { m } from '#generated/messages/messages.js';
import { formatClock } from '#lib/days.ts';
import type { Locale } from '#lib/locale.ts';
import { saysClosed } from './hours.ts';
import type { Period } from './opening/contract.ts';

/** '12:00 – 16:00, 18:00 – 02:00', '6:00 PM – 2:00 AM', 'Fechado', or the restaurant's own words. */
export function hoursText(hours: Period[] | string, locale: Locale): string {
  return hoursParts(hours, locale).join(', ');
}

/** Each period by itself, or the text in their place. */
export function hoursParts(hours: Period[] | string, locale: Locale): string[] {
  if (hours.length === 0 || (typeof hours === 'string' && saysClosed(hours)))
    return [m['restaurants.page.closed']({}, { locale })];
  if (typeof hours === 'string') return [hours];
  return hours.map(({ open, close }) => `${formatClock(open, locale)} – ${formatClock(close, locale)}`);
}

import { m } from '#generated/messages/messages.js';
import { formatClock } from '#lib/days.ts';
import type { Locale } from '#lib/locale.ts';
import { isAllDay } from './hours.ts';
import type { Period } from './opening/contract.ts';

/** '12:00 – 16:00, 18:00 – 02:00', '6:00 PM – 2:00 AM' in English, '24 horas', or 'Fechado' where there are none. */
export function periodsText(periods: Period[], locale: Locale): string {
  return periodTexts(periods, locale).join(', ');
}

/** Each period by itself. */
export function periodTexts(periods: Period[], locale: Locale): string[] {
  if (periods.length === 0) return [m['restaurants.page.closed']({}, { locale })];
  return periods.map((period) =>
    isAllDay(period)
      ? m['restaurants.settings.allDay']({}, { locale })
      : `${formatClock(period.open, locale)} – ${formatClock(period.close, locale)}`,
  );
}

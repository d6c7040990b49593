import type { Profile } from '#features/restaurants/contract.ts';
import { periodsOn } from '#features/restaurants/hours.ts';
import { periodsText } from '#features/restaurants/hours-text.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatNamedDay } from '#lib/days.ts';

/** What holds on the date that is asked for. */
export function dayHint(restaurant: Profile, date: string): string {
  const periods = periodsOn(restaurant, date);
  if (periods.length > 0) return m['reservations.ask.hours']({ hours: periodsText(periods, getLocale()) });
  const special = restaurant.specialDays[date];
  if (!special) return m['reservations.ask.closed']();
  return m['reservations.ask.closedOn']({ day: formatNamedDay({ date, name: special.name }, getLocale()) });
}

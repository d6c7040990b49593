import { weekdayOf } from '#lib/days.ts';
import type { OpeningHours } from '../restaurants/contract.ts';
import { hoursOf, weekdayAt } from '../restaurants/hours.ts';

/** '12:00–16:00, 18:00–02:00'; empty when the day has no periods. */
export function hoursText(openingHours: OpeningHours, date: string): string {
  const periods = hoursOf(openingHours, weekdayAt(weekdayOf(date)));
  return typeof periods === 'string' ? '' : periods.map(({ open, close }) => `${open}–${close}`).join(', ');
}

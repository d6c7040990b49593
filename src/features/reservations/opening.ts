import { minutesOf, weekdayOf } from '#lib/days.ts';
import type { OpeningHours } from '../restaurants/contract.ts';
import { hoursOf, openState, saysHours, weekdayAt } from '../restaurants/hours.ts';

/** On the restaurant's own calendar and clock. */
export interface When {
  date: string;
  time: string;
}

/** Whether nobody is received then. Where the hours say nothing, any time will do. */
export function isOutsideHours({ date, time }: When, openingHours: OpeningHours): boolean {
  if (!saysHours(openingHours)) return false;
  return !openState(openingHours, { weekday: weekdayOf(date), minutes: minutesOf(time) }).open;
}

/** '12:00–16:00, 18:00–02:00'; empty when the day has no periods. */
export function hoursText(openingHours: OpeningHours, date: string): string {
  const periods = hoursOf(openingHours, weekdayAt(weekdayOf(date)));
  return typeof periods === 'string' ? '' : periods.map(({ open, close }) => `${open}–${close}`).join(', ');
}

import { minutesOf } from '#lib/days.ts';
import { type HouseHours, openState, periodsOn, saysHours } from '../restaurants/hours.ts';

/** On the restaurant's own calendar and clock. */
export interface When {
  date: string;
  time: string;
}

/** Whether nobody is received then. Where the hours say nothing, any time will do. */
export function isOutsideHours({ date, time }: When, hours: HouseHours): boolean {
  if (!saysHours(hours, date)) return false;
  return !openState(hours, { day: date, minutes: minutesOf(time) }).open;
}

/** '12:00–16:00, 18:00–02:00'; empty when the day has no periods. */
export function hoursText(hours: HouseHours, date: string): string {
  return periodsOn(hours, date)
    .map(({ open, close }) => `${open}–${close}`)
    .join(', ');
}

import { minutesOf } from '#lib/days.ts';
import { type HouseHours, openState, saysHours } from '../restaurants/hours.ts';

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

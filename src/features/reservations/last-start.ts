import { dayMinutes, minutesOf } from '#lib/days.ts';
import { type HouseHours, openState, periodsOn } from '../restaurants/hours.ts';
import type { When } from './opening.ts';

/**
 * How long guests who come then have until the house closes, where that is less than they usually stay; null where it is not. A period
 * that is shorter than a stay is offered from its beginning.
 */
export function minutesLeft({ date, time }: When, house: HouseHours, stay: number): number | null {
  const { open, day, closesAt } = openState(house, { day: date, minutes: minutesOf(time) });
  if (!open || !closesAt) return null;
  const left = (minutesOf(closesAt) - minutesOf(time) + dayMinutes) % dayMinutes;
  const begins = periodsOn(house, day).some((period) => period.close === closesAt && period.open === time);
  return left >= stay || begins ? null : left;
}

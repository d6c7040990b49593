import { addDays } from '#lib/days.ts';
import { businessDayOf } from '../restaurants/business-day.ts';
import type { HouseHours } from '../restaurants/hours.ts';
import { isOutsideHours, type When } from './opening.ts';

export const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

/** At which of some times guests are received on a business day, those after its midnight last. */
export function momentsOf(day: string, times: readonly string[], house: HouseHours): When[] {
  return [day, addDays(day, 1)]
    .flatMap((date) => times.map((time) => ({ date, time })))
    .filter((when) => businessDayOf(when, house) === day && !isOutsideHours(when, house));
}

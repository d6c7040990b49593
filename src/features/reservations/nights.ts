import { addDays } from '#lib/days.ts';
import { businessDayOf } from '../restaurants/business-day.ts';
import type { HouseHours } from '../restaurants/hours.ts';
import { isOutsideHours, type When } from './opening.ts';

export interface NightOption {
  /** The calendar date of the booking. */
  date: string;
  /** The business day that it belongs to: before `date` when the night runs past midnight. */
  night: string;
}

/**
 * A booking with its two nights: the one that it is on the list of by these hours, and the one that it was promised for. What was booked
 * before promises were stored is taken at the hours' word.
 */
export function withNight<T extends When & { promisedNight: string | null }>(booked: T, hours: HouseHours) {
  const night = businessDayOf(booked, hours);
  return { ...booked, night, promisedNight: booked.promisedNight ?? night };
}

/**
 * What 'Friday 00:30' may mean: the end of Thursday's night or of Friday's. Empty where there is nothing to choose, because the house
 * is not open past midnight at that time.
 */
export function nightOptions(when: When, hours: HouseHours): NightOption[] {
  const optionOn = (date: string) => ({ date, night: businessDayOf({ ...when, date }, hours) });
  const sameDate = optionOn(when.date);
  const nextDate = optionOn(addDays(when.date, 1));
  const options = isOutsideHours(when, hours) ? [] : [sameDate];
  if (nextDate.night === when.date) options.push(nextDate);
  return options.some(({ date, night }) => date !== night) ? options : [];
}

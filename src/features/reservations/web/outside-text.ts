import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatNamedDay } from '#lib/days.ts';
import { type HouseHours, periodsOn } from '../../restaurants/hours.ts';
import { periodsText } from '../../restaurants/hours-text.ts';
import { minutesLeft } from '../last-start.ts';
import { isOutsideHours, type When } from '../opening.ts';

/** That nobody is received at a time, as the server would refuse it; null where somebody is. */
export function outsideText(when: When, house: HouseHours): string | null {
  if (!isOutsideHours(when, house)) return null;
  const { date } = when;
  const periods = periodsOn(house, date);
  if (periods.length > 0) return m['errors.reservation_outside_hours']({ hours: periodsText(periods, getLocale()) });
  const special = house.specialDays[date];
  if (!special) return m['errors.reservation_day_closed']();
  const closedOn = formatNamedDay({ date, name: special.name }, getLocale());
  return m['errors.reservation_special_day_closed']({ closedOn });
}

/** That guests who come then have less time than they usually stay; null where they have it. */
export function shortStayText(when: When, house: HouseHours, stay: number): string | null {
  const minutes = minutesLeft(when, house, stay);
  return minutes === null ? null : m['reservations.form.shortStay']({ minutes });
}

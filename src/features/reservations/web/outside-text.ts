import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { type HouseHours, periodsOn } from '../../restaurants/hours.ts';
import { periodsText } from '../../restaurants/hours-text.ts';
import { minutesLeft } from '../last-start.ts';
import { isOutsideHours, type When } from '../opening.ts';
import { closedText } from './closed-text.ts';

/** That nobody is received at a time, which staff may mean all the same; null where somebody is. */
export function outsideText(when: When, house: HouseHours): string | null {
  if (!isOutsideHours(when, house)) return null;
  const periods = periodsOn(house, when.date);
  if (periods.length === 0) return closedText(when.date, house);
  return m['reservations.form.outsideHours']({ hours: periodsText(periods, getLocale()) });
}

/** That guests who come then have less time than they usually stay; null where they have it. */
export function shortStayText(when: When, house: HouseHours, stay: number): string | null {
  const minutes = minutesLeft(when, house, stay);
  return minutes === null ? null : m['reservations.form.shortStay']({ minutes });
}

import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { weekdayOf } from '#lib/days.ts';
import type { HouseHours } from '../../restaurants/hours.ts';
import { weekdayText } from '../night-text.ts';

/** 'Fechado nesta segunda', or why a single day is closed. */
export function closedText(date: string, { specialDays }: Pick<HouseHours, 'specialDays'>): string {
  const name = specialDays[date]?.name;
  if (name) return m['reservations.evening.closedName']({ name });
  const day = weekdayText(date, getLocale());
  // Portuguese has Saturday and Sunday masculine.
  const isWeekend = [0, 6].includes(weekdayOf(date));
  return isWeekend
    ? m['reservations.evening.closedWeekend']({ day })
    : m['reservations.evening.closedWeekday']({ day });
}

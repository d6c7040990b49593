import { getLocale } from '#generated/messages/runtime.js';
import { addDays, formatDay } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { type HouseHours, hoursOn, openState } from '../../hours.ts';
import { hoursParts } from './week.ts';

export interface ComingDay {
  date: string;
  /** 'sex., 25 de dez.' */
  day: string;
  name: string;
  /** Each period by itself, or 'Fechado'. */
  hours: string[];
}

/** As far ahead as people plan to go out. */
const shownDays = 31;
/** A house that opens otherwise day after day would push its address out of sight. */
const shownAtMost = 6;

/** The next single days of a month, from the day whose hours count now. */
export function comingDays(house: HouseHours & { timezone: string }, instant: string): ComingDay[] {
  const first = openState(house, localClock(new Date(instant), house.timezone)).day;
  const last = addDays(first, shownDays);
  return Object.entries(house.specialDays)
    .filter(([date]) => date >= first && date <= last)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, shownAtMost)
    .map(([date, { name }]) => ({
      date,
      day: formatDay(date, getLocale(), 'short'),
      name,
      hours: hoursParts(hoursOn(house, date)),
    }));
}

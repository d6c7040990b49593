import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { type HouseHours, hoursOf, openState, saysClosed, weekdayAt, weekdayOn } from '../../hours.ts';
import { periodTexts } from '../../hours-text.ts';
import type { Period } from '../../opening/contract.ts';
import type { Weekday } from '../../values.ts';
import { weekdayName } from '../weekday-name.ts';

export interface DayRow {
  day: Weekday;
  name: string;
  /** Each period by itself, or the text in their place. */
  hours: string[];
  today: boolean;
}

export interface Week {
  open: boolean;
  /** 'Aberto agora' or 'Fechado agora'. */
  state: string;
  /** The hours that count now, or the text in their place; after midnight 'até 02:00'. */
  now: string;
  /** What day those hours are of: 'Hoje, sexta-feira'; after midnight 'Desde sexta-feira'. */
  of: string;
  days: DayRow[];
}

/** The week from domingo to sábado as the restaurant's own clock divides it, and what of it is now. */
export function weekOf(house: HouseHours & { timezone: string }, instant: string): Week {
  const clock = localClock(new Date(instant), house.timezone);
  const state = openState(house, clock);
  const current = weekdayOn(state.day);
  const day = weekdayName(current);
  const locale = getLocale();
  return {
    open: state.open,
    state: state.open ? m['restaurants.page.openNow']() : m['restaurants.page.closedNow'](),
    now: state.lastsUntil
      ? m['restaurants.page.until']({ time: formatClock(state.lastsUntil, locale) })
      : hoursText(state.today),
    of: state.day === clock.day ? m['restaurants.page.today']({ day }) : m['restaurants.page.since']({ day }),
    days: [0, 1, 2, 3, 4, 5, 6].map((index) => {
      const weekday = weekdayAt(index);
      const today = weekday === current;
      const parts = hoursParts(today ? state.today : hoursOf(house.openingHours, weekday));
      return { day: weekday, name: weekdayName(weekday), hours: parts, today };
    }),
  };
}

/** The hours of a day in one line, or the restaurant's own words. */
export function hoursText(hours: Period[] | string): string {
  return hoursParts(hours).join(', ');
}

/** Each period by itself, or the text in their place. */
export function hoursParts(hours: Period[] | string): string[] {
  if (typeof hours !== 'string') return periodTexts(hours, getLocale());
  return hours === '' || saysClosed(hours) ? periodTexts([], getLocale()) : [hours];
}

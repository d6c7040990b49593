import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { type HouseHours, hoursOf, type OpenState, openState, saysClosed, weekdayAt, weekdayOn } from '../../hours.ts';
import { periodTexts } from '../../hours-text.ts';
import type { Period } from '../../opening/contract.ts';
import type { Weekday } from '../../values.ts';
import { nextText } from '../diner/hours-text.ts';
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
  /** 'Aberto até 23:00', 'Abre terça-feira às 18:00'; empty when nothing comes. */
  next: string;
  /** The hours that count now, or the text in their place; after midnight 'até 02:00'; where nothing more comes today, the next opening. */
  now: string;
  /** What day those hours are of: 'Hoje, sexta-feira'; after midnight 'Desde sexta-feira'; 'Hoje, segunda-feira: Fechado' beside the next opening. */
  of: string;
  days: DayRow[];
}

/** The week from domingo to sábado as the restaurant's own clock divides it, and what of it is now. */
export function weekOf(house: HouseHours & { timezone: string }, instant: string): Week {
  const clock = localClock(new Date(instant), house.timezone);
  const state = openState(house, clock);
  const current = weekdayOn(state.day);
  const next = nextText(state, clock.day);
  return {
    open: state.open,
    state: state.open ? m['restaurants.page.openNow']() : m['restaurants.page.closedNow'](),
    next,
    ...headOf(state, clock.day, next),
    days: [0, 1, 2, 3, 4, 5, 6].map((index) => {
      const weekday = weekdayAt(index);
      const today = weekday === current;
      const parts = hoursParts(today ? state.today : hoursOf(house.openingHours, weekday));
      return { day: weekday, name: weekdayName(weekday), hours: parts, today };
    }),
  };
}

function headOf({ day, today, lastsUntil, opensOn }: OpenState, date: string, next: string): Pick<Week, 'now' | 'of'> {
  const name = weekdayName(weekdayOn(day));
  const of = day === date ? m['restaurants.page.today']({ day: name }) : m['restaurants.page.since']({ day: name });
  if (lastsUntil) return { now: m['restaurants.page.until']({ time: formatClock(lastsUntil, getLocale()) }), of };
  const hours = hoursText(today);
  const isOwnWords = typeof today === 'string' && today !== '' && !saysClosed(today);
  return opensOn && !isOwnWords
    ? { now: next, of: m['restaurants.page.todayHours']({ day: name, hours }) }
    : { now: hours, of };
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

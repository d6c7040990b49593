import { hoursOf, weekdayOn } from '../../src/features/restaurants/hours.ts';
import { addDays, instantOf, todayIn } from '../../src/lib/days.ts';
import { restaurant } from './cast.ts';

const timezone = 'America/Sao_Paulo';
/** At four in the morning the guests of any night have gone. */
const nightsOverMs = 4 * 3_600_000;

/** In milliseconds. */
export interface Opening {
  since: number;
  until: number;
}

/** When the house was open on the day so many days ago, as its own hours say. All of it is over, whatever time it is. */
export function openingsOf(now: Date, ago: number): Opening[] {
  const day = addDays(todayIn(timezone, new Date(now.getTime() - nightsOverMs)), -ago);
  const hours = hoursOf(restaurant.openingHours, weekdayOn(day));
  if (typeof hours === 'string') return [];
  return hours.map(({ open, close }) => ({
    since: +instantOf(day, open, timezone),
    until: +instantOf(close > open ? day : addDays(day, 1), close, timezone),
  }));
}

/** The openings of the last day on which it was open. */
export function lastOpenings(now: Date): [Opening, ...Opening[]] {
  for (let ago = 1; ago <= 7; ago += 1) {
    const [first, ...more] = openingsOf(now, ago);
    if (first) return [first, ...more];
  }
  throw new Error('The demonstration is never open');
}

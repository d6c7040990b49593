import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { type HouseHours, openState, saysClosed, saysHours } from '../../hours.ts';
import { hoursText } from './week.ts';

export interface Today {
  /** At this moment. */
  open: boolean;
  /** 'aberto hoje', 'fechado hoje', only 'hoje' before the restaurant's own words, or 'aberto agora, até 02:00' after midnight. */
  label: string;
  /** Empty on a closed day, and where the label says it all. */
  hours: string;
}

/** The day's hours by the restaurant's own clock; after midnight only until when the evening before lasts. Null when it has given none. */
export function todayOf(house: HouseHours & { timezone: string }, instant: string): Today | null {
  const { open, day, today, lastsUntil } = openState(house, localClock(new Date(instant), house.timezone));
  if (!saysHours(house, day)) return null;
  if (lastsUntil)
    return {
      open,
      label: m['restaurants.directory.openUntil']({ time: formatClock(lastsUntil, getLocale()) }),
      hours: '',
    };
  const closed = today.length === 0 || (typeof today === 'string' && saysClosed(today));
  if (closed) return { open, label: m['restaurants.directory.closedToday'](), hours: '' };
  const label = typeof today === 'string' ? m['restaurants.directory.today']() : m['restaurants.directory.openToday']();
  return { open, label, hours: hoursText(today) };
}

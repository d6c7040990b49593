import { m } from '#generated/messages/messages.js';
import { localClock } from '#lib/time.ts';
import type { OpeningHours } from '../../contract.ts';
import { openState, saysClosed, saysHours } from '../../hours.ts';
import { hoursText } from './week.ts';

export interface Today {
  /** At this moment. */
  open: boolean;
  /** 'aberto hoje', 'fechado hoje', or only 'hoje' before the restaurant's own words. */
  label: string;
  /** Empty on a closed day. */
  hours: string;
}

/** The day's hours by the restaurant's own clock; after midnight those of the evening before, as long as it lasts. Null when it has given none. */
export function todayOf(hours: OpeningHours, timezone: string, instant: string): Today | null {
  if (!saysHours(hours)) return null;
  const { open, today } = openState(hours, localClock(new Date(instant), timezone));
  const closed = today.length === 0 || (typeof today === 'string' && saysClosed(today));
  if (closed) return { open, label: m['site.directory.closedToday'](), hours: '' };
  const label = typeof today === 'string' ? m['site.directory.today']() : m['site.directory.openToday']();
  return { open, label, hours: hoursText(today) };
}

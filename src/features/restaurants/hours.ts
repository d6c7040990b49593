import { dayMinutes, minutesOf } from '#lib/days.ts';
import type { LocalClock } from '#lib/time.ts';
import type { OpeningHours, Period } from './contract.ts';
import { type Weekday, weekdays } from './values.ts';

export interface OpenState {
  open: boolean;
  /** The day whose hours count now: after midnight still the evening before, as long as it lasts. */
  day: Weekday;
  /** That day's periods in order, or its text such as 'Fechado'. */
  today: Period[] | string;
  /** When open: the time it closes; absent when it does not close. */
  closesAt?: string;
  /** After midnight, still open from the evening before: that evening's hours are no longer today's, only their end is. */
  lastsUntil?: string;
  /** When closed: the next opening, and its day when that is not today. */
  opensAt?: string;
  opensOn?: Weekday;
}

/** Minutes from midnight; an end at or before its start lies on the next day. */
function span(period: Period): { start: number; end: number } {
  const start = minutesOf(period.open);
  const end = minutesOf(period.close);
  return { start, end: end > start ? end : end + dayMinutes };
}

/** A day's periods in order, or its text; a day that is not mentioned has no periods. */
export function hoursOf(hours: OpeningHours, day: Weekday): Period[] | string {
  const value = hours[day] ?? [];
  if (typeof value === 'string') return value;
  return (Array.isArray(value) ? [...value] : [value]).sort((a, b) => minutesOf(a.open) - minutesOf(b.open));
}

function periodsOf(hours: OpeningHours, day: Weekday): Period[] {
  const value = hoursOf(hours, day);
  return typeof value === 'string' ? [] : value;
}

export function weekdayAt(weekday: number): Weekday {
  return weekdays[((weekday % 7) + 7) % 7] as Weekday;
}

/** Nothing is known, so nothing should be claimed: neither open nor closed. */
export function saysHours(hours: OpeningHours): boolean {
  return weekdays.some((day) => hours[day] !== undefined && hoursOf(hours, day).length > 0);
}

/** Whether the restaurant is open when its wall clock shows this, and what comes next. */
export function openState(hours: OpeningHours, clock: Pick<LocalClock, 'weekday' | 'minutes'>): OpenState {
  for (const daysAgo of [1, 0]) {
    const day = weekdayAt(clock.weekday - daysAgo);
    const now = clock.minutes + daysAgo * dayMinutes;
    const current = periodsOf(hours, day)
      .filter((period) => span(period).start <= now && now < span(period).end)
      .sort((a, b) => span(b).end - span(a).end)[0];
    if (!current) continue;
    const closesAt = current.open === current.close ? undefined : current.close;
    return { open: true, day, today: hoursOf(hours, day), closesAt, ...(daysAgo === 1 && { lastsUntil: closesAt }) };
  }
  const day = weekdayAt(clock.weekday);
  return { open: false, day, today: hoursOf(hours, day), ...nextOpening(hours, clock) };
}

function nextOpening(hours: OpeningHours, clock: Pick<LocalClock, 'weekday' | 'minutes'>) {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = weekdayAt(clock.weekday + ahead);
    const next = periodsOf(hours, day).find((period) => ahead > 0 || span(period).start > clock.minutes);
    if (next) return ahead === 0 ? { opensAt: next.open } : { opensAt: next.open, opensOn: day };
  }
  return {};
}

/** The text that a closed day is stored with; screens say it in the reader's language. */
export const closedText = 'Fechado';

export function saysClosed(text: string): boolean {
  return /^(fechado|closed)$/i.test(text.trim());
}

import { addDays, dayMinutes, minutesOf, weekdayOf } from '#lib/days.ts';
import type { LocalClock } from '#lib/time.ts';
import type { OpeningHours, Period, SpecialDays } from './opening/contract.ts';
import { mostSpecialDays, type Weekday, weekdays } from './values.ts';

/** When a house receives guests: its week, and the single days on which it is closed or opens otherwise. */
export interface HouseHours {
  openingHours: OpeningHours;
  specialDays: SpecialDays;
}

/** Days on the restaurant's own calendar, as YYYY-MM-DD. */
export interface OpenState {
  open: boolean;
  /** The day whose hours count now: after midnight still the evening before, as long as it lasts. */
  day: string;
  /** That day's periods in order, or its text such as 'Fechado'. */
  today: Period[] | string;
  /** When open: the time it closes; absent when it does not close. */
  closesAt?: string;
  /** After midnight, still open from the evening before: that evening's hours are no longer today's, only their end is. */
  lastsUntil?: string;
  /** When closed: the next opening, and its day when that is not today. */
  opensAt?: string;
  opensOn?: string;
}

/** Minutes from midnight; an end at or before its start lies on the next day. */
function span(period: Period): { start: number; end: number } {
  const start = minutesOf(period.open);
  const end = minutesOf(period.close);
  return { start, end: end > start ? end : end + dayMinutes };
}

/** A period that ends when it begins lasts around the clock. */
export const isAllDay = ({ open, close }: Period) => open === close;

/** What the week says of a weekday: its periods in order, or its text; one that is not mentioned has no periods. */
export function hoursOf(hours: OpeningHours, day: Weekday): Period[] | string {
  const value = hours[day] ?? [];
  if (typeof value === 'string') return value;
  return inOrder(Array.isArray(value) ? value : [value]);
}

/** The hours in force on a date: those of the single day if it is one, and otherwise those of its weekday. */
export function hoursOn({ openingHours, specialDays }: HouseHours, date: string): Period[] | string {
  const special = specialDays[date];
  return special ? inOrder(special.periods) : hoursOf(openingHours, weekdayOn(date));
}

/** The periods in force on a date; none when it is closed or described in words. */
export function periodsOn(hours: HouseHours, date: string): Period[] {
  const value = hoursOn(hours, date);
  return typeof value === 'string' ? [] : value;
}

const inOrder = (periods: Period[]) => [...periods].sort((a, b) => minutesOf(a.open) - minutesOf(b.open));

export function weekdayAt(weekday: number): Weekday {
  return weekdays[((weekday % 7) + 7) % 7] as Weekday;
}

export function weekdayOn(date: string): Weekday {
  return weekdayAt(weekdayOf(date));
}

/** Whether the week says anything: where nothing is known nothing should be claimed, neither open nor closed. */
export function saysWeek(hours: OpeningHours): boolean {
  return weekdays.some((day) => hours[day] !== undefined && hoursOf(hours, day).length > 0);
}

/** Whether anything is known of a date. */
export function saysHours({ openingHours, specialDays }: HouseHours, date: string): boolean {
  return specialDays[date] !== undefined || saysWeek(openingHours);
}

/** Whether it is known that the house does not open on a date. */
export function isClosedOn(hours: HouseHours, date: string): boolean {
  const value = hoursOn(hours, date);
  return saysHours(hours, date) && (typeof value === 'string' ? saysClosed(value) : value.length === 0);
}

type Clock = Pick<LocalClock, 'day' | 'minutes'>;

/** Whether the restaurant is open when its wall clock shows this, and what comes next. */
export function openState(hours: HouseHours, clock: Clock): OpenState {
  for (const daysAgo of [1, 0]) {
    const day = addDays(clock.day, -daysAgo);
    const now = clock.minutes + daysAgo * dayMinutes;
    const current = periodsOn(hours, day)
      .filter((period) => span(period).start <= now && now < span(period).end)
      .sort((a, b) => span(b).end - span(a).end)[0];
    if (!current) continue;
    const closesAt = isAllDay(current) ? undefined : current.close;
    return { open: true, day, today: hoursOn(hours, day), closesAt, ...(daysAgo === 1 && { lastsUntil: closesAt }) };
  }
  return { open: false, day: clock.day, today: hoursOn(hours, clock.day), ...nextOpening(hours, clock) };
}

/** In as many days each weekday comes round, however many single days are closed before it. */
export const daysToLookAhead = mostSpecialDays + 7;

function nextOpening(hours: HouseHours, clock: Clock) {
  for (let ahead = 0; ahead <= daysToLookAhead; ahead += 1) {
    const day = addDays(clock.day, ahead);
    if (!saysHours(hours, day)) break;
    const next = periodsOn(hours, day).find((period) => ahead > 0 || span(period).start > clock.minutes);
    if (next) return ahead === 0 ? { opensAt: next.open } : { opensAt: next.open, opensOn: day };
  }
  return {};
}

/** The text that a closed day is stored with; screens say it in the reader's language. */
export const closedText = 'Fechado';

export function saysClosed(text: string): boolean {
  return /^(fechado|closed)$/i.test(text.trim());
}

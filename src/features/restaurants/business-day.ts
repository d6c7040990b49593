import { addDays, dayMinutes, minutesOf } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import type { OpeningHours } from './contract.ts';
import { hoursOf, weekdayAt } from './hours.ts';

const minuteMs = 60_000;

/** A business day lasts until the restaurant closes: what is ordered after midnight belongs to the evening before. */
export function businessDay(day: string, hours: OpeningHours, timeZone: string): { since: Date; until: Date } {
  const at = Date.parse(`${day}T00:00:00Z`);
  return {
    since: instantAt(at + lastsUntil(hours, weekdayOf(at) - 1) * minuteMs, timeZone),
    until: instantAt(at + (dayMinutes + lastsUntil(hours, weekdayOf(at))) * minuteMs, timeZone),
  };
}

/** The business day that an instant belongs to, as YYYY-MM-DD. */
export function businessDayAt(instant: Date, hours: OpeningHours, timeZone: string): string {
  const { day, minutes } = localClock(instant, timeZone);
  return dayOfWall(day, minutes, hours);
}

/** The business day of a date and time on the restaurant's wall, as YYYY-MM-DD. */
export function businessDayOf({ date, time }: { date: string; time: string }, hours: OpeningHours): string {
  return dayOfWall(date, minutesOf(time), hours);
}

/** What the wall shows when a business day begins and when it is over, as timestamps without a zone. */
export function businessDayWall(day: string, hours: OpeningHours): { since: string; until: string } {
  const at = Date.parse(`${day}T00:00:00Z`);
  const wall = (utcMidnight: number) =>
    new Date(utcMidnight + lastsUntil(hours, weekdayOf(utcMidnight) - 1) * minuteMs).toISOString().slice(0, 16);
  return { since: wall(at), until: wall(at + dayMinutes * minuteMs) };
}

function dayOfWall(day: string, minutes: number, hours: OpeningHours): string {
  return minutes >= lastsUntil(hours, weekdayOf(Date.parse(`${day}T00:00:00Z`)) - 1) ? day : addDays(day, -1);
}

/** When the next business day after the present one opens; where nobody says when, the next business day's beginning. */
export function nextOpeningDay(now: Date, hours: OpeningHours, timeZone: string): Date {
  const today = Date.parse(`${businessDayAt(now, hours, timeZone)}T00:00:00Z`);
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = today + ahead * dayMinutes * minuteMs;
    const [first] = periods(hours, weekdayOf(day));
    if (first) return instantAt(day + first.start * minuteMs, timeZone);
  }
  return instantAt(today + dayMinutes * minuteMs, timeZone);
}

/** Minutes after its last midnight for which a weekday goes on; never into the next day's own opening. */
function lastsUntil(hours: OpeningHours, weekday: number): number {
  const ends = periods(hours, weekday).map(({ start, end }) => (end > start ? end - dayMinutes : end));
  const nextOpening = Math.min(dayMinutes, ...periods(hours, weekday + 1).map(({ start }) => start));
  return Math.min(Math.max(0, ...ends), nextOpening);
}

/** In minutes of their day; a period that ends at or before its start ends on the next one. */
function periods(hours: OpeningHours, weekday: number): { start: number; end: number }[] {
  const value = hoursOf(hours, weekdayAt(weekday));
  if (typeof value === 'string') return [];
  return value.map(({ open, close }) => ({ start: minutesOf(open), end: minutesOf(close) }));
}

function weekdayOf(utcMidnight: number): number {
  return new Date(utcMidnight).getUTCDay();
}

/** The instant at which the clock on the wall shows what UTC shows at `wall`. */
function instantAt(wall: number, timeZone: string): Date {
  let at = wall;
  // Twice: the first guess may lie on the other side of a change of the clocks.
  for (let guess = 0; guess < 2; guess += 1) {
    const { day, minutes } = localClock(new Date(at), timeZone);
    const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
    at += wall - shown;
  }
  return new Date(at);
}

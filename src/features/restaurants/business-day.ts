import { addDays, dayMinutes, minutesOf } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { daysToLookAhead, type HouseHours, periodsOn, saysHours } from './hours.ts';

const minuteMs = 60_000;

/** A business day lasts until the restaurant closes: what is ordered after midnight belongs to the evening before. */
export function businessDay(day: string, hours: HouseHours, timeZone: string): { since: Date; until: Date } {
  const at = midnight(day);
  return {
    since: instantAt(at + lastsUntil(hours, addDays(day, -1)) * minuteMs, timeZone),
    until: instantAt(at + (dayMinutes + lastsUntil(hours, day)) * minuteMs, timeZone),
  };
}

/** The business day that an instant belongs to, as YYYY-MM-DD. */
export function businessDayAt(instant: Date, hours: HouseHours, timeZone: string): string {
  const { day, minutes } = localClock(instant, timeZone);
  return dayOfWall(day, minutes, hours);
}

/** The business day of a date and time on the restaurant's wall, as YYYY-MM-DD. */
export function businessDayOf({ date, time }: { date: string; time: string }, hours: HouseHours): string {
  return dayOfWall(date, minutesOf(time), hours);
}

/** What the wall shows when a business day begins and when it is over, as timestamps without a zone. */
export function businessDayWall(day: string, hours: HouseHours): { since: string; until: string } {
  const beginning = (of: string) =>
    new Date(midnight(of) + lastsUntil(hours, addDays(of, -1)) * minuteMs).toISOString().slice(0, 16);
  return { since: beginning(day), until: beginning(addDays(day, 1)) };
}

function dayOfWall(day: string, minutes: number, hours: HouseHours): string {
  const before = addDays(day, -1);
  return minutes >= lastsUntil(hours, before) ? day : before;
}

/** When the next business day after the present one opens; where nobody says when, the next business day's beginning. */
export function nextOpeningDay(now: Date, hours: HouseHours, timeZone: string): Date {
  const today = businessDayAt(now, hours, timeZone);
  for (let ahead = 1; ahead <= daysToLookAhead; ahead += 1) {
    const day = addDays(today, ahead);
    if (!saysHours(hours, day)) break;
    const [first] = periods(hours, day);
    if (first) return instantAt(midnight(day) + first.start * minuteMs, timeZone);
  }
  return instantAt(midnight(addDays(today, 1)), timeZone);
}

/** Minutes after its last midnight for which a day goes on; never into the next day's own opening. */
function lastsUntil(hours: HouseHours, day: string): number {
  const ends = periods(hours, day).map(({ start, end }) => (end > start ? end - dayMinutes : end));
  const nextOpening = Math.min(dayMinutes, ...periods(hours, addDays(day, 1)).map(({ start }) => start));
  return Math.min(Math.max(0, ...ends), nextOpening);
}

/** In minutes of their day; a period that ends at or before its start ends on the next one. */
function periods(hours: HouseHours, day: string): { start: number; end: number }[] {
  return periodsOn(hours, day).map(({ open, close }) => ({ start: minutesOf(open), end: minutesOf(close) }));
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The instant at which the clock on the wall shows what UTC shows at `wall`. */
function instantAt(wall: number, timeZone: string): Date {
  let at = wall;
  // Twice: the first guess may lie on the other side of a change of the clocks.
  for (let guess = 0; guess < 2; guess += 1) {
    const { day, minutes } = localClock(new Date(at), timeZone);
    const shown = midnight(day) + minutes * minuteMs;
    at += wall - shown;
  }
  return new Date(at);
}

import type { Locale } from './locale.ts';
import { formatTime, localClock } from './time.ts';

// A day is a text such as 2026-11-21 of the restaurant's own calendar; its instants depend on the restaurant's time zone.

export const dayMs = 86_400_000;
const midnightUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const dayMinutes = 24 * 60;
/** Minutes from midnight of a time such as '20:30'. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A day that the calendar has, not the thirtieth of February, and that can be reckoned on from: years stay of four digits. */
export function isDay(text: string): boolean {
  if (!/^[1-8]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const at = midnightUtc(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return new Date(midnightUtc(day) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return (midnightUtc(to) - midnightUtc(from)) / dayMs;
}

/** As in Date.getDay. */
export function weekdayOf(day: string): number {
  return new Date(midnightUtc(day)).getUTCDay();
}

export function todayIn(timeZone: string, now: Date): string {
  return localClock(now, timeZone).day;
}

/** The instant at which the clock on the restaurant's wall shows this day and time. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // Twice: the first guess may lie on the other side of a change of the clocks.
  let at = wall;
  for (let guess = 0; guess < 2; guess += 1) at = wall - offsetMs(at, timeZone);
  return new Date(at);
}

/** How far the wall's clock is ahead of UTC. */
function offsetMs(at: number, timeZone: string): number {
  const { day, minutes } = localClock(new Date(at), timeZone);
  return midnightUtc(day) + minutes * 60_000 - (at - (at % 60_000));
}

const styles = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  digits: { day: '2-digit', month: '2-digit' },
} as const;

/** 'sábado, 21 de novembro de 2026'; as a date, without its weekday; short, 'sáb., 21 de nov.'; or in digits, '21/11'. */
export function formatDay(day: string, locale: Locale, style: keyof typeof styles = 'long'): string {
  return new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' }).format(midnightUtc(day));
}

/** '25/12 (Natal)', or '25/12' of a day without a name. */
export function formatNamedDay({ date, name }: { date: string; name: string }, locale: Locale): string {
  const day = formatDay(date, locale, 'digits');
  return name ? `${day} (${name})` : day;
}

/** '20:30' or '8:30 PM'. */
export function formatClock(time: string, locale: Locale): string {
  return formatTime(`1970-01-01T${time}:00Z`, locale, 'UTC');
}

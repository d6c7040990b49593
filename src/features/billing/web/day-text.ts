import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';

/** '27 de novembro de 2026': the restaurant's day of an instant. */
export function dayText(instant: string, timeZone: string): string {
  return formatDay(localClock(new Date(instant), timeZone).day, getLocale(), 'date');
}

/** How many of the restaurant's midnights lie between two instants; never below zero. */
export function daysUntil(instant: string | Date, now: number, timeZone: string): number {
  const midnight = (at: number) => Date.parse(localClock(new Date(at), timeZone).day);
  return Math.max(0, Math.round((midnight(new Date(instant).getTime()) - midnight(now)) / 86_400_000));
}

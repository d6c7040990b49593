import { getLocale } from '#generated/messages/runtime.js';
import { daysBetween, formatDay, todayIn } from '#lib/days.ts';

/** '27 de novembro de 2026': the restaurant's day of an instant. */
export function dayText(instant: string, timeZone: string): string {
  return formatDay(todayIn(timeZone, new Date(instant)), getLocale(), 'date');
}

/** How many of the restaurant's midnights lie between two instants; never below zero. */
export function daysUntil(instant: string | Date, now: number, timeZone: string): number {
  return Math.max(0, daysBetween(todayIn(timeZone, new Date(now)), todayIn(timeZone, new Date(instant))));
}

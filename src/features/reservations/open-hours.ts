import { localClock } from '#lib/time.ts';
import type { HouseHours } from '../restaurants/hours.ts';
import { clockOf, halfHoursOf, type Window } from './evening.ts';
import { isOutsideHours } from './opening.ts';

/** The half hours of an evening at which guests are received. */
export function openHalfHours(window: Window, house: HouseHours & { timezone: string }): ReadonlySet<number> {
  const { timezone } = house;
  const isOpen = (at: number) =>
    !isOutsideHours({ date: localClock(new Date(at), timezone).day, time: clockOf(at, timezone) }, house);
  return new Set(halfHoursOf(window).filter(isOpen));
}

/** The other ones, in order, as far as they lie together. */
export function closedSpans(window: Window, open: ReadonlySet<number>): Window[] {
  const halves = halfHoursOf(window);
  const spans: Window[] = [];
  halves.forEach((since, half) => {
    if (open.has(since)) return;
    const until = halves[half + 1] ?? window.until;
    const last = spans.at(-1);
    if (last?.until === since) last.until = until;
    else spans.push({ since, until });
  });
  return spans;
}

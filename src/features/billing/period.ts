import { instantOf } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import type { Period } from './contract.ts';

const months: Record<Period, number> = { month: 1, semester: 6, year: 12 };

/** The day of the month that a subscription begun at this instant keeps to, in the restaurant's time zone. */
export function anchorDayOf(instant: Date, timeZone: string): number {
  return Number(localClock(instant, timeZone).day.slice(8));
}

/**
 * The end of a period that begins at `from`: the same time of the anchor day, or of the month's last day where the month is
 * shorter. Begun on 31 January it runs to 28 February and from there to 31 March; begun on 29 February, to 28 and again 29.
 */
export function endOfPeriod(from: Date, period: Period, anchorDay: number, timeZone: string): Date {
  const { day, minutes } = localClock(from, timeZone);
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months[period];
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const end = `${year}-${two(month)}-${two(Math.min(anchorDay, lastDay))}`;
  const wall = instantOf(end, `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, timeZone);
  // What the wall's clock does not show stays.
  return new Date(wall.getTime() + (from.getTime() % 60_000));
}

const two = (value: number) => String(value).padStart(2, '0');

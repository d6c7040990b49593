import { instantOf, todayIn } from '#lib/days.ts';
import { homeTimezone } from '#lib/timezones.ts';

/** The last months up to the running one as YYYY-MM, oldest first. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = todayIn(homeTimezone, now).split('-').map(Number);
  const running = year * 12 + month - 1;
  return Array.from({ length: count }, (_, index) => {
    const at = running - count + 1 + index;
    return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** The instant at which a month begins on the platform's calendar. */
export function beginningOf(month: string): Date {
  return instantOf(`${month}-01`, '00:00', homeTimezone);
}

/** How much more or less than before, in hundredths of a percent, rounded half away from zero; null when there was nothing before. */
export function growth(nowCents: number, beforeCents: number): number | null {
  if (beforeCents === 0) return null;
  const change = ((nowCents - beforeCents) * 10_000) / beforeCents;
  return Math.sign(change) * Math.round(Math.abs(change)) || 0;
}

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

/** Last month up to the moment that the running one has come to; all of it, where it was shorter. */
export function sameDaysOfLastMonth(now: Date): { since: Date; until: Date } {
  const [last = '', running = ''] = lastMonths(now, 2);
  const since = beginningOf(last);
  const end = beginningOf(running);
  const until = new Date(since.getTime() + now.getTime() - end.getTime());
  return { since, until: until < end ? until : end };
}

/** How much more or less than before, in hundredths of a percent, rounded half away from zero; null when there was nothing before. */
export function growth(nowCents: number, beforeCents: number): number | null {
  if (beforeCents === 0) return null;
  const change = ((nowCents - beforeCents) * 10_000) / beforeCents;
  return Math.sign(change) * Math.round(Math.abs(change)) || 0;
}

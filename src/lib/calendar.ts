import { addDays, daysBetween, weekdayOf } from './days.ts';

const monthOf = (day: string) => day.slice(0, 7);
const firstOf = (month: string) => `${month}-01`;

/** So many months on or back, on the same day or the last that the month has. */
export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  const last = daysBetween(firstOf(month), firstOf(monthAfter(month)));
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
}

const monthAfter = (month: string) => monthOf(addDays(firstOf(month), 31));

/** The weeks of a day's month, from Sunday; null where a day is another month's. */
export function weeksOf(day: string): (string | null)[][] {
  const month = monthOf(day);
  const start = addDays(firstOf(month), -weekdayOf(firstOf(month)));
  const weeks: (string | null)[][] = [];
  for (let at = start; monthOf(at) <= month; at = addDays(at, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, n) => addDays(at, n)).map((each) => (monthOf(each) === month ? each : null)),
    );
  return weeks;
}

/** Where a key leads from a day in a calendar, or null for one that leads nowhere. */
export function dayAfterKey(day: string, key: string): string | null {
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
  };
  if (key === 'PageUp' || key === 'PageDown') return addMonths(day, key === 'PageUp' ? -1 : 1);
  const steps = days[key];
  return steps === undefined ? null : addDays(day, steps);
}

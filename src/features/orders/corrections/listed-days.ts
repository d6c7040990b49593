import { addDays } from '#lib/days.ts';
import { businessDay, businessDayAt } from '../../restaurants/business-day.ts';
import type { HouseHours } from '../../restaurants/hours.ts';

const shownDays = 30;

interface ListedDays {
  today: string;
  days: string[];
  /** Where each of the days begins, and where the last one ends. */
  bounds: Date[];
}

/** The business days that corrections are listed of: the one that is asked for, or the last thirty. */
export function listedDays(day: string | undefined, now: Date, house: HouseHours & { timezone: string }): ListedDays {
  const { timezone } = house;
  const today = businessDayAt(now, house, timezone);
  const days = day ? [day] : Array.from({ length: shownDays }, (_, n) => addDays(today, n + 1 - shownDays));
  const spans = days.map((each) => businessDay(each, house, timezone));
  const last = spans.at(-1);
  return { today, days, bounds: [...spans.map(({ since }) => since), ...(last ? [last.until] : [])] };
}

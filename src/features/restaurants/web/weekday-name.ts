import { getLocale } from '#generated/messages/runtime.js';
import { weekdayAt } from '../hours.ts';
import type { Weekday } from '../values.ts';

/** 'segunda-feira' or 'Monday': the days' keys are Portuguese, their names the reader's. */
export function weekdayName(day: Weekday): string {
  const index = [0, 1, 2, 3, 4, 5, 6].find((i) => weekdayAt(i) === day) ?? 0;
  // 1 January 2023 was a Sunday.
  const instant = new Date(Date.UTC(2023, 0, 1 + index));
  return new Intl.DateTimeFormat(getLocale(), { weekday: 'long', timeZone: 'UTC' }).format(instant);
}

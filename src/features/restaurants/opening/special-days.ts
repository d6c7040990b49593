import { addDays } from '#lib/days.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import { farthestSpecialDay, mostSpecialDays, specialDaysKept } from '../values.ts';
import type { SpecialDay, SpecialDays } from './contract.ts';

/** Those from a date on. */
export function specialDaysFrom(days: SpecialDays, first: string): SpecialDays {
  return Object.fromEntries(Object.entries(days).filter(([date]) => date >= first));
}

/** A single day in place of what was said of that date; null: the date opens as its weekday again. What is over stays as it was. */
export function withSpecialDay(
  days: SpecialDays,
  { date, special, today }: { date: string; special: SpecialDay | null; today: string },
): SpecialDays {
  if (date < today) throw fieldRefusal('special_day_past', 'date');
  const { [date]: _, ...others } = specialDaysFrom(days, addDays(today, -specialDaysKept));
  if (special === null) return others;
  if (date > addDays(today, farthestSpecialDay)) throw fieldRefusal('special_day_too_far', 'date');
  if (Object.keys(specialDaysFrom(others, today)).length >= mostSpecialDays)
    throw new CodedError('special_days_full', { most: mostSpecialDays });
  return { ...others, [date]: special };
}

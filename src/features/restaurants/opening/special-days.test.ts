import { expect, test } from 'vitest';
import { addDays } from '#lib/days.ts';
import { farthestSpecialDay, mostSpecialDays, specialDaysKept } from '../values.ts';
import { withSpecialDay } from './special-days.ts';

const today = '2026-12-01';
const closed = { name: '', periods: [] };
const natal = { name: 'Natal', periods: [] };
const put = (days: object, date: string, special: typeof natal | null = natal) =>
  withSpecialDay(days as Record<string, typeof natal>, { date, special, today });
const refusal = (days: object, date: string, special: typeof natal | null = natal) => {
  try {
    put(days, date, special);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('a day takes the place of what was said of its date, and goes without a trace', () => {
  const days = put(put({}, '2026-12-25', closed), '2026-12-25');
  expect(days).toEqual({ '2026-12-25': natal });
  expect(put(days, '2026-12-25')).toEqual(days);
  expect(put(days, '2026-12-25', null)).toEqual({});
  expect(put(days, '2026-12-26', null)).toEqual(days);
});

test('what is over stays as it was, for as long as its figures are looked at', () => {
  expect(refusal({}, '2026-11-30')).toBe('special_day_past');
  expect(refusal({ '2026-11-30': closed }, '2026-11-30', null)).toBe('special_day_past');
  expect(refusal({}, today)).toBeNull();
  const [kept, gone] = [specialDaysKept, specialDaysKept + 1].map((ago) => addDays(today, -ago));
  expect(Object.keys(put({ [kept!]: closed, [gone!]: closed }, today))).toEqual([kept, today]);
});

test('there are as many to come as a house may have, however many are over', () => {
  const after = (from: number, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [addDays(today, from + n), closed]));
  const past = after(-200, 200);
  const full = { ...past, ...after(0, mostSpecialDays) };
  expect(refusal(full, addDays(today, mostSpecialDays))).toBe('special_days_full');
  expect(refusal(full, today)).toBeNull();
  expect(refusal({ ...past, ...after(0, mostSpecialDays - 1) }, addDays(today, mostSpecialDays))).toBeNull();
});

test('none lies further ahead than anybody plans', () => {
  expect(refusal({}, addDays(today, farthestSpecialDay))).toBeNull();
  expect(refusal({}, addDays(today, farthestSpecialDay + 1))).toBe('special_day_too_far');
});

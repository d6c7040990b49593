import { closedText, hoursOf, isAllDay, saysClosed } from '../../hours.ts';
import type { OpeningHours, Period } from '../../opening/contract.ts';
import { type Weekday, weekFromMonday } from '../../values.ts';

/** One day while it is being edited: what it was before it was closed is kept, in case it opens again. */
export interface DayDraft {
  kind: 'open' | 'closed' | 'text';
  periods: Period[];
  text: string;
}
export type HoursDraft = Record<Weekday, DayDraft>;

export const usualPeriod: Period = { open: '09:00', close: '17:00' };

export function hoursDraft(hours: OpeningHours): HoursDraft {
  return Object.fromEntries(weekFromMonday.map((day) => [day, dayDraft(hoursOf(hours, day))])) as HoursDraft;
}

function dayDraft(value: Period[] | string): DayDraft {
  if (typeof value !== 'string' && value.length > 0) return { kind: 'open', periods: value, text: '' };
  const text = typeof value === 'string' && !saysClosed(value) ? value : '';
  return { kind: text ? 'text' : 'closed', periods: [usualPeriod], text };
}

/** What is saved: a single period as itself, so that programs that know of one go on reading it. */
export function draftHours(draft: HoursDraft): OpeningHours {
  return Object.fromEntries(weekFromMonday.map((day) => [day, dayOf(draft[day])]));
}

function dayOf({ kind, periods, text }: DayDraft): OpeningHours[Weekday] {
  if (kind === 'closed') return closedText;
  if (kind === 'text') return text;
  const [only, ...more] = periods;
  return only && more.length === 0 ? only : periods;
}

/** Another opening on the same day: after the last one, in the evening. */
export function nextPeriod(periods: readonly Period[]): Period {
  const last = periods.at(-1);
  return last && last.close < '18:00' && last.close > last.open
    ? { open: '18:00', close: '23:00' }
    : { open: '', close: '' };
}

/** The week once its open days have the hours of one of them: a day that is closed, or has words of its own, stays as it is. */
export function copiedToOpenDays(hours: HoursDraft, from: DayDraft): HoursDraft {
  const copied = weekFromMonday.map((day) => [day, hours[day].kind === 'open' ? from : hours[day]]);
  return Object.fromEntries(copied) as HoursDraft;
}

/** Which of a period's times is the wrong one of its day: what could not be read, and where all could, both. */
export function wrongTimes({ open, close }: Period, ofDay: readonly Period[]): { open: boolean; close: boolean } {
  const unread = ofDay.some((period) => !period.open || !period.close);
  return { open: !unread || !open, close: !unread || !close };
}

/** A period that ends before it begins ends on the next day. */
export function periodEnd(period: Period): 'sameDay' | 'nextDay' | 'allDay' {
  const { open, close } = period;
  if (!open || !close || close > open) return 'sameDay';
  return isAllDay(period) ? 'allDay' : 'nextDay';
}

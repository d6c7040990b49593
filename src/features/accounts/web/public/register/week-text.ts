import { weekFromMonday } from '#features/restaurants/values.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { shownTime } from '#lib/typed-time.ts';
import type { RegisteredHours } from '../../../contract.ts';
import { usualHours } from './form-values.ts';

type Day = (typeof weekFromMonday)[number];

/** The week in a line: days that follow each other with the same hours stand together. */
export function weekText(hours: RegisteredHours): string {
  const groups: { days: Day[]; text: string }[] = [];
  for (const day of weekFromMonday) {
    const text = dayText(hours[day]);
    const last = groups.at(-1);
    if (last?.text === text) last.days.push(day);
    else groups.push({ days: [day], text });
  }
  return groups
    .map(({ days, text }) => m['accounts.register.hoursOf']({ days: daysText(days), hours: text }))
    .join(' · ');
}

function dayText(day: RegisteredHours[Day]): string {
  if (day && !day.isOpen) return m['accounts.register.hoursClosed']();
  const { open, close } = { ...usualHours, ...day };
  // What is no time yet stands as it is typed.
  const shown = (time: string) => shownTime(time, getLocale()) || time;
  return m['accounts.register.hoursFromTo']({ open: shown(open), close: shown(close) });
}

function daysText(days: readonly Day[]): string {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return '';
  if (days.length === weekFromMonday.length) return m['accounts.register.everyDay']();
  const from = shortName(first);
  if (first === last) return from;
  return days.length === 2
    ? m['accounts.register.dayAndDay']({ first: from, last: shortName(last) })
    : m['accounts.register.dayToDay']({ first: from, last: shortName(last) });
}

function shortName(day: Day): string {
  // 2 January 2023 was a Monday.
  const at = new Date(Date.UTC(2023, 0, 2 + weekFromMonday.indexOf(day)));
  return new Intl.DateTimeFormat(getLocale(), { weekday: 'short', timeZone: 'UTC' }).format(at).replace('.', '');
}

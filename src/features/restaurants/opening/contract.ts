import { z } from 'zod';
import { call, named, typed, uuid } from '#lib/call.ts';
import { dayMinutes, minutesOf } from '#lib/days.ts';
import { typedDay, typedOpeningTime, typedTime } from '#lib/typed-when.ts';
import { longest, mostPeriods, weekdays } from '../values.ts';

const period = z.strictObject({
  open: typedOpeningTime('fields.time_invalid'),
  close: typedTime('fields.time_invalid'),
});
/** One day: one period, several (lunch and dinner), or a text such as 'Fechado'. A close before its open is past midnight. */
const day = z.union([period, z.array(period).max(mostPeriods), z.string().max(longest.hours)]);
export const openingHours = z.partialRecord(z.enum(weekdays), day);
export type OpeningHours = z.infer<typeof openingHours>;
export type Period = z.infer<typeof period>;

/** By date: what holds on that day in place of its weekday's hours; without periods it is closed. */
export const specialDay = z.object({ name: z.string(), periods: z.array(period) });
export type SpecialDay = z.infer<typeof specialDay>;
/** A day of the calendar. */
export const date = typedDay('fields.date_invalid');
export const specialDays = z.record(date, specialDay);
export type SpecialDays = z.infer<typeof specialDays>;

/** Minutes from midnight of when it begins and ends; one that ends at or before its beginning ends on the next day. */
function bounds({ open, close }: Period): [number, number] {
  const from = minutesOf(open);
  const to = minutesOf(close);
  return [from, to > from ? to : to + dayMinutes];
}
const apart = (periods: Period[]) =>
  periods
    .map(bounds)
    .sort(([a], [b]) => a - b)
    .every(([from], index, all) => index === 0 || from >= all[index - 1]![1]);

/** A day as it is typed: complete periods that do not overlap, or a text such as 'Fechado'. */
const typedWeekday = z
  .union([period, z.array(period).min(1).max(mostPeriods), typed(longest.hours, 'fields.hours_text_required')], {
    error: ({ input }) => (typeof input === 'string' ? 'fields.hours_text_required' : 'fields.time_invalid'),
  })
  .refine((value) => !Array.isArray(value) || apart(value), 'fields.hours_overlap');
export const typedWeek = z.partialRecord(z.enum(weekdays), typedWeekday);

/** A single day as it is typed; no periods: closed. */
const typedSpecialDay = {
  name: named(longest.specialDay),
  periods: z.array(period).max(mostPeriods).refine(apart, 'fields.hours_overlap'),
};

const listed = specialDay.extend({ date });
export type ListedSpecialDay = z.infer<typeof listed>;

/** The single days of a house in order, those that are over too; `today`: the business day that is running. */
const list = z.object({ today: date, days: z.array(listed) });
export type SpecialDayList = z.infer<typeof list>;

/** Reservations that no longer fit, of which whoever saves has been told. */
const accepted = z.array(uuid).max(1_000).default([]);

export const specialDayCalls = {
  list: call({ permission: 'settings' })
    .route({
      method: 'GET',
      path: '/settings/days',
      summary: 'The single days on which the restaurant is closed or opens otherwise than its weekday',
      tags: ['restaurants'],
    })
    .output(list),

  save: call({
    permission: 'settings',
    refusals: ['special_day_past', 'special_day_too_far', 'special_days_full', 'special_day_reservations'],
  })
    .route({
      method: 'PUT',
      path: '/settings/days/{date}',
      summary:
        'Closes a single day (no periods) or opens it otherwise; refused with those whose reservations then no longer fit, until they are accepted',
      tags: ['restaurants'],
    })
    .input(z.strictObject({ date, ...typedSpecialDay, accepted }))
    .output(list),

  remove: call({ permission: 'settings', refusals: ['special_day_past', 'special_day_reservations'] })
    .route({
      method: 'POST',
      path: '/settings/days/{date}/remove',
      summary:
        'The day opens as its weekday again; refused like a day that is saved, until the reservations are accepted',
      tags: ['restaurants'],
    })
    .input(z.strictObject({ date, accepted }))
    .output(list),
};

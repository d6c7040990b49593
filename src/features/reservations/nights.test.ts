import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, instantOf } from '#lib/days.ts';
import { businessDayAt, businessDayOf, businessDayWall } from '../restaurants/business-day.ts';
import type { OpeningHours } from '../restaurants/opening/contract.ts';
import { weekdays } from '../restaurants/values.ts';
import { asPromised, nightText } from './night-text.ts';
import { nightOptions, withNight } from './nights.ts';

/** The hours of a house without single days. */
const byWeek = (openingHours: OpeningHours) => ({ openingHours, specialDays: {} });

const evening = { open: '18:00', close: '02:00' };
// 26 November 2026 is a Thursday.
const thursday = '2026-11-26';
const friday = '2026-11-27';
const saturday = '2026-11-28';

test('Friday 00:30 may be the end of the night of Thursday or of that of Friday', () => {
  expect(nightOptions({ date: friday, time: '00:30' }, byWeek({ quinta: evening, sexta: evening }))).toEqual([
    { date: friday, night: thursday },
    { date: saturday, night: friday },
  ]);
});

test('where only one of the two nights is open at that time, that one alone is offered', () => {
  expect(nightOptions({ date: friday, time: '00:30' }, byWeek({ quinta: evening }))).toEqual([
    { date: friday, night: thursday },
  ]);
  expect(nightOptions({ date: friday, time: '00:30' }, byWeek({ sexta: evening }))).toEqual([
    { date: saturday, night: friday },
  ]);
});

test('a time that is past no midnight leaves nothing to choose', () => {
  expect(nightOptions({ date: friday, time: '20:00' }, byWeek({ quinta: evening, sexta: evening }))).toEqual([]);
  expect(nightOptions({ date: friday, time: '02:00' }, byWeek({ quinta: evening, sexta: evening }))).toEqual([]);
  expect(nightOptions({ date: friday, time: '00:30' }, byWeek({}))).toEqual([]);
  const always = Object.fromEntries(weekdays.map((day) => [day, { open: '00:00', close: '00:00' }]));
  expect(nightOptions({ date: friday, time: '00:30' }, byWeek(always))).toEqual([]);
});

test('a date that opens itself early is offered beside the night that ends on the day after', () => {
  const hours = {
    sexta: [
      { open: '05:00', close: '10:00' },
      { open: '20:00', close: '06:00' },
    ],
  };
  expect(nightOptions({ date: friday, time: '05:30' }, byWeek(hours))).toEqual([
    { date: friday, night: friday },
    { date: saturday, night: friday },
  ]);
});

test('a booking keeps the night that it was promised for, and the words for it, when the day of that night is closed afterwards', () => {
  const house = byWeek({ quinta: evening, sexta: evening });
  const closedSince = { ...house, specialDays: { [thursday]: { name: '', periods: [] } } };
  const labelled = (date: string, promisedNight: string | null) => {
    const booking = withNight({ date, time: '00:30', promisedNight }, closedSince);
    return [booking.night, nightText(asPromised(booking), 'pt-BR')];
  };
  expect(labelled(friday, thursday)).toEqual([friday, 'noite de quinta para sexta']);
  expect(labelled(saturday, friday)).toEqual([friday, 'noite de sexta para sábado']);
  // Of what was booked before promises were stored, nobody knows more than the hours.
  expect(labelled(friday, null)).toEqual([friday, null]);
  expect(labelled(saturday, null)).toEqual([friday, 'noite de sexta para sábado']);
});

const time = fc
  .integer({ min: 0, max: 1_439 })
  .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`);
const period = fc.record({ open: time, close: time });
const anyHours = fc.record(
  Object.fromEntries(weekdays.map((day) => [day, fc.oneof(period, fc.array(period, { maxLength: 3 }))])),
) as fc.Arbitrary<OpeningHours>;
const anyHouse = anyHours.map(byWeek);

test('in each of the zones and with any hours, a booking is on the list of one day: the one that runs at its time', () => {
  fc.assert(
    fc.property(
      anyHouse,
      fc.constantFrom('America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'),
      fc.integer({ min: 0, max: 1_000 }).map((days) => addDays('2026-01-01', days)),
      time,
      (hours, zone, date, at) => {
        const night = businessDayOf({ date, time: at }, hours);
        expect(night).toBe(businessDayAt(instantOf(date, at, zone), hours, zone));
        const lists = [-2, -1, 0, 1, 2]
          .map((days) => addDays(date, days))
          .filter((day) => {
            const { since, until } = businessDayWall(day, hours);
            return since <= `${date}T${at}` && `${date}T${at}` < until;
          });
        expect(lists).toEqual([night]);
      },
    ),
  );
});

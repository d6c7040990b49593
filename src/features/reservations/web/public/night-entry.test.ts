import { expect, test } from 'vitest';
import { type NightOption, nightOptions } from '../../nights.ts';
import { type Booked, chosen, entryOf, meantOption, type NightEntry, typed, withBooked } from './night-entry.ts';

const late = { open: '18:00', close: '02:00' };
const house = { openingHours: { quinta: late, sexta: late, sábado: late }, specialDays: {} };
// 3 December 2026 is a Thursday.
const [thursday, friday, saturday] = ['2026-12-03', '2026-12-04', '2026-12-05'] as const;
const booked: Booked = { date: saturday, time: '00:00', night: friday };

const optionsOf = (entry: NightEntry, of: Booked | null = null): NightOption[] =>
  withBooked(entry, /^\d\d:\d\d$/.test(entry.time) ? nightOptions(entry, house) : [], of);
/** What is booked: the option that is meant, or what stands in the fields where there is nothing to choose. */
function dateOf(entry: NightEntry, of: Booked | null = null): string | null {
  const options = optionsOf(entry, of);
  if (options.length === 0) return entry.night ?? entry.date;
  return meantOption(entry, options)?.date ?? null;
}
const typing = (entry: NightEntry, times: string[], dateMeansNight: boolean) =>
  times.reduce((last, time) => typed(last, { date: last.night ?? last.date, time }, dateMeansNight), entry);

test('a booking after midnight opens on its night, and as it was', () => {
  const entry = entryOf(booked);
  expect(entry.date).toBe(friday);
  expect(dateOf(entry, booked)).toBe(saturday);
});

test('another hour stays in the night of the booking, before midnight and back', () => {
  const before = typing(entryOf(booked), ['0', '23', '23:00'], true);
  expect([before.night, dateOf(before, booked)]).toEqual([friday, friday]);
  const back = typing(before, ['', '00:30'], true);
  expect([back.night, dateOf(back, booked)]).toEqual([friday, saturday]);
});

test('another date is another night at the same hour', () => {
  const moved = typed(entryOf(booked), { date: saturday, time: '00:00' }, true);
  expect([moved.night, dateOf(moved, booked)]).toEqual([saturday, '2026-12-06']);
});

test('the date that a guest types after midnight may mean either night, until one is chosen; from then on the field is that night', () => {
  const asked = typed(entryOf(null), { date: friday, time: '00:30' }, false);
  expect([optionsOf(asked).length, dateOf(asked)]).toEqual([2, null]);
  const eve = chosen(asked, optionsOf(asked)[0]!);
  expect([eve.night, dateOf(eve), optionsOf(eve)]).toEqual([thursday, friday, optionsOf(asked)]);
  // What the form writes into its own field is nothing that was typed.
  expect(typed(eve, { date: thursday, time: '00:30' }, false)).toBe(eve);
  expect(dateOf(typing(eve, ['23:00'], false))).toBe(thursday);
  expect(dateOf(typing(eve, ['23:00', '01:00'], false))).toBe(friday);
  expect(dateOf(typed(eve, { date: saturday, time: '00:30' }, false))).toBeNull();
});

test('the date that staff type is the night; where the house is closed then, the night before has to be chosen', () => {
  expect(dateOf(typed(entryOf(null), { date: friday, time: '00:30' }, true))).toBe(saturday);
  const sunday = typed(entryOf(null), { date: '2026-12-06', time: '00:30' }, true);
  expect([optionsOf(sunday), dateOf(sunday)]).toEqual([[{ date: '2026-12-06', night: saturday }], null]);
  expect(dateOf(chosen(sunday, optionsOf(sunday)[0]!))).toBe('2026-12-06');
});

test('a booking of a night that was closed since opens on that night, not on the same hour a day later', () => {
  const closedSince = { ...house, specialDays: { [friday]: { name: '', periods: [] } } };
  const entry = entryOf(booked);
  const options = withBooked(entry, nightOptions(entry, closedSince), booked);
  expect(meantOption(entry, options)).toEqual({ date: saturday, night: friday });
});

test('a booking keeps its date as long as its time stands, also where the hours no longer say that it is open', () => {
  const early: Booked = { date: saturday, time: '03:00', night: friday };
  const entry = entryOf(early);
  expect(optionsOf(entry)).toEqual([]);
  expect(dateOf(entry, early)).toBe(saturday);
  expect(dateOf(typing(entry, ['22:00'], true), early)).toBe(friday);
});

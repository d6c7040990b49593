import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, instantOf } from '#lib/days.ts';
import { businessDay, businessDayAt, businessDayWall, nextOpeningDay } from './business-day.ts';
import { periodsOn } from './hours.ts';
import type { OpeningHours, Period } from './opening/contract.ts';

/** The hours of a house without single days. */
const byWeek = (openingHours: OpeningHours) => ({ openingHours, specialDays: {} });

const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'];
const late = byWeek({ sexta: { open: '18:00', close: '02:00' }, sábado: { open: '11:00', close: '23:00' } });

test('what is ordered after midnight belongs to the evening before, until the house closes', () => {
  // Friday 20 November 2026; São Paulo is three hours behind UTC.
  expect(businessDay('2026-11-20', late, 'America/Sao_Paulo')).toEqual({
    since: new Date('2026-11-20T03:00:00Z'),
    until: new Date('2026-11-21T05:00:00Z'),
  });
  expect(businessDayAt(new Date('2026-11-21T04:59:00Z'), late, 'America/Sao_Paulo')).toBe('2026-11-20');
  expect(businessDayAt(new Date('2026-11-21T05:00:00Z'), late, 'America/Sao_Paulo')).toBe('2026-11-21');
});

const time = fc
  .integer({ min: 0, max: 1_439 })
  .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`);
const period = fc.record({ open: time, close: time });
const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;
const anyHours = fc.record(
  Object.fromEntries(
    weekdays.map((day) => [
      day,
      fc.oneof(period, fc.array(period, { minLength: 2, maxLength: 3 }), fc.constant('Fechado')),
    ]),
  ),
) as fc.Arbitrary<OpeningHours>;
// A few weeks, of which about every third day is a single one.
const firstDay = '2026-01-01';
const daysOn = fc.integer({ min: 0, max: 40 });
const aDay = daysOn.map((days) => addDays(firstDay, days));
const instant = fc.integer({ min: Date.parse(firstDay), max: Date.parse(addDays(firstDay, 40)) });
const specialDay = fc.record({ name: fc.constant(''), periods: fc.array(period, { maxLength: 2 }) });
const anyHouse = fc.record({
  openingHours: anyHours,
  specialDays: fc.dictionary(aDay, specialDay, { maxKeys: 15, noNullPrototype: true }),
});

test('the days of any hours follow one another without a gap, and each instant lies in the day it is said to', () => {
  fc.assert(
    fc.property(anyHouse, fc.constantFrom(...zones), instant, (hours, zone, at) => {
      const day = businessDayAt(new Date(at), hours, zone);
      const { since, until } = businessDay(day, hours, zone);
      expect(since.getTime()).toBeLessThanOrEqual(at);
      expect(at).toBeLessThan(until.getTime());
      const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      expect(businessDay(next, hours, zone).since).toEqual(until);
    }),
  );
});

test('every minute that a day is open belongs to it, also past midnight, until the next day opens itself', () => {
  fc.assert(
    fc.property(anyHouse, fc.constantFrom(...zones), aDay, fc.nat(), (hours, zone, day, pick) => {
      const [today, tomorrow] = [day, addDays(day, 1)].map((each) => periodsOn(hours, each)) as [Period[], Period[]];
      fc.pre(today.length > 0);
      const { open, close } = today[pick % today.length]!;
      const from = instantOf(day, open, zone).getTime();
      const to = instantOf(close > open ? day : addDays(day, 1), close, zone).getTime();
      const opensNext = tomorrow[0] ? instantOf(addDays(day, 1), tomorrow[0].open, zone).getTime() : Infinity;
      const opensToday = instantOf(day, today[0]!.open, zone).getTime();
      expect(from).toBeGreaterThanOrEqual(opensToday);
      const at = from + (pick % Math.max(1, (to - from) / 60_000)) * 60_000;
      fc.pre(at < opensNext);
      expect(businessDayAt(new Date(at), hours, zone)).toBe(day);
    }),
  );
});

test('the next opening is that of the next business day that opens, never one of the present day', () => {
  const zone = 'America/Sao_Paulo';
  const lunchAndDinner: OpeningHours = {
    sexta: [
      { open: '11:00', close: '15:00' },
      { open: '18:00', close: '02:00' },
    ],
    domingo: { open: '12:00', close: '16:00' },
  };
  const sunday = new Date('2026-11-22T15:00:00Z');
  // At lunch on Friday, between its periods, and after its midnight: it opens again on Sunday.
  for (const at of ['2026-11-20T15:00:00Z', '2026-11-20T19:00:00Z', '2026-11-21T04:30:00Z', '2026-11-21T20:00:00Z'])
    expect(nextOpeningDay(new Date(at), byWeek(lunchAndDinner), zone), at).toEqual(sunday);
  expect(nextOpeningDay(sunday, byWeek(lunchAndDinner), zone)).toEqual(new Date('2026-11-27T14:00:00Z'));
  expect(nextOpeningDay(sunday, byWeek({}), zone)).toEqual(new Date('2026-11-23T03:00:00Z'));
});

test('whatever the hours, the next opening lies ahead, and in a later business day', () => {
  fc.assert(
    fc.property(anyHouse, fc.constantFrom(...zones), instant, (hours, zone, at) => {
      const next = nextOpeningDay(new Date(at), hours, zone);
      expect(next.getTime()).toBeGreaterThan(at);
      expect(businessDayAt(next, hours, zone) > businessDayAt(new Date(at), hours, zone)).toBe(true);
    }),
  );
});

test('a night that runs into a closed day is still of the day it began on, and a single day has a night of its own', () => {
  const zone = 'America/Sao_Paulo';
  const week = Object.fromEntries(weekdays.map((day) => [day, { open: '18:00', close: '02:00' }]));
  const house = {
    openingHours: week,
    specialDays: {
      '2026-12-25': { name: 'Natal', periods: [] },
      '2026-12-31': { name: '', periods: [{ open: '18:00', close: '03:00' }] },
    },
  };
  const dayAt = (date: string, time: string) => businessDayAt(instantOf(date, time, zone), house, zone);
  expect([dayAt('2026-12-25', '01:59'), dayAt('2026-12-25', '02:00')]).toEqual(['2026-12-24', '2026-12-25']);
  expect(dayAt('2026-12-26', '00:00')).toBe('2026-12-26');
  expect([dayAt('2027-01-01', '02:59'), dayAt('2027-01-01', '03:00')]).toEqual(['2026-12-31', '2027-01-01']);
  expect(businessDayWall('2026-12-31', house)).toEqual({ since: '2026-12-31T02:00', until: '2027-01-01T03:00' });
  expect(nextOpeningDay(instantOf('2026-12-24', '20:00', zone), house, zone)).toEqual(
    instantOf('2026-12-26', '18:00', zone),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, instantOf, weekdayOf } from '#lib/days.ts';
import { businessDay, businessDayAt, nextOpeningDay } from './business-day.ts';
import type { OpeningHours, Period } from './contract.ts';
import { hoursOf, weekdayAt } from './hours.ts';

const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'];
const late: OpeningHours = { sexta: { open: '18:00', close: '02:00' }, sábado: { open: '11:00', close: '23:00' } };

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

test('the days of any hours follow one another without a gap, and each instant lies in the day it is said to', () => {
  fc.assert(
    fc.property(
      anyHours,
      fc.constantFrom(...zones),
      fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2028-01-01') }),
      (hours, zone, at) => {
        const day = businessDayAt(new Date(at), hours, zone);
        const { since, until } = businessDay(day, hours, zone);
        expect(since.getTime()).toBeLessThanOrEqual(at);
        expect(at).toBeLessThan(until.getTime());
        const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
        expect(businessDay(next, hours, zone).since).toEqual(until);
      },
    ),
  );
});

test('every minute that a day is open belongs to it, also past midnight, until the next day opens itself', () => {
  fc.assert(
    fc.property(
      anyHours,
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1_000 }),
      fc.nat(),
      (hours, zone, daysOn, pick) => {
        const day = addDays('2026-01-01', daysOn);
        const [today, tomorrow] = [day, addDays(day, 1)].map((each) => {
          const value = hoursOf(hours, weekdayAt(weekdayOf(each)));
          return typeof value === 'string' ? [] : value;
        }) as [Period[], Period[]];
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
      },
    ),
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
    expect(nextOpeningDay(new Date(at), lunchAndDinner, zone), at).toEqual(sunday);
  expect(nextOpeningDay(sunday, lunchAndDinner, zone)).toEqual(new Date('2026-11-27T14:00:00Z'));
  expect(nextOpeningDay(sunday, {}, zone)).toEqual(new Date('2026-11-23T03:00:00Z'));
});

test('whatever the hours, the next opening lies ahead, and in a later business day', () => {
  fc.assert(
    fc.property(
      anyHours,
      fc.constantFrom(...zones),
      fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2028-01-01') }),
      (hours, zone, at) => {
        const next = nextOpeningDay(new Date(at), hours, zone);
        expect(next.getTime()).toBeGreaterThan(at);
        expect(businessDayAt(next, hours, zone) > businessDayAt(new Date(at), hours, zone)).toBe(true);
      },
    ),
  );
});

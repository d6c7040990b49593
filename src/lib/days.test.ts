import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, formatClock, formatDay, instantOf, isDay, todayIn, weekdayOf } from './days.ts';
import { localClock } from './time.ts';

/** The four Brazilian offsets, -02 to -05. */
const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'];
const zone = fc.constantFrom(...zones);
const hoursBehind = new Map(zones.map((name, n) => [name, n + 2]));
/** Since 2019 the clocks of Brazil do not change any more. */
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const minute = fc.integer({ min: 0, max: 1439 });
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('the calendar and the clock on the wall', () => {
  test('a local day and time, as an instant, is read back as the same day and time', () => {
    fc.assert(
      fc.property(day, minute, zone, (date, minutes, timeZone) => {
        const at = instantOf(date, clock(minutes), timeZone);
        expect(localClock(at, timeZone)).toMatchObject({ day: date, minutes, weekday: weekdayOf(date) });
        const utc = Date.parse(`${date}T${clock(minutes)}:00Z`);
        expect(at.getTime() - utc).toBe((hoursBehind.get(timeZone) ?? 0) * 3_600_000);
      }),
    );
  });

  test("today is the wall's day: it begins and ends with the restaurant's midnight", () => {
    fc.assert(
      fc.property(day, zone, (date, timeZone) => {
        const begins = instantOf(date, '00:00', timeZone).getTime();
        expect(todayIn(timeZone, new Date(begins))).toBe(date);
        expect(todayIn(timeZone, new Date(begins - 1))).toBe(addDays(date, -1));
        expect(todayIn(timeZone, new Date(begins + 86_400_000 - 1))).toBe(date);
        expect(todayIn(timeZone, new Date(begins + 86_400_000))).toBe(addDays(date, 1));
      }),
    );
  });

  test('where the clocks change, an hour that is skipped or comes twice is still an instant of that day', () => {
    for (const [date, time] of [
      ['2026-03-08', '02:30'],
      ['2026-11-01', '01:30'],
      ['2018-11-04', '00:30'],
    ] as const) {
      for (const timeZone of ['America/New_York', 'America/Sao_Paulo']) {
        const at = instantOf(date, time, timeZone);
        expect(Math.abs(at.getTime() - Date.parse(`${date}T${time}Z`))).toBeLessThanOrEqual(6 * 3_600_000);
      }
    }
  });
});

test('a day is one that the calendar has', () => {
  expect(['2028-02-29', '2026-12-31'].every(isDay)).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00', '0000-01-01', 'hoje'])
    expect(isDay(text), text).toBe(false);
});

test('days and times are written as the reader writes them', () => {
  expect(formatDay('2026-11-21', 'pt-BR')).toBe('sábado, 21 de novembro de 2026');
  expect(formatDay('2026-11-21', 'en')).toBe('Saturday, November 21, 2026');
  expect(formatDay('2026-11-21', 'en', 'short')).toBe('Sat, Nov 21');
  expect([formatClock('20:30', 'pt-BR'), formatClock('20:30', 'en')]).toEqual(['20:30', '8:30 PM']);
});

import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import { localClock } from '#lib/time.ts';
import { weekdayAt } from '../../hours.ts';
import type { OpeningHours } from '../../opening/contract.ts';
import { todayOf } from './today.ts';

/** The hours of a house without single days. */
const byWeek = (openingHours: OpeningHours) => ({ openingHours, specialDays: {} });

const hours: OpeningHours = {
  segunda: 'Fechado',
  terça: 'Só com reserva',
  sexta: { open: '18:00', close: '02:00' },
  sábado: [
    { open: '18:00', close: '23:00' },
    { open: '12:00', close: '15:00' },
  ],
};
const at = (instant: string, timezone = 'America/Sao_Paulo') => todayOf({ ...byWeek(hours), timezone }, instant);

afterEach(() => overwriteGetLocale(() => 'pt-BR'));

describe("a card's line of today", () => {
  test('has the hours of the real weekday', () => {
    expect(at('2026-11-20T22:00:00Z')).toEqual({ open: true, label: 'aberto hoje', hours: '18:00 – 02:00' });
    expect(at('2026-11-20T15:00:00Z')).toEqual({ open: false, label: 'aberto hoje', hours: '18:00 – 02:00' });
    expect(at('2026-11-21T16:00:00Z')).toMatchObject({ open: true, hours: '12:00 – 15:00, 18:00 – 23:00' });
    expect(at('2026-11-16T15:00:00Z')).toEqual({ open: false, label: 'fechado hoje', hours: '' });
    expect(at('2026-11-18T15:00:00Z')).toEqual({ open: false, label: 'fechado hoje', hours: '' });
    expect(at('2026-11-17T15:00:00Z')).toEqual({ open: false, label: 'hoje', hours: 'Só com reserva' });
  });

  test('goes on after midnight until the house closes', () => {
    // What is said of today is its end, not yesterday's hours.
    const late = { open: true, label: 'aberto agora, até 02:00', hours: '' };
    expect(at('2026-11-21T04:59:00Z')).toEqual(late);
    expect(at('2026-11-21T05:00:00Z')).toMatchObject({ open: false, hours: '12:00 – 15:00, 18:00 – 23:00' });
    // The same moment is an hour earlier in Manaus, and two in Acre.
    expect(at('2026-11-21T05:00:00Z', 'America/Manaus')).toEqual(late);
    expect(at('2026-11-21T07:00:00Z', 'America/Rio_Branco')).toMatchObject({ open: false });
  });

  test('is in the language of the reader, and nothing where no hours were given', () => {
    overwriteGetLocale(() => 'en');
    const { label, hours: shown } = at('2026-11-20T22:00:00Z')!;
    expect([label, shown.replaceAll('\u202f', ' ')]).toEqual(['open today', '6:00 PM – 2:00 AM']);
    expect(todayOf({ ...byWeek({}), timezone: 'America/Sao_Paulo' }, '2026-11-20T22:00:00Z')).toBeNull();
  });

  test('is the day on the wall of the restaurant, at every moment in every zone of Brazil', () => {
    const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'];
    const daily = Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6].map((day) => [weekdayAt(day), { open: '10:00', close: `1${day}:30` }]),
    );
    const moment = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (instant, zone) => {
        const { weekday } = localClock(instant, zone);
        expect(todayOf({ ...byWeek(daily), timezone: zone }, instant.toISOString())?.hours).toBe(
          `10:00 – 1${weekday}:30`,
        );
      }),
    );
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import type { OpeningHours } from '../../opening/contract.ts';
import { hoursText, weekOf } from './week.ts';

/** The hours of a house without single days. */
const byWeek = (openingHours: OpeningHours) => ({ openingHours, specialDays: {} });

const hours: OpeningHours = {
  domingo: { open: '12:00', close: '17:00' },
  segunda: 'Fechado',
  terça: 'Só com reserva',
  sexta: { open: '18:00', close: '02:00' },
  sábado: [
    { open: '18:00', close: '02:00' },
    { open: '12:00', close: '16:00' },
  ],
};
const at = (instant: string, timezone = 'America/Sao_Paulo') => weekOf({ ...byWeek(hours), timezone }, instant);
const today = (week: ReturnType<typeof weekOf>) => week.days.filter((day) => day.today).map(({ name }) => name);

afterEach(() => overwriteGetLocale(() => 'pt-BR'));

describe('the week of a restaurant', () => {
  test('runs from domingo to sábado, with periods in order and texts as they are', () => {
    const { days } = at('2026-11-18T15:00:00Z');
    expect(days.map(({ name, hours: shown }) => `${name}: ${shown.join(', ')}`)).toEqual([
      'domingo: 12:00 – 17:00',
      'segunda-feira: Fechado',
      'terça-feira: Só com reserva',
      'quarta-feira: Fechado',
      'quinta-feira: Fechado',
      'sexta-feira: 18:00 – 02:00',
      'sábado: 12:00 – 16:00, 18:00 – 02:00',
    ]);
  });

  test("has one today, by the restaurant's own clock", () => {
    // Saturday 02:30 UTC is Friday night in São Paulo and in Acre.
    expect(at('2026-11-21T02:30:00Z')).toMatchObject({ open: true, now: '18:00 – 02:00', of: 'Hoje, sexta-feira' });
    expect(today(at('2026-11-22T23:30:00Z', 'America/Noronha'))).toEqual(['domingo']);
    expect(today(at('2026-11-23T01:30:00Z', 'America/Noronha'))).toEqual(['domingo']);
    expect(today(at('2026-11-23T02:30:00Z', 'America/Noronha'))).toEqual(['segunda-feira']);
    expect(today(at('2026-11-23T02:30:00Z'))).toEqual(['domingo']);
  });

  test('counts the night until closing for the evening before', () => {
    const late = at('2026-11-21T04:30:00Z');
    expect(late).toMatchObject({ open: true, state: 'Aberto agora', now: 'até 02:00', of: 'Desde sexta-feira' });
    expect(today(late)).toEqual(['sexta-feira']);
    const closed = at('2026-11-21T05:00:00Z');
    expect(closed).toMatchObject({ open: false, state: 'Fechado agora', of: 'Hoje, sábado' });
  });

  test('names the next opening where nothing more comes today, but for words of the house', () => {
    expect(at('2026-11-22T21:00:00Z')).toMatchObject({
      now: 'Abre sexta-feira às 18:00',
      of: 'Hoje, domingo: 12:00 – 17:00',
    });
    expect(at('2026-11-20T18:00:00Z')).toMatchObject({ now: '18:00 – 02:00', of: 'Hoje, sexta-feira' });
    expect(at('2026-11-17T18:00:00Z')).toMatchObject({ now: 'Só com reserva', of: 'Hoje, terça-feira' });
  });

  test('says around the clock as the hours editor does', () => {
    const around = { open: '18:00', close: '18:00' };
    expect(hoursText([around])).toBe('24 horas');
    overwriteGetLocale(() => 'en');
    expect(hoursText([around])).toBe('24 hours');
  });

  test('is said in the language of the reader', () => {
    overwriteGetLocale(() => 'en');
    const { days, of, now } = at('2026-11-16T15:00:00Z');
    expect([of, now.replaceAll('\u202f', ' ')]).toEqual(['Today, Monday: Closed', 'Opens on Friday at 6:00 PM']);
    expect(days.at(-1)?.hours.map((period) => period.replaceAll('\u202f', ' '))).toEqual([
      '12:00 PM – 4:00 PM',
      '6:00 PM – 2:00 AM',
    ]);
  });
});

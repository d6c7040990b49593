import { describe, expect, test } from 'vitest';
import { localClock } from '#lib/time.ts';
import type { OpeningHours } from './contract.ts';
import { hoursOf, openState, saysHours } from './hours.ts';

const hours: OpeningHours = {
  domingo: { open: '11:30', close: '16:00' },
  segunda: 'Fechado',
  terça: [
    { open: '18:00', close: '23:00' },
    { open: '11:30', close: '15:00' },
  ],
  quarta: { open: '00:00', close: '00:00' },
  sexta: { open: '18:00', close: '02:00' },
  sábado: { open: '18:00', close: '00:00' },
};
const at = (weekday: number, time: string) =>
  openState(hours, { weekday, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) });

describe('a day of the week', () => {
  test('is the real one, not Friday', () => {
    expect(at(0, '12:00')).toMatchObject({ open: true, day: 'domingo', closesAt: '16:00' });
    expect(at(0, '12:00').today).toEqual([{ open: '11:30', close: '16:00' }]);
  });

  test('with a text is closed and says the text', () => {
    expect(at(1, '12:00')).toEqual({
      open: false,
      day: 'segunda',
      today: 'Fechado',
      opensAt: '11:30',
      opensOn: 'terça',
    });
  });

  test('has several periods, in order, with a gap between them', () => {
    expect(hoursOf(hours, 'terça')).toEqual([
      { open: '11:30', close: '15:00' },
      { open: '18:00', close: '23:00' },
    ]);
    expect(at(2, '14:59')).toMatchObject({ open: true, closesAt: '15:00' });
    expect(at(2, '15:00')).toMatchObject({ open: false, opensAt: '18:00' });
    expect(at(2, '18:00')).toMatchObject({ open: true, closesAt: '23:00' });
  });

  test('may be open around the clock', () => {
    expect(at(3, '00:00')).toMatchObject({ open: true, closesAt: undefined });
    expect(at(3, '23:59').open).toBe(true);
    expect(at(4, '00:00')).toMatchObject({ open: false, opensAt: '18:00', opensOn: 'sexta' });
  });

  test('that is not mentioned has no hours', () => {
    expect(at(4, '12:00')).toMatchObject({ open: false, today: [] });
  });
});

describe('overnight hours', () => {
  test('last past midnight and belong to the evening before', () => {
    expect(at(5, '17:59').open).toBe(false);
    expect(at(5, '23:59')).toMatchObject({ open: true, closesAt: '02:00', day: 'sexta' });
    expect(at(6, '01:59')).toMatchObject({ open: true, closesAt: '02:00', day: 'sexta' });
    expect(at(6, '01:59').today).toEqual([{ open: '18:00', close: '02:00' }]);
    expect(at(6, '02:00')).toMatchObject({ open: false, day: 'sábado', opensAt: '18:00' });
  });

  test('wrap from Saturday to Sunday, and midnight itself is past the end', () => {
    expect(at(6, '23:59')).toMatchObject({ open: true, closesAt: '00:00' });
    expect(at(0, '00:00')).toMatchObject({ open: false, opensAt: '11:30' });
  });
});

describe('the four offsets of Brazil', () => {
  // Saturday 04:30 UTC: Friday's night is over, or not, depending on where the restaurant stands.
  const instant = new Date('2026-11-21T04:30:00Z');
  test.each([
    ['America/Noronha', '02:30', false],
    ['America/Sao_Paulo', '01:30', true],
    ['America/Manaus', '00:30', true],
    ['America/Rio_Branco', '23:30', true],
  ])('%s shows %s', (timezone, shown, open) => {
    const clock = localClock(instant, timezone);
    const [hour, minute] = shown.split(':').map(Number);
    expect(clock.minutes).toBe(hour! * 60 + minute!);
    expect(openState(hours, clock).open).toBe(open);
  });
});

test('no hours at all claim nothing and never end in a loop', () => {
  expect(saysHours({})).toBe(false);
  expect(saysHours({ domingo: 'Fechado' })).toBe(true);
  expect(openState({}, { weekday: 3, minutes: 0 })).toEqual({ open: false, day: 'quarta', today: [] });
});

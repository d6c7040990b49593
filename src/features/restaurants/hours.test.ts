import { describe, expect, test } from 'vitest';
import { addDays, minutesOf } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { type HouseHours, hoursOf, isClosedOn, openState, saysHours, saysWeek, weekdayOn } from './hours.ts';
import type { OpeningHours, SpecialDays } from './opening/contract.ts';
import { mostSpecialDays, weekdays } from './values.ts';

/** The hours of a house without single days. */
const byWeek = (openingHours: OpeningHours) => ({ openingHours, specialDays: {} });

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
/** The days said by their names: 22 November 2026 is a Sunday. */
const at = (weekday: number, time: string) => {
  const { day, opensOn, ...state } = openState(byWeek(hours), {
    day: addDays('2026-11-22', weekday),
    minutes: minutesOf(time),
  });
  return { ...state, day: weekdayOn(day), ...(opensOn && { opensOn: weekdayOn(opensOn) }) };
};

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
    expect(openState(byWeek(hours), clock).open).toBe(open);
  });
});

test('no hours at all claim nothing and never end in a loop', () => {
  expect(saysWeek({})).toBe(false);
  expect(saysWeek({ domingo: 'Fechado' })).toBe(true);
  expect(saysHours(byWeek({}), '2026-11-25')).toBe(false);
  expect(openState(byWeek({}), { day: '2026-11-25', minutes: 0 })).toEqual({
    open: false,
    day: '2026-11-25',
    today: [],
  });
});

describe('a single day', () => {
  const natal = { name: 'Natal', periods: [] };
  const daily = Object.fromEntries(weekdays.map((day) => [day, { open: '18:00', close: '02:00' }]));
  const house = (specialDays: SpecialDays, openingHours: OpeningHours = daily) => ({ openingHours, specialDays });
  const stateAt = (of: HouseHours, day: string, time: string) => openState(of, { day, minutes: minutesOf(time) });

  test('is closed in place of its weekday, and the next opening is that of the first day that opens', () => {
    const closed = house({ '2026-12-25': natal, '2026-12-26': natal });
    expect(stateAt(closed, '2026-12-25', '20:00')).toEqual({
      open: false,
      day: '2026-12-25',
      today: [],
      opensAt: '18:00',
      opensOn: '2026-12-27',
    });
  });

  test('does not end the night that runs into it', () => {
    const closed = house({ '2026-12-25': natal });
    expect(stateAt(closed, '2026-12-25', '01:59')).toMatchObject({
      open: true,
      day: '2026-12-24',
      lastsUntil: '02:00',
    });
    expect(stateAt(closed, '2026-12-25', '02:00').open).toBe(false);
    expect(stateAt(closed, '2026-12-26', '01:00').open).toBe(false);
  });

  test('opens otherwise, past its own midnight too', () => {
    const party = [{ open: '20:00', close: '04:00' }];
    const open = house({ '2026-12-31': { name: '', periods: party } }, { ...daily, quinta: 'Fechado' });
    expect(stateAt(open, '2026-12-31', '19:00')).toMatchObject({ open: false, today: party, opensAt: '20:00' });
    expect(stateAt(open, '2027-01-01', '03:59')).toMatchObject({ open: true, day: '2026-12-31', lastsUntil: '04:00' });
  });

  test('says nothing of other days where the week says nothing', () => {
    const only = house(
      { '2026-12-25': natal, '2026-12-31': { name: '', periods: [{ open: '18:00', close: '23:00' }] } },
      {},
    );
    expect([saysHours(only, '2026-12-25'), saysHours(only, '2026-12-26')]).toEqual([true, false]);
    expect(stateAt(only, '2026-12-25', '12:00')).toEqual({ open: false, day: '2026-12-25', today: [] });
  });

  test('has a next opening behind as many closed ones as a house may have', () => {
    const closed = Array.from({ length: mostSpecialDays }, (_, n) => [addDays('2026-12-01', n), natal]);
    const state = stateAt(house(Object.fromEntries(closed), { segunda: daily.segunda }), '2026-12-01', '12:00');
    expect(state.opensOn).toBe('2027-03-15');
  });
});

test.each([
  ['a weekday without hours', { openingHours: { sexta: [{ open: '18:00', close: '23:00' }] }, specialDays: {} }, true],
  ['a weekday with hours', { openingHours: { quinta: [{ open: '18:00', close: '23:00' }] }, specialDays: {} }, false],
  ['a house that says nothing', { openingHours: {}, specialDays: {} }, false],
  ['closed in words', { openingHours: { quinta: 'Fechado' }, specialDays: {} }, true],
  ['hours in other words', { openingHours: { quinta: 'sob consulta' }, specialDays: {} }, false],
  ['a single day', { openingHours: {}, specialDays: { '2026-11-19': { name: 'Natal', periods: [] } } }, true],
])('that a Thursday is closed is known of %s: %o, %s', (_what, hours, closed) => {
  expect(isClosedOn(hours, '2026-11-19')).toBe(closed);
});

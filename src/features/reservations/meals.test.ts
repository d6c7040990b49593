import { expect, test } from 'vitest';
import type { Booked, Window } from './evening.ts';
import { mealAt, mealsOf } from './meals.ts';

const night = '2026-11-20';
const timezone = 'America/Sao_Paulo';
const open = (...periods: [string, string][]) => ({
  openingHours: { sexta: periods.map(([from, to]) => ({ open: from, close: to })) },
  specialDays: {},
  timezone,
});
const house = open(['18:00', '23:30']);
const twice = open(['12:00', '15:00'], ['18:00', '23:00']);
const at = (clock: string, day = night) => Date.parse(`${day}T${clock}:00-03:00`);
const after = (clock: string) => at(clock, '2026-11-21');
const meal = (since: number, until: number): Window => ({ since, until });

function booked(time: string, minutes: number, rest: Partial<Booked> = {}): Booked {
  const from = at(time);
  const span = { startsAt: new Date(from).toISOString(), endsAt: new Date(from + minutes * 60_000).toISOString() };
  const table = { tableId: 'a', tableNumber: 1 };
  const held = { guests: 2, status: 'confirmada', outcome: null, outcomeAt: null } as const;
  return { id: time, ...table, date: night, time, ...span, ...held, ...rest };
}

test.each([
  ['the opening, in full hours', house, [], [meal(at('18:00'), after('00:00'))]],
  ['past midnight', open(['18:00', '02:00']), [], [meal(at('18:00'), after('02:00'))]],
  ['lunch, and dinner', twice, [], [meal(at('12:00'), at('15:00')), meal(at('18:00'), at('23:00'))]],
  [
    'openings with a short pause are one meal',
    open(['11:30', '15:00'], ['16:30', '22:00']),
    [],
    [meal(at('11:00'), at('22:00'))],
  ],
  ['around the clock', open(['00:00', '00:00']), [], [meal(at('00:00'), after('00:00'))]],
  ['a day that is closed, by its reservations', open(), [booked('12:30', 60)], [meal(at('12:00'), at('14:00'))]],
  [
    'what is cancelled counts for nothing',
    open(),
    [booked('20:00', 60, { status: 'cancelada' })],
    [meal(at('12:00'), after('00:00'))],
  ],
  ['a day of which nothing is known', open(), [], [meal(at('12:00'), after('00:00'))]],
  [
    'widened by who comes early and who stays',
    house,
    [booked('16:30', 30), booked('23:00', 120)],
    [meal(at('16:00'), after('01:00'))],
  ],
  [
    'long after lunch, a meal of its own',
    open(['12:00', '15:00']),
    [booked('20:15', 120)],
    [meal(at('12:00'), at('15:00')), meal(at('20:00'), at('23:00'))],
  ],
])('the meals of a night: %s', (_, hours, reservations, expected) => {
  expect(mealsOf(night, hours, reservations, [])).toEqual(expected);
});

test('who sits there now widens the meal, and makes none where the house is not open', () => {
  expect(mealsOf(night, twice, [], [meal(at('22:10'), after('00:10'))])).toEqual([
    meal(at('12:00'), at('15:00')),
    meal(at('18:00'), after('01:00')),
  ]);
  expect(mealsOf(night, open(['18:00', '19:00']), [], [meal(at('09:20'), at('11:00'))])).toEqual([
    meal(at('18:00'), at('19:00')),
  ]);
  const unsaid = { ...house, openingHours: {} };
  expect(mealsOf(night, unsaid, [], [meal(at('09:20'), at('11:00'))])).toEqual([meal(at('09:00'), at('11:00'))]);
});

test.each([
  ['before all, the first', '09:00', '12:00'],
  ['during one, that', '14:59', '12:00'],
  ['between two, the one to come', '15:00', '18:00'],
  ['after all, the last', '23:30', '18:00'],
])('the meal that is shown first: %s', (_, now, since) => {
  expect(mealAt(mealsOf(night, twice, [], []), at(now)).since).toBe(at(since));
});

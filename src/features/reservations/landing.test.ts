import { expect, test } from 'vitest';
import { type Booked, halfHoursOf } from './evening.ts';
import {
  type Ground,
  heldFrom,
  isMovable,
  landingAfterKey,
  ownPlace,
  refusalAt,
  refusedSpans,
  seatsShort,
  timeAfter,
} from './landing.ts';

const timeZone = 'America/Sao_Paulo';
const date = '2026-11-20';
const at = (clock: string) => Date.parse(`${date}T${clock}:00-03:00`);
const window = { since: at('18:00'), until: at('23:00') };

function booked(time: string, rest: Partial<Booked> = {}): Booked {
  const startsAt = new Date(at(time)).toISOString();
  const endsAt = new Date(at(time) + 90 * 60_000).toISOString();
  const place = { tableId: 'a', tableNumber: 1 };
  return {
    id: `${time}-${rest.tableId ?? 'a'}`,
    ...place,
    date,
    time,
    startsAt,
    endsAt,
    guests: 4,
    status: 'confirmada',
    outcome: null,
    outcomeAt: null,
    ...rest,
  };
}

const ground = (reservations: Booked[], rest: Partial<Ground> = {}): Ground => ({
  window,
  tables: [
    { id: 'a', capacity: 4 },
    { id: 'b', capacity: 2 },
  ],
  reservations,
  timeZone,
  minutes: 90,
  now: at('12:00'),
  open: new Set(halfHoursOf(window)),
  ...rest,
});

test.each([
  ['20:00', 0.4, '20:00'],
  ['20:00', 0.6, '20:30'],
  ['20:00', -2, '19:00'],
  ['20:10', 0.2, '20:10'],
  ['20:10', 1, '20:30'],
  ['20:00', 40, '22:30'],
  ['20:00', -40, '18:00'],
])('%s moved on by %s half hours lands at %s', (own, halves, expected) => {
  expect(timeAfter(at(own), halves * 30 * 60_000, window)).toBe(at(expected));
});

test('arrow keys walk half hours and tables, and stop at the edges of the evening', () => {
  const here = { tableId: 'a', at: at('22:30') };
  const walk = (key: string) => landingAfterKey(key, here, ground([]));
  expect(walk('ArrowLeft')).toEqual({ tableId: 'a', at: at('22:00') });
  expect(walk('ArrowRight')).toEqual(here);
  expect(walk('ArrowDown')).toEqual({ tableId: 'b', at: at('22:30') });
  expect(walk('ArrowUp')).toEqual(here);
  expect(walk('Enter')).toBeNull();
});

test('a table is refused for as long as somebody else would be in the way, on either side', () => {
  const moved = booked('18:00', { tableId: 'b' });
  const other = booked('20:00');
  const on = ground([moved, other, booked('18:00', { id: 'gone', status: 'cancelada' })]);
  const refused = (clock: string) => refusalAt({ tableId: 'a', at: at(clock) }, moved, on);
  expect(refused('18:30')).toBeNull();
  expect(refused('19:00')).toEqual({ why: 'promised', by: other });
  expect(refused('21:00')).toEqual({ why: 'promised', by: other });
  expect(refused('21:30')).toBeNull();
  // It is not in its own way.
  expect(refusalAt({ tableId: 'b', at: at('18:30') }, moved, on)).toBeNull();
  expect(refusedSpans('a', moved, on)).toEqual([{ since: at('19:00'), until: at('21:30') }]);
});

test('no reservation is moved to where the house is closed or to what is over; its own time may stay', () => {
  const late = booked('18:00');
  const on = ground([late], { now: at('18:40'), open: new Set([at('19:00')]) });
  expect(refusalAt({ tableId: 'a', at: at('20:00') }, late, on)).toEqual({ why: 'closed' });
  expect(refusalAt({ tableId: 'b', at: at('18:00') }, late, on)).toBeNull();
  expect(refusalAt({ tableId: 'b', at: at('19:00') }, late, on)).toBeNull();
  const over = ground([late], { now: at('19:40') });
  expect(refusalAt({ tableId: 'a', at: at('19:00') }, late, over)).toEqual({ why: 'over' });
});

test('a table that is held for the whole night is held from whichever hour on', () => {
  const whole = {
    startsAt: new Date(at('06:00')).toISOString(),
    endsAt: new Date(at('06:00') + 20 * 3_600_000).toISOString(),
  };
  const moved = booked('20:00', { tableId: 'b', ...whole });
  expect(heldFrom(at('21:00'), moved, ground([]))).toEqual({ since: at('06:00'), until: at('06:00') + 20 * 3_600_000 });
  expect(refusalAt({ tableId: 'a', at: at('22:00') }, moved, ground([moved, booked('18:00')]))?.why).toBe('promised');
});

test('it begins from its own place, or from none where it has no table', () => {
  expect(ownPlace(booked('20:00'), ground([]))).toEqual({ tableId: 'a', at: at('20:00') });
  expect(ownPlace(booked('20:00', { tableId: null, tableNumber: null }), ground([]))).toBeNull();
});

test('too few seats are told and not refused', () => {
  expect(seatsShort('b', booked('20:00'), ground([]))).toBe(2);
  expect(seatsShort('a', booked('20:00'), ground([]))).toBeNull();
});

test.each([
  [{}, true],
  [{ status: 'pendente' as const }, true],
  [{ status: 'cancelada' as const }, false],
  [{ outcome: 'arrived' as const }, false],
  [{ purged: true }, false],
])('of those whose guests are still to come: %o can be moved: %s', (rest, movable) => {
  expect(isMovable({ ...booked('20:00'), purged: false, ...rest })).toBe(movable);
});

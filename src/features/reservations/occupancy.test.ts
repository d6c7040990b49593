import { expect, test } from 'vitest';
import type { Booked } from './evening.ts';
import { occupancyOf } from './occupancy.ts';
import { type Party, partiesNow } from './parties-now.ts';

const timezone = 'America/Sao_Paulo';
const date = '2026-11-20';
const at = (clock: string, day = date) => Date.parse(`${day}T${clock}:00-03:00`);
const iso = (clock: string) => new Date(at(clock)).toISOString();
const window = { since: at('18:00'), until: at('00:00', '2026-11-21') };
const elsewhen = { parties: [], now: at('12:00') };

function booked(time: string, minutes: number, rest: Partial<Booked> = {}): Booked {
  const endsAt = new Date(at(time) + minutes * 60_000).toISOString();
  const table = { tableId: 'a', tableNumber: 1 };
  return {
    id: time,
    ...table,
    date,
    time,
    startsAt: iso(time),
    endsAt,
    guests: 2,
    status: 'confirmada',
    outcome: null,
    outcomeAt: null,
    ...rest,
  };
}

const walkedIn = (since: string, until: string, guests: number): Party => ({
  since: at(since),
  until: at(until),
  guests,
  booked: false,
});

test('seats by the hour: the most at one moment, and when it is fullest', () => {
  const reservations = [
    booked('18:00', 30, { guests: 4 }),
    booked('18:30', 30, { guests: 3 }),
    booked('20:30', 120, { guests: 5, tableId: 'b' }),
    booked('21:00', 60, { guests: 1 }),
    booked('21:00', 60, { guests: 9, status: 'cancelada' }),
  ];
  expect(occupancyOf(window, timezone, reservations, elsewhen)).toEqual({
    guests: 13,
    reservations: 4,
    byHour: [4, 0, 5, 6, 5, 0],
    fullest: { at: at('21:00'), guests: 6 },
  });
  expect(occupancyOf(window, timezone, [], elsewhen).fullest).toBeNull();
});

test('where a table is held all day its guests take seats for as long as people sit', () => {
  const whole = booked('20:00', 120, { startsAt: iso('00:00'), endsAt: new Date(window.until).toISOString() });
  expect(occupancyOf(window, timezone, [whole], elsewhen).byHour).toEqual([0, 0, 2, 2, 0, 0]);
});

test('who walked in takes seats beside those who booked, until they are likely to go', () => {
  const parties = [walkedIn('18:20', '20:20', 6)];
  const { byHour, guests, fullest } = occupancyOf(window, timezone, [booked('20:00', 60)], {
    parties,
    now: at('19:00'),
  });
  expect(byHour).toEqual([6, 6, 8, 0, 0, 0]);
  expect(guests).toBe(2);
  expect(fullest).toEqual({ at: at('20:00'), guests: 8 });
  expect(occupancyOf(window, timezone, [], { parties, now: at('19:00') }).fullest?.guests).toBe(6);
});

test('who booked and has come is counted once: as they booked up to now, as they sit from then on', () => {
  const came = booked('18:00', 120, { outcome: 'arrived', guests: 2 });
  const present = (parties: Party[]) => ({ parties, now: at('19:00') });
  const sitting = { ...walkedIn('18:10', '21:30', 5), booked: true };
  expect(occupancyOf(window, timezone, [came], present([sitting])).byHour).toEqual([2, 5, 5, 5, 0, 0]);
  // They have left early.
  expect(occupancyOf(window, timezone, [came], present([])).byHour).toEqual([2, 0, 0, 0, 0, 0]);
});

const free = { id: 'a', number: 1, capacity: 4, status: 'disponivel' as const, joinedTo: null, bill: null };
const bill = { id: 'b', orders: 1, paid: false, paidCents: 0, totalCents: 0, since: iso('19:00'), people: null };
const sitting = { ...free, status: 'ocupado' as const };
const now = at('20:00');
const parties = (tables: Parameters<typeof partiesNow>[0], seated: Parameters<typeof partiesNow>[1] = []) =>
  partiesNow(tables, seated, { now, minutes: 90 });

test.each([
  ['nobody', [free], []],
  [
    'as counted',
    [{ ...sitting, bill: { ...bill, people: 3 } }],
    [{ since: at('19:00'), until: at('20:30'), guests: 3 }],
  ],
  ['by their seats', [{ ...sitting, bill }], [{ since: at('19:00'), until: at('20:30'), guests: 4 }]],
  ['since now, where nothing was ordered', [sitting], [{ since: now, until: at('21:30'), guests: 4 }]],
  [
    'for half an hour more when their time is over',
    [{ ...sitting, bill: { ...bill, since: iso('17:00') } }],
    [{ since: at('17:00'), until: at('20:30'), guests: 4 }],
  ],
  [
    'once at tables that were put together, by all their seats',
    [
      { ...sitting, bill: { ...bill, joined: [2] } },
      { ...sitting, id: 'c', number: 2, capacity: 6, joinedTo: 1 },
    ],
    [{ since: at('19:00'), until: at('20:30'), guests: 10 }],
  ],
])('people who sit now: %s', (_how, tables, expected) => {
  expect(parties(tables)).toEqual(expected.map((party) => ({ ...party, booked: false })));
});

test('who had reserved is told from who walked in, and is as many as reserved until somebody counts', () => {
  expect(parties([sitting], [{ tableId: 'a', guests: 2 }])).toMatchObject([{ guests: 2, booked: true }]);
});

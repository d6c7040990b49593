import { expect, test } from 'vitest';
import {
  type Booked,
  clockOf,
  eveningOf,
  firstFree,
  halfHourAt,
  halfHoursOf,
  seatedSpan,
  shareOf,
  sittingOf,
  type Window,
} from './evening.ts';
import { mealsOf, wholeNight } from './meals.ts';

const night = '2026-11-20';
const timezone = 'America/Sao_Paulo';
const open = (...periods: [string, string][]) => ({
  openingHours: { sexta: periods.map(([from, to]) => ({ open: from, close: to })) },
  specialDays: {},
  timezone,
});
const house = open(['18:00', '23:30']);
const at = (clock: string, day = night) => Date.parse(`${day}T${clock}:00-03:00`);
const tables = [{ id: 'a' }, { id: 'b' }];

function booked(time: string, minutes: number, rest: Partial<Booked> = {}): Booked {
  const from = at(time, rest.date ?? night);
  return {
    id: `${time}-${rest.tableId ?? 'a'}`,
    tableId: 'a',
    tableNumber: 1,
    date: night,
    time,
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + minutes * 60_000).toISOString(),
    guests: 2,
    status: 'confirmada',
    outcome: null,
    outcomeAt: null,
    ...rest,
  };
}

const windowOf = (hours: typeof house, reservations: Booked[]) => wholeNight(mealsOf(night, hours, reservations, []));
const eveningWith = (reservations: Booked[]) => eveningOf(windowOf(house, reservations), tables, reservations);

const bookable = (window: Window, now = 0) => ({ now, open: new Set(halfHoursOf(window)) });

const loose = { tableId: null, tableNumber: null };

test('a table that is held all day does not widen the night; its block fills it', () => {
  const whole = booked('20:00', 120, {
    startsAt: new Date(at('00:00')).toISOString(),
    endsAt: new Date(at('00:00') + 24 * 3_600_000).toISOString(),
  });
  const evening = eveningWith([whole]);
  expect(evening).toMatchObject({ since: at('18:00'), until: at('00:00', '2026-11-21') });
  expect(evening.blocks).toMatchObject([{ left: 0, width: 1 }]);
});

test('each stands in the row of its table over the time for which it is held, in order of time', () => {
  const evening = eveningWith([
    booked('20:00', 60),
    booked('19:30', 30),
    booked('18:00', 90),
    booked('19:00', 120, { tableId: 'b', tableNumber: 2 }),
  ]);
  expect(
    evening.blocks.map(({ reservation, row, left, width }) => [reservation.time, row, left * 6, width * 6]),
  ).toEqual([
    ['18:00', 0, 0, 1.5],
    ['19:00', 1, 1, 2],
    ['19:30', 0, 1.5, 0.5],
    ['20:00', 0, 2, 1],
  ]);
  expect(evening.looseRows).toBe(0);
});

test('those without a table, or whose table is gone, stand above the tables; side by side only where they meet', () => {
  const gone = { tableId: 'x', tableNumber: null };
  const evening = eveningWith([
    booked('18:00', 60, loose),
    booked('18:30', 60, gone),
    booked('19:00', 60, loose),
    booked('19:00', 60),
    booked('20:00', 60, { status: 'cancelada' }),
  ]);
  expect(evening.blocks.map(({ reservation, row }) => [reservation.tableNumber, row])).toEqual([
    [null, 0],
    [null, 1],
    [null, 0],
    [1, 2],
  ]);
  expect(evening.looseRows).toBe(2);
});

test('hours are those of the wall, on the night on which the clocks change too', () => {
  const zone = {
    ...open(['22:00', '04:00']),
    timezone: 'America/New_York',
    openingHours: { sábado: [{ open: '22:00', close: '04:00' }] },
  };
  const { since, until } = wholeNight(mealsOf('2026-10-31', zone, [], []));
  expect((until - since) / 3_600_000).toBe(7);
  const last = halfHourAt({ since, until }, 0.999, bookable({ since, until })) ?? 0;
  expect(clockOf(last, zone.timezone)).toBe('03:30');
});

test.each([
  [0, '18:00'],
  [0.49, '20:30'],
  [0.5, '21:00'],
  [1, '23:30'],
  [-1, '18:00'],
])('at %s of the width it is %s', (share, time) => {
  const window = windowOf(house, []);
  expect(halfHourAt(window, share, bookable(window))).toBe(at(time, night));
});

test.each([
  ['20:28', 0, '20:30'],
  ['20:30', 0, '20:30'],
  ['20:31', 0, '21:00'],
  ['20:28', 0.5, '21:00'],
  ['17:10', 0, '18:00'],
  ['23:31', 0, null],
])('at %s a press at %s of the width books no time that is over', (now, share, time) => {
  const window = windowOf(house, []);
  expect(halfHourAt(window, share, bookable(window, at(now)))).toBe(time && at(time));
});

test('where the house is closed a press books nothing', () => {
  const window = { since: at('12:00'), until: at('22:00') };
  const open = new Set([at('16:30'), at('19:00'), at('19:30')]);
  expect(halfHourAt(window, 0.5, { now: 0, open })).toBeNull();
  expect(halfHourAt(window, 0.45, { now: 0, open })).toBe(at('16:30'));
  expect(halfHourAt(window, 0.45, { now: at('17:10'), open })).toBeNull();
  expect(halfHourAt(window, 0.7, { now: at('18:40'), open })).toBe(at('19:00'));
});

test('by keyboard a table is offered for the first half hour that is free', () => {
  const window = windowOf(house, []);
  expect(firstFree(window, bookable(window), [])).toBe(at('18:00'));
  expect(firstFree(window, bookable(window, at('18:40')), [booked('19:00', 90)])).toBe(at('20:30'));
  expect(firstFree(window, { now: 0, open: new Set([at('19:00')]) }, [])).toBe(at('19:00'));
});

test('a table that is booked for all of the evening is offered for the first half hour to come, and none when it is over', () => {
  const window = windowOf(house, []);
  expect(firstFree(window, bookable(window, at('18:40')), [booked('18:00', 360)])).toBe(at('19:00'));
  expect(firstFree(window, bookable(window, at('23:50')), [])).toBeNull();
  expect(firstFree(window, { now: 0, open: new Set() }, [])).toBeNull();
});

test('the line of the present lies within the night alone', () => {
  const window = windowOf(house, []);
  expect(shareOf(at('19:30'), window)).toBe(0.25);
  expect(shareOf(at('17:59'), window)).toBeNull();
  expect(shareOf(window.until, window)).toBeNull();
});

test('who sits now is drawn up to now and on to when they are likely to go, within the window alone', () => {
  const window = { since: at('18:00'), until: at('22:00') };
  const sitting = (from: string, to: string) => ({ since: at(from), until: at(to) });
  expect(seatedSpan(sitting('19:00', '21:00'), at('20:00'), window)).toEqual({ left: 0.25, width: 0.25, likely: 0.25 });
  expect(seatedSpan(sitting('17:00', '20:00'), at('20:00'), window)).toEqual({ left: 0, width: 0.5, likely: 0 });
  expect(seatedSpan(sitting('21:00', '23:00'), at('21:00'), window)).toEqual({ left: 0.75, width: 0, likely: 0.25 });
  expect(seatedSpan(sitting('19:00', '23:30'), at('23:00'), window)).toBeNull();
});

test('of the reservations of a night the window shows those that hold a table within it', () => {
  const evening = eveningOf({ since: at('18:00'), until: at('22:00') }, tables, [
    booked('12:00', 120),
    booked('17:00', 120),
    booked('22:00', 60),
  ]);
  expect(evening.blocks).toMatchObject([{ left: 0, width: 0.25 }]);
});

const came = (clock: string) => ({ outcome: 'arrived' as const, outcomeAt: new Date(at(clock)).toISOString() });
const placed = (reservations: Booked[]) =>
  eveningWith(reservations).blocks.map(({ left, width }) => [left * 6, (left + width) * 6]);

test('who came before their time has the table from then on', () => {
  const early = booked('20:00', 120, came('19:30'));
  expect(placed([early])).toEqual([[1.5, 4]]);
  expect(sittingOf(early, timezone)).toEqual({ since: at('19:30'), until: at('22:00') });
  const window = windowOf(house, []);
  expect(firstFree(window, bookable(window, at('19:30')), [early])).toBe(at('22:00'));
});

test('who came late, or not at all, or came for another night, leaves the table held for its own time', () => {
  expect(placed([booked('20:00', 120, came('20:20'))])).toEqual([[2, 4]]);
  expect(placed([booked('20:00', 120, { ...came('20:20'), outcome: 'no_show' })])).toEqual([[2, 4]]);
  const dayBefore = new Date(at('20:00', '2026-11-19')).toISOString();
  expect(placed([booked('20:00', 120, { outcome: 'arrived', outcomeAt: dayBefore })])).toEqual([[2, 4]]);
});

test('who came while the table was held for others covers none of their time', () => {
  expect(placed([booked('18:00', 90), booked('20:00', 120, came('19:10'))])).toEqual([
    [0, 1.5],
    [1.5, 4],
  ]);
  expect(placed([booked('18:00', 120), booked('20:00', 120, came('18:05'))])).toEqual([
    [0, 2],
    [2, 4],
  ]);
});

import { expect, test } from 'vitest';
import { isOccupiedNow, occupationAt } from './occupied-now.ts';

const timeZone = 'America/Sao_Paulo';
const iso = (clock: string) => `2026-11-20T${clock}:00-03:00`;
const now = Date.parse(iso('20:00'));
const guests = {
  id: 'r',
  tableId: 'a',
  tableNumber: 4,
  date: '2026-11-20',
  time: '21:00',
  startsAt: iso('21:00'),
  endsAt: iso('23:00'),
  guests: 2,
  status: 'confirmada',
  outcome: null,
  outcomeAt: null,
} as const;
const free = { status: 'disponivel', bill: null, joinedTo: null } as const;
const bill = { id: 'b', orders: 1, paid: false, paidCents: 0, totalCents: 100, people: 2 };
const sat = (clock: string) => ({ ...free, status: 'ocupado', bill: { ...bill, since: iso(clock) } }) as const;
const later = { ...guests, time: '22:30', startsAt: iso('22:30'), endsAt: iso('23:59') };
type Args = Parameters<typeof isOccupiedNow>;

test.each<[string, Args[0], Args[1], boolean]>([
  ['people sit there', guests, sat('19:00'), true],
  ['nobody sits there', guests, free, false],
  ['marked as occupied, nothing ordered', guests, { ...free, status: 'ocupado' }, true],
  ['joined to another table', guests, { ...free, joinedTo: 3 }, true],
  ['overdue, others still sit', { ...guests, time: '19:30', startsAt: iso('19:30') }, sat('17:00'), true],
  ['more than two hours to go', later, sat('19:00'), false],
  ['more than two hours to go, but they have just sat down', later, sat('19:59'), false],
  ['their own table: they have come', { ...guests, outcome: 'arrived' }, sat('19:00'), false],
  ['cancelled', { ...guests, status: 'cancelada' }, sat('19:00'), false],
  ['held all day, for guests of late', { ...later, startsAt: iso('04:00') }, sat('19:00'), false],
  ['without a table', { ...guests, tableId: null, tableNumber: null }, sat('19:00'), false],
  ['a table that is gone', guests, undefined, false],
])('%s', (_, reservation, table, expected) => {
  expect(isOccupiedNow(reservation, table, { now, minutes: 120, timeZone })).toBe(expected);
});

test('where people sit for longer, those of later are told too', () => {
  expect(isOccupiedNow(later, sat('20:00'), { now, minutes: 180, timeZone })).toBe(true);
});

test.each<[string, string, Parameters<typeof occupationAt>[1], ReturnType<typeof occupationAt>]>([
  ['until when they are likely to go', '20:30', sat('19:00'), { until: Date.parse(iso('21:00')) }],
  ['within two hours, after that', '21:59', sat('19:00'), { until: Date.parse(iso('21:00')) }],
  ['two hours from now nobody is told', '22:00', sat('20:00'), null],
  ['they were to be gone by now', '20:30', sat('17:00'), { until: null }],
  [
    'nothing ordered: they are taken to have just come',
    '20:30',
    { ...free, status: 'ocupado' },
    { until: Date.parse(iso('22:00')) },
  ],
  ['nobody sits there', '20:30', free, null],
])('who comes to a table that is occupied now: %s', (_, clock, table, expected) => {
  expect(occupationAt(Date.parse(iso(clock)), table, { now, minutes: 120 })).toEqual(expected);
});

test('of another day an occupied table says nothing', () => {
  const nextDay = Date.parse(iso('20:00')) + 24 * 3_600_000;
  expect(occupationAt(nextDay, sat('19:00'), { now, minutes: 120 })).toBeNull();
});

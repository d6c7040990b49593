import { expect, test } from 'vitest';
import type { FloorCall } from '../../../calls/contract.ts';
import type { Carry } from '../../../orders/lines/carries.ts';
import type { TableView } from '../table-view.ts';
import { roomOfMine, wantsOf } from './room-wants.ts';

const now = Date.parse('2026-11-22T21:10:00Z');
const recently = '2026-11-22T21:09:00Z';

const view = (id: string, rest: Partial<TableView> = {}) =>
  ({ table: { id }, calls: [], carries: [], waiter: null, ...rest }) as unknown as TableView;
const calls = (kind: FloorCall['kind'], askedAt = recently, awaited = true) => ({
  calls: [{ kind, askedAt, awaited }] as FloorCall[],
});
const carries = { carries: [{ since: recently }] as Carry[] };
const room = (...tables: string[]) => ({
  places: tables.map((tableId) => ({ tableId, x: 0, y: 0, shape: 'round' as const })),
});

test('a room says how many of its tables want somebody, and the most pressing of it', () => {
  const views = [
    view('calls', calls('waiter')),
    view('carry', carries),
    view('going', calls('waiter', recently, false)),
    view('late', calls('bill', '2026-11-22T20:00:00Z')),
    view('quiet'),
  ];
  expect(wantsOf(room('carry', 'quiet'), views, now)).toEqual({ tables: 1, worst: 'carry' });
  expect(wantsOf(room('carry', 'calls', 'going'), views, now)).toEqual({ tables: 2, worst: 'call' });
  expect(wantsOf(room('carry', 'calls', 'late'), views, now)).toEqual({ tables: 3, worst: 'overdue' });
  expect([room('going', 'quiet'), room()].map((each) => wantsOf(each, views, now))).toEqual([null, null]);
});

test('a waiter begins where most of their tables stand, and whoever has none in the first room', () => {
  const waiter = { id: 'luana', name: 'Luana' };
  const views = [view('1'), view('2', { waiter }), view('3', { waiter }), view('4', { waiter })];
  const rooms = [room('1', '2'), room('3', '4')];
  expect(roomOfMine(rooms, views, 'luana')).toBe(rooms[1]);
  expect(roomOfMine(rooms, views, 'bruno')).toBe(rooms[0]);
  expect(roomOfMine([], views, 'luana')).toBeUndefined();
});

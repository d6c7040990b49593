import { expect, test } from 'vitest';
import { passOf } from './expediter.ts';
import { cold, hot, line, minute, order, start, stations } from './sample-kitchen.ts';
import { ticketsOf } from './tickets.ts';
import { byTurn } from './turn.ts';

const iso = (minutes: number) => new Date(start + minutes * minute).toISOString();
const rush = (minutes: number) => ({ rush: { at: iso(minutes), by: 'Luana' } });
const orders = [
  order('old', [line(1, 'Arroz')], { tableNumber: 1, createdAt: iso(0) }),
  order('late rush', [line(1, 'Caldo')], { tableNumber: 2, createdAt: iso(1), ...rush(9) }),
  order('first rush', [line(1, 'Pescada'), line(2, 'Salada', { stationId: cold })], {
    tableNumber: 3,
    createdAt: iso(5),
    ...rush(6),
  }),
  order('young', [line(1, 'Couve', { stationId: cold })], { tableNumber: 4, createdAt: iso(4) }),
];
const turns = (station: string | null, late?: string) =>
  ticketsOf(orders, stations, station === null ? null : new Set([station]))
    .sort((a, b) => byTurn(a, b, ({ id }) => id === late))
    .map(({ id }) => id);

test('what was rushed comes first at each of its stations, the one that was rushed first before the other; then what is late, then the oldest', () => {
  expect(turns(null)).toEqual(['first rush', 'late rush', 'old', 'young']);
  expect(turns(null, 'young')).toEqual(['first rush', 'late rush', 'young', 'old']);
  expect(turns(hot)).toEqual(['first rush', 'late rush', 'old']);
  expect(turns(cold)).toEqual(['first rush', 'young']);
});

test('at the pass a rushed table stands before those that are made, and after what is ready to be carried', () => {
  const ready = order('ready', [line(1, 'Farofa', { status: 'pronto', readyAt: iso(8) })], { tableNumber: 5 });
  const rows = passOf([...orders, ready], stations);
  expect(rows.map(({ tableNumber, rush }) => [tableNumber, rush?.by ?? null])).toEqual([
    [5, null],
    [3, 'Luana'],
    [2, 'Luana'],
    [4, null],
    [1, null],
  ]);
});

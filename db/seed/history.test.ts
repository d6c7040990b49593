import { expect, test } from 'vitest';
import type { TransactionScope } from '../../src/database/scope.ts';
import { openState } from '../../src/features/restaurants/hours.ts';
import { localClock } from '../../src/lib/time.ts';
import { restaurant } from './cast.ts';
import { seedHistory } from './history.ts';
import { lastOpenings, openingsOf } from './openings.ts';
import type { SeededProduct } from './seed-menu.ts';

const timezone = 'America/Sao_Paulo';
const said = ({ since, until }: { since: number; until: number }) =>
  [since, until].map(
    (at) => `${localClock(new Date(at), timezone).day} ${localClock(new Date(at), timezone).minutes / 60}`,
  );

test('the last day that is told of is over, at any hour of a day in São Paulo', () => {
  const day = (now: string, ago = 1) => openingsOf(new Date(now), ago).map(said);
  const sunday = [['2026-11-22 12', '2026-11-22 17']];
  // At noon, late in the evening (the next day in UTC), after midnight while guests still sit, and after four.
  expect(day('2026-11-23T15:00:00Z')).toEqual(sunday);
  expect(day('2026-11-24T00:50:00Z')).toEqual(sunday);
  expect(day('2026-11-24T05:00:00Z')).toEqual(sunday);
  expect(day('2026-11-24T07:00:00Z')).toEqual([]);
  expect(day('2026-11-24T07:00:00Z', 3)).toEqual([
    ['2026-11-21 12', '2026-11-21 16'],
    ['2026-11-21 18', '2026-11-22 2'],
  ]);
  expect(lastOpenings(new Date('2026-11-24T07:00:00Z')).map(said)).toEqual(sunday);
});

test('nothing was ordered while the house was closed, and the last guests left soon after', async () => {
  const rows: Record<string, string>[][] = [];
  const tx = {
    restaurantId: 'r',
    rows: async (_: unknown, [, json]: [string, string]) => rows.push(JSON.parse(json)),
  } as unknown as TransactionScope;
  const products = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(
    (category) =>
      ({ id: category, name: category, category, priceCents: 1_000, preparationMinutes: 35 }) as SeededProduct,
  );
  await seedHistory(tx, products, ['t1', 't2'], new Date('2026-11-29T22:00:00Z'));
  const [bills = [], orders = []] = rows;
  const house = { openingHours: restaurant.openingHours, specialDays: {} };
  const isOpen = (at: number) => openState(house, localClock(new Date(at), timezone)).open;
  expect(orders.length).toBeGreaterThan(300);
  expect(orders.filter((order) => !isOpen(Date.parse(order.created_at ?? '')))).toEqual([]);
  expect(bills.filter((bill) => !isOpen(Date.parse(bill.closed_at ?? '') - 3_600_000))).toEqual([]);
  expect(bills.filter((bill) => Date.parse(bill.closed_at ?? '') < Date.parse(bill.opened_at ?? ''))).toEqual([]);
});

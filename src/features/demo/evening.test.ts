import { expect, test } from 'vitest';
import { categories } from '../../../db/seed/menu.ts';
import { stations as seeded } from '../../../db/seed/stations.ts';
import { ageOf } from '../kitchen/age.ts';
import { ticketsOf } from '../kitchen/tickets.ts';
import type { Menu } from '../menu/contract.ts';
import type { Station } from '../menu/stations/contract.ts';
import { eveningAt, guests, roundMinutes } from './evening.ts';
import { numbers } from './values.ts';

const stations = seeded.map(
  ({ name, targetMinutes, repeatsSound }, at): Station => ({
    id: `station-${at}`,
    name,
    targetMinutes,
    repeatsSound,
    isDefault: at === 0,
    formerIds: [],
  }),
);
const menu = {
  categories: categories.map(({ products }) => ({
    products: products.map(({ name, allergens = [], preparationMinutes }) => ({ name, allergens, preparationMinutes })),
  })),
} as unknown as Menu;
const start = Date.parse('2026-11-21T23:00:00.000Z');
const minutes = Array.from({ length: roundMinutes }, (_, at) => start + at * 60_000);

test('whoever looks, whenever, finds a kitchen in the middle of its evening', () => {
  const seen = minutes.map((now) => {
    const orders = eveningAt(menu, stations, new Date(now));
    const tickets = ticketsOf(orders, stations, null);
    const states = tickets.map((ticket) => ageOf(ticket, now).state);
    return { orders, tickets: tickets.length, states };
  });
  expect(Math.min(...seen.map(({ tickets }) => tickets))).toBeGreaterThanOrEqual(3);
  expect(Math.max(...seen.map(({ tickets }) => tickets))).toBeLessThanOrEqual(8);
  for (const state of ['calm', 'due', 'late'])
    expect(seen.some(({ states }) => states.includes(state as 'calm'))).toBe(true);
  expect(seen.some(({ orders }) => orders.some(({ status }) => status === 'pronto'))).toBe(true);
  for (const { orders } of seen)
    expect(orders.map(({ createdAt }) => createdAt)).toEqual(orders.map(({ createdAt }) => createdAt).toSorted());
});

test('it is the same for all who look in the same minute, and goes on from one to the next', () => {
  const at = (ms: number) => eveningAt(menu, stations, new Date(start + ms));
  expect(at(59_000)).toEqual(at(0));
  expect(at(roundMinutes * 60_000).map(({ tableNumber }) => tableNumber)).toEqual(
    at(0).map(({ tableNumber }) => tableNumber),
  );
  expect(at(5 * 60_000)).not.toEqual(at(0));
});

test('its dishes are on the menu, at stations that there are, and its tables are no visitor’s', () => {
  const names = new Set(menu.categories.flatMap(({ products }) => products.map(({ name }) => name)));
  for (const { table, plates } of guests) {
    expect(table).toBeLessThan(numbers.first);
    for (const { dish, station } of plates) {
      expect(names).toContain(dish);
      if (station) expect(stations.map(({ name }) => name)).toContain(station);
    }
  }
});

test('of a menu that has none of its dishes there is nothing to show', () => {
  expect(eveningAt({ ...menu, categories: [] }, stations, new Date(start))).toEqual([]);
});

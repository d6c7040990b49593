import { expect, test } from 'vitest';
import { houseFrom, monthlyFor, perTableCents, waitedMinutes } from './waiting.ts';

test('every guest of every table waits, once', () => {
  expect(waitedMinutes({ tables: 14, guests: 3, minutes: 6 })).toBe(252);
  expect(waitedMinutes({ tables: 1, guests: 1, minutes: 1 })).toBe(1);
});

test.each([
  [2990, 14, 214],
  [2990, 4, 748],
  [100, 3, 33],
  [100, 6, 17],
  [2990, 1, 2990],
])('%i cents for %i tables are %i each', (monthly, tables, each) => {
  expect(perTableCents(monthly, tables)).toBe(each);
});

test.each([
  ['', { tables: 14, guests: 3, minutes: 6 }],
  ['tables=20&guests=4&minutes=10', { tables: 20, guests: 4, minutes: 10 }],
  ['tables=0&guests=21&minutes=61', { tables: 14, guests: 3, minutes: 6 }],
  ['tables=-5&guests=2.5&minutes=1e3', { tables: 14, guests: 3, minutes: 6 }],
  ['tables=1e2&guests=3&minutes=6', { tables: 100, guests: 3, minutes: 6 }],
  ['tables=300&guests=&minutes=dez', { tables: 300, guests: 3, minutes: 6 }],
])('of the address %j the house is %j', (address, house) => {
  expect(houseFrom(new URLSearchParams(address))).toEqual(house);
});

test('a plan that does not hold the tables is not what they cost', () => {
  const plans = [
    { period: 'month', priceCents: 1990, tableLimit: 10 },
    { period: 'month', priceCents: 2990, tableLimit: null },
    { period: 'year', priceCents: 990, tableLimit: null },
  ];
  expect(monthlyFor(plans, 10)).toBe(1990);
  expect(monthlyFor(plans, 11)).toBe(2990);
  expect(monthlyFor(plans.slice(0, 1), 11)).toBeNull();
});

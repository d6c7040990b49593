import { expect, test } from 'vitest';
import { leftAfter, splitAmong } from './split-people.tsx';

const bill = { people: 3, totalCents: 19_127, payments: [] as { keptCents: number }[] };

test('whoever has paid an equal part is none of those among whom the rest is split', () => {
  expect(splitAmong(bill)).toBe(3);
  expect(splitAmong({ ...bill, payments: [{ keptCents: 6_376 }] })).toBe(2);
  expect(splitAmong({ ...bill, payments: [{ keptCents: 6_376 }, { keptCents: 6_376 }, { keptCents: 6_375 }] })).toBe(1);
  // What is no equal part may be anybody's.
  expect(splitAmong({ ...bill, payments: [{ keptCents: 2_000 }] })).toBe(3);
  expect(splitAmong({ ...bill, people: null })).toBe(1);
});

test('one of those among whom somebody split it pays, and the others are left', () => {
  expect(leftAfter(3, 19_127, 6_376)).toBe(2);
  expect(leftAfter(3, 19_127, 6_375)).toBe(2);
  expect(leftAfter(3, 19_127, 5_000)).toBe(3);
  expect(leftAfter(1, 6_375, 6_375)).toBe(1);
});

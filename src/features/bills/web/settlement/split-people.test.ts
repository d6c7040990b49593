import { expect, test } from 'vitest';
import { splitAmong } from './split-people.tsx';

const bill = { people: 3, totalCents: 19_127, payments: [] as { keptCents: number }[] };

test('whoever has paid an equal part is none of those among whom the rest is split', () => {
  expect(splitAmong(bill)).toBe(3);
  expect(splitAmong({ ...bill, payments: [{ keptCents: 6_376 }] })).toBe(2);
  expect(splitAmong({ ...bill, payments: [{ keptCents: 6_376 }, { keptCents: 6_376 }, { keptCents: 6_375 }] })).toBe(1);
  expect(splitAmong({ ...bill, payments: [{ keptCents: 6_375 }] })).toBe(2);
  expect(splitAmong({ people: 1, totalCents: 6_375, payments: [{ keptCents: 6_375 }] })).toBe(1);
  // What is no equal part may be anybody's.
  expect(splitAmong({ ...bill, payments: [{ keptCents: 2_000 }, { keptCents: 5_000 }] })).toBe(3);
  expect(splitAmong({ ...bill, people: null })).toBe(1);
});

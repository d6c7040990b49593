import { expect, test } from 'vitest';
import { splitAmong } from './split-people.tsx';

const reversal = { at: '2026-11-20T22:00:00Z', by: 'Ana', reason: 'Valor errado' };
const paid = (keptCents: number, reversed: typeof reversal | null = null) => ({
  keptCents,
  reversal: reversed,
  reverses: null,
});
const bill = { people: 3, totalCents: 19_127, payments: [] as ReturnType<typeof paid>[] };

test('whoever has paid an equal part is none of those among whom the rest is split', () => {
  expect(splitAmong(bill)).toBe(3);
  expect(splitAmong({ ...bill, payments: [paid(6_376)] })).toBe(2);
  expect(splitAmong({ ...bill, payments: [paid(6_376), paid(6_376), paid(6_375)] })).toBe(1);
  expect(splitAmong({ ...bill, payments: [paid(6_375)] })).toBe(2);
  expect(splitAmong({ people: 1, totalCents: 6_375, payments: [paid(6_375)] })).toBe(1);
  // What is no equal part may be anybody's.
  expect(splitAmong({ ...bill, payments: [paid(2_000), paid(5_000)] })).toBe(3);
  expect(splitAmong({ ...bill, people: null })).toBe(1);
  // What was reversed is to be paid again.
  expect(splitAmong({ ...bill, payments: [paid(6_376), paid(6_376, reversal)] })).toBe(2);
});

import { expect, test } from 'vitest';
import { sumsOf } from './sums.ts';

const bill = {
  id: 'bill',
  orders: 1,
  paid: false,
  paidCents: 0,
  totalCents: 5_000,
  since: '2026-11-22T21:00:00Z',
  people: 2,
};

test('people are those who were counted, and what one table paid too much lowers no other', () => {
  const overpaid = { ...bill, totalCents: -100, people: null };
  expect(sumsOf([{ bill }, { bill: overpaid }, { bill: null }, { bill: { ...bill, people: 7 } }])).toEqual({
    people: 9,
    owedCents: 10_000,
  });
  expect(sumsOf([])).toEqual({ people: 0, owedCents: 0 });
});

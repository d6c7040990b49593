import { expect, test } from 'vitest';
import type { FloorTable } from './contract.ts';
import { canBeFreed, isWithoutOrders } from './without-orders.ts';

const bill = {
  id: '',
  orders: 0,
  paid: false,
  paidCents: 0,
  totalCents: 0,
  since: '2026-11-20T22:00:00Z',
  people: 2,
  joined: [],
};
type Bill = NonNullable<FloorTable['bill']>;
const taken = (changes: Partial<Bill> | null = {}, joinedTo: number | null = null) => ({
  status: 'ocupado' as const,
  joinedTo,
  bill: changes && { ...bill, ...changes },
});

test('a table whose orders were all cancelled, or where nobody has ordered, is open without orders and can be freed', () => {
  for (const table of [taken(), taken(null)]) expect([isWithoutOrders(table), canBeFreed(table)]).toEqual([true, true]);
});

test('what has orders, money or a payment is not, nor what is free or of another table', () => {
  const free = { status: 'disponivel' as const, joinedTo: null, bill: null };
  for (const table of [taken({ orders: 1 }), taken({ totalCents: 500 }), taken({ paid: true }), taken(null, 4), free])
    expect([isWithoutOrders(table), canBeFreed(table)]).toEqual([false, false]);
});

test('tables that were put together are parted before one is freed', () => {
  const table = taken({ joined: [5] });
  expect([isWithoutOrders(table), canBeFreed(table)]).toEqual([true, false]);
});

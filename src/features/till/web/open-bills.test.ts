import { expect, test } from 'vitest';
import type { FloorCall } from '../../calls/contract.ts';
import type { FloorTable } from '../../tables/contract.ts';
import { firstOf, openBillsOf } from './open-bills.ts';

type Bill = NonNullable<FloorTable['bill']>;

const since = (time: string) => `2026-11-22T${time}:00Z`;
const table = (number: number, bill: Partial<Bill> | null = {}): FloorTable => ({
  id: `table ${number}`,
  number,
  capacity: 4,
  status: 'ocupado',
  valueCents: null,
  revision: 1,
  joinedTo: null,
  bill: bill && {
    id: `bill ${number}`,
    orders: 1,
    paid: false,
    paidCents: 0,
    totalCents: 5_000,
    since: since('20:00'),
    people: 2,
    ...bill,
  },
});
const call = (number: number, kind: FloorCall['kind'], askedAt: string): FloorCall => ({
  id: `${kind} ${number}`,
  kind,
  request: '',
  askedAt,
  tableId: `table ${number}`,
  tableNumber: number,
  takenAt: null,
  takenBy: null,
  awaited: true,
  pay: null,
});

test('who asked for the bill comes first, then who is paying, then the longest open, then what is paid', () => {
  const tables = [
    table(1, { totalCents: 0, paid: true, paidCents: 5_000 }),
    table(2, { totalCents: 0, orders: 0, since: since('19:00') }),
    table(3, { since: since('20:30') }),
    table(4, { since: since('19:30') }),
    table(5, null),
    table(6),
    table(7),
    table(8),
  ];
  const calls = [call(7, 'pay', since('21:01')), call(8, 'bill', since('21:02')), call(3, 'waiter', since('20:00'))];
  const parts = [
    { billId: 'bill 6', status: 'told' as const, cents: 700 },
    { billId: 'bill 6', status: 'asked' as const, cents: 300 },
    { billId: 'bill 4', status: 'paid' as const, cents: 900 },
  ];
  const found = openBillsOf(tables, calls, parts);
  expect(found.map(({ number }) => number)).toEqual([7, 8, 6, 4, 3, 1, 2]);
  expect(found.filter(({ waitingCents }) => waitingCents > 0)).toMatchObject([{ number: 6, waitingCents: 1_000 }]);
  // Whoever called the waiter has not asked for the bill.
  expect(found.find(({ number }) => number === 3)!.calls).toEqual([]);
});

test('no button hides one or two bills alone', () => {
  const shown = (count: number) => firstOf(Array.from({ length: count }, (_, n) => n)).length;
  expect([0, 8, 9, 10, 11, 40].map(shown)).toEqual([0, 8, 9, 10, 8, 8]);
});

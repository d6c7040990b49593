import { expect, test } from 'vitest';
import type { StaffRole } from '#lib/permissions.ts';
import { isAwaitedBy } from './awaited.ts';
import type { FloorCall } from './contract.ts';

const pay = (method: 'card' | 'cash' | 'pix'): FloorCall['pay'] => ({
  partId: 'part',
  cents: 5_000,
  method,
  changeForCents: null,
});
/** Whether it wants a waiter, and whether it wants a cashier. */
const wants = (what: FloorCall['pay'], takenByRole: StaffRole | null) =>
  (['waiter', 'cashier'] as const).map((role) => isAwaitedBy(role, { pay: what, takenByRole }));

test('whoever goes to a table answers its call', () => {
  expect(wants(null, null)).toEqual([true, true]);
  expect(wants(null, 'waiter')).toEqual([false, false]);
});

test('what is to be paid wants a waiter too, and the till until somebody goes who may receive it', () => {
  for (const method of ['card', 'cash'] as const) {
    expect(wants(pay(method), null)).toEqual([true, true]);
    expect(wants(pay(method), 'waiter')).toEqual([false, true]);
    expect(wants(pay(method), 'cashier')).toEqual([false, false]);
    expect(wants(pay(method), 'restaurant_owner')).toEqual([false, false]);
  }
});

test('a PIX is looked for at the till, and no waiter is called for it', () => {
  expect(wants(pay('pix'), null)).toEqual([false, true]);
});

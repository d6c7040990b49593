import { expect, test } from 'vitest';
import type { Order } from '../../../orders/contract.ts';
import type { Bill } from '../../contract.ts';
import { printedOrder } from './printed-of.ts';

test('one order on paper has no fee once its table has declined it', () => {
  const order = {
    id: 'one',
    status: 'entregue',
    itemsCents: 1_007,
    serviceFeeBasisPoints: 1_000,
    serviceFeeCents: 101,
    customCharges: [],
    totalCents: 1_108,
    completedAt: null,
    paidAt: null,
    settled: null,
  } as unknown as Order;
  const bill = (feeDeclined: boolean) =>
    ({ orders: [order], wishes: { feeDeclined, couvert: null }, paidApart: [] }) as unknown as Bill;
  expect(printedOrder(order, bill(false)).order).toEqual(order);
  expect(printedOrder(order, bill(true)).order).toMatchObject({ serviceFeeCents: 0, totalCents: 1_007 });
});

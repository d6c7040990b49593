import { expect, test } from 'vitest';
import type { Order } from '../../../orders/contract.ts';
import { figuresOf } from '../../../orders/figures.ts';
import { unwished, type Wishes } from '../../bill.ts';
import type { Bill } from '../../contract.ts';
import { printedOrder } from './printed-of.ts';

test('one order on paper has no fee once its table has declined it, and what the till decided of its bill', () => {
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
  const printed = (wishes: Partial<Wishes>) =>
    printedOrder(order, { orders: [order], wishes: { ...unwished, ...wishes }, paidApart: [] } as unknown as Bill)
      .order;
  expect(printed({})).toEqual(order);
  expect(printed({ feeDeclined: true })).toMatchObject({ serviceFeeCents: 0, totalCents: 1_007 });
  const charges = [{ description: 'Rolha', cents: 3_500 }];
  const decided = printed({ charges, discount: { type: 'fixed', value: 1_000 } });
  expect(decided).toMatchObject({ customCharges: charges, totalCents: 1_108 + 3_500 - 1_000 });
  expect(figuresOf(decided)).toMatchObject({ chargesCents: 3_500, discountCents: 1_000 });
});

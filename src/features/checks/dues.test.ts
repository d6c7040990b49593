import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnWishes } from '../../../tests/support/drawn-wishes.ts';
import { ordersAsWished } from '../bills/as-wished.ts';
import { openSums, unwished, type Wishes } from '../bills/bill.ts';
import type { Order } from '../orders/contract.ts';
import { figuresOf } from '../orders/figures.ts';
import { centsOf, type Due, duesOf, shareOf } from './split.ts';
import { piece } from './values.ts';

interface Drawn {
  itemsCents: number;
  serviceFeeBasisPoints: number;
  /** Of one that was completed by itself: its charge, and what was taken off. */
  own: { chargeCents: number; offCents: number } | null;
}

function orderOf({ itemsCents, serviceFeeBasisPoints, own }: Drawn, index: number): Order {
  const serviceFeeCents = Math.floor((itemsCents * serviceFeeBasisPoints + 5_000) / 10_000);
  const chargeCents = own?.chargeCents ?? 0;
  const before = itemsCents + serviceFeeCents + chargeCents;
  return {
    id: `order ${index}`,
    status: 'entregue',
    lines: [{ line: 1, quantity: 1, unitCents: itemsCents, freeQuantity: 0 }],
    itemsCents,
    serviceFeeBasisPoints,
    serviceFeeCents,
    customCharges: chargeCents > 0 ? [{ description: 'Bolo', cents: chargeCents }] : [],
    totalCents: before - Math.min(own?.offCents ?? 0, before),
    completedAt: own ? '2026-11-22T21:00:00Z' : null,
    paidAt: null,
    settled: null,
  } as unknown as Order;
}

const cents = (max: number) => fc.integer({ min: 0, max });
const order = fc.record({
  itemsCents: fc.oneof(cents(300), cents(20_000)),
  serviceFeeBasisPoints: fc.constantFrom(0, 333, 1_000, 1_250),
  own: fc.option(fc.record({ chargeCents: cents(5_000), offCents: cents(30_000) }), { nil: null }),
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

test('whatever stands of a bill, its lines and couverts add up to it, and so do its orders as guests read them', () => {
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 6 }), drawnWishes, (drawn, wished) => {
      const orders = drawn.map(orderOf);
      const { totalCents, chargesCents } = openSums(orders, wished);
      const dues = duesOf({ id: 'bill', orders, wishes: wished, totalCents });
      expect(sum(dues.map(centsOf))).toBe(totalCents);
      const of = (id: string) => sum(dues.filter(({ orderId }) => orderId === id).map(centsOf));
      const read = ordersAsWished(orders, wished);
      for (const each of read) {
        expect(each.totalCents).toBe(of(each.id));
        expect(Math.min(each.totalCents, figuresOf(each).discountCents, of('bill'))).toBeGreaterThanOrEqual(0);
      }
      expect(sum(read.map((each) => each.totalCents)) + of('bill')).toBe(totalCents);
      const couverts = wished.couvert ? wished.couvert.people * wished.couvert.cents : 0;
      expect(sum(read.map((each) => figuresOf(each).chargesCents)) + couverts).toBe(chargesCents);
    }),
    { numRuns: 500 },
  );
});

test('what a discount takes off beyond the orders is of the couverts, whoever pays them', () => {
  const orders = [orderOf({ itemsCents: 500, serviceFeeBasisPoints: 0, own: null }, 0)];
  const discount = { type: 'fixed', value: 1_500 } as const;
  const wished: Wishes = { ...unwished, couvert: { people: 2, cents: 1_000 }, discount };
  const dues: Due[] = duesOf({ id: 'bill', orders, wishes: wished, totalCents: openSums(orders, wished).totalCents });
  expect(dues.map(centsOf)).toEqual([0, 1_000]);
  expect(centsOf(shareOf(dues, [{ orderId: 'bill', line: 0, pieces: [0, piece] }]))).toBe(500);
});

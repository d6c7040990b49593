import { expect, test } from 'vitest';
import { asItIs } from './bill.ts';
import { fallOf, fallOfAll } from './fall.ts';

const line = (cents: number, quantity = 1) => ({ quantity, freeQuantity: 0, unitCents: cents }) as never;
const order = (id: string, itemsCents: number, changes: object = {}) => ({
  id,
  status: 'entregue' as const,
  itemsCents,
  serviceFeeBasisPoints: 1_000,
  serviceFeeCents: 0,
  customCharges: [],
  totalCents: itemsCents,
  completedAt: null,
  paidAt: null,
  settled: null,
  ...changes,
});
const tenOff = { ...asItIs, discount: { type: 'percentage' as const, value: 1_000 } };

test('a bill falls by what its fee and its discount leave of what is taken off', () => {
  const orders = [order('1', 8_690), order('2', 5_000)];
  const unpaid = { orders, paidCents: 0 };
  expect(fallOf(unpaid, asItIs, '1', [])).toEqual({ cents: 9_559, backCents: 0 });
  expect(fallOf(unpaid, tenOff, '1', [])).toEqual({ cents: 8_690, backCents: 0 });
  expect(fallOf(unpaid, { ...asItIs, chargeServiceFee: false }, '2', [line(2_000)])).toEqual({
    cents: 3_000,
    backCents: 0,
  });
});

test('of what is paid goes back what the bill comes to less, and not what went back before', () => {
  const orders = [order('1', 1_000), order('2', 2_000)];
  expect(fallOf({ orders, paidCents: 3_300 }, asItIs, '1', [])).toEqual({ cents: 1_100, backCents: 1_100 });
  expect(fallOf({ orders, paidCents: 2_700 }, asItIs, '1', [])).toEqual({ cents: 1_100, backCents: 500 });
  expect(fallOf({ orders, paidCents: 2_200 }, asItIs, '1', [])).toEqual({ cents: 1_100, backCents: 0 });
  expect(fallOf({ orders, paidCents: 4_000 }, asItIs, '1', [])).toEqual({ cents: 1_100, backCents: 1_100 });
});

test('a fixed discount takes what is left of the bill, and an order that is paid by itself brings none of it down', () => {
  const orders = [order('1', 1_000), order('2', 500, { paidAt: '2026-01-01T00:00:00Z' })];
  const off = { ...asItIs, discount: { type: 'fixed' as const, value: 900 } };
  expect(fallOf({ orders, paidCents: 0 }, off, '1', [])).toEqual({ cents: 200, backCents: 0 });
  expect(fallOf({ orders, paidCents: 0 }, asItIs, '2', [])).toEqual({ cents: 0, backCents: 0 });
});

test('what falls of several orders falls once: their fee is rounded together, and a discount takes no more than is left', () => {
  const orders = [order('1', 1_005), order('2', 1_005), order('3', 500)];
  const none = new Map([
    ['1', []],
    ['2', []],
  ]);
  const apart = ['1', '2'].reduce((sum, id) => sum + fallOf({ orders, paidCents: 0 }, asItIs, id, []).cents, 0);
  expect(fallOfAll({ orders, paidCents: 0 }, asItIs, none)).toEqual({ cents: 2_211, backCents: 0 });
  expect(apart).toBe(2_210);
  const off = { ...asItIs, discount: { type: 'fixed' as const, value: 900 } };
  expect(fallOfAll({ orders, paidCents: 1_800 }, off, none)).toEqual({ cents: 1_861, backCents: 1_800 });
});

import { expect, test } from 'vitest';
import { unwished } from '../bill.ts';
import type { Bill } from '../contract.ts';
import { standingOf } from '../standing.ts';
import { caughtUp, type SeenBill } from './seen-bill.ts';

const order = (id: string, itemsCents: number, revision = 1) =>
  ({
    id,
    revision,
    status: 'entregue',
    paidAt: null,
    itemsCents,
    serviceFeeBasisPoints: 0,
    serviceFeeCents: 0,
    totalCents: itemsCents,
  }) as Bill['orders'][number];
const payment = (id: string, key: string | null, keptCents: number) =>
  ({ id, key, keptCents }) as Bill['payments'][number];
const bill = (orders: Bill['orders'], payments: Bill['payments'] = []) =>
  ({
    orders,
    payments,
    paidCents: payments.reduce((sum, { keptCents }) => sum + keptCents, 0),
    wishes: unwished,
  }) as unknown as Bill;
const seenAs = (seen: Bill, own: Partial<SeenBill>): SeenBill => ({
  bill: seen,
  orders: [],
  payments: [],
  couverts: null,
  ...own,
});

test('what was corrected here is seen once it is read, and what others did with it is not', () => {
  const before = bill([order('a', 5_000), order('b', 3_000)]);
  const own = seenAs(before, { orders: [{ id: 'a', revision: 2 }] });
  expect(caughtUp(own, before)).toBe(own);
  const after = bill([order('a', 4_000, 2), order('b', 3_000)]);
  const seen = caughtUp(own, after);
  expect(standingOf(seen.bill)).toBe(standingOf(after));
  // Whoever changes the same order later is somebody else.
  const later = bill([order('a', 1_000, 3), order('b', 3_000)]);
  expect(caughtUp(seen, later)).toBe(seen);
  expect(standingOf(seen.bill)).not.toBe(standingOf(later));
  const others = bill([order('a', 4_000, 2), order('b', 3_000), order('c', 700)]);
  expect(standingOf(caughtUp(own, others).bill)).not.toBe(standingOf(others));
});

test('what was received here is seen once it is read, and counted once', () => {
  const orders = [order('a', 5_000)];
  const own = seenAs(bill(orders), { payments: ['part'] });
  const paid = bill(orders, [payment('1', 'part', 2_000)]);
  const seen = caughtUp(own, paid);
  expect(seen).toEqual(seenAs(paid, {}));
  const both = bill(orders, [payment('1', 'part', 2_000), payment('2', 'other', 500)]);
  const more = caughtUp(own, both).bill;
  expect(standingOf(more)).not.toBe(standingOf(both));
  expect(more.payments).toEqual(paid.payments);
  expect(caughtUp(seenAs(paid, { payments: ['part'] }), paid)).toEqual(seenAs(paid, {}));
});

test('the couvert that was put here is seen once it is read, and what others decided is not', () => {
  const orders = [order('a', 5_000)];
  const own = seenAs(bill(orders), { couverts: 2 });
  const put = (people: number) => ({ ...unwished, couvert: { people, cents: 1_200 } });
  expect(caughtUp(own, bill(orders))).toBe(own);
  const read = { ...bill(orders), wishes: put(2) };
  expect(caughtUp(own, read)).toEqual(seenAs(read, {}));
  const declined = { ...read, wishes: { ...put(2), feeDeclined: true } };
  expect(standingOf(caughtUp(own, declined).bill)).not.toBe(standingOf(declined));
  expect(caughtUp(seenAs(read, { couverts: 0 }), bill(orders)).bill.wishes).toEqual(unwished);
});

import { expect, test } from 'vitest';
import { setUp } from './setup-steps.ts';

test('what is there counts as done; a subscription that waits for its first payment is not paid', () => {
  const use = { ordersThisMonth: 0, ordered: false, products: 0, tables: 0, staff: 0 };
  const nothing = { menu: false, tables: false, team: false, order: false, payment: false };
  expect(setUp({ use, subscription: null })).toEqual(nothing);
  const pending = { status: 'pending' } as Parameters<typeof setUp>[0]['subscription'];
  expect(setUp({ use, subscription: pending })).toEqual(nothing);
  const ended = { status: 'expired' } as Parameters<typeof setUp>[0]['subscription'];
  expect(setUp({ use: { ...use, ordered: true, products: 1 }, subscription: ended })).toEqual({
    ...nothing,
    menu: true,
    order: true,
    payment: true,
  });
});

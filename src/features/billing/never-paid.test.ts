import { expect, test } from 'vitest';
import { neverPaid } from './never-paid.ts';
import { subscriptionStatuses } from './values.ts';

test('a payment that is only under way leaves a house as new as none; whatever was paid once does not', () => {
  expect(neverPaid(null)).toBe(true);
  expect(subscriptionStatuses.filter((status) => neverPaid({ status }))).toEqual(['pending']);
});

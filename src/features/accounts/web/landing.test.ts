import { expect, test } from 'vitest';
import { landingOf, planIn } from './landing.ts';

const who = (role: 'admin' | 'restaurant_owner' | 'cashier' | 'waiter', beginning = false) => ({
  user: { role },
  restaurant: role === 'admin' ? null : { beginning },
});

test('each role begins where it works', () => {
  expect(landingOf(who('admin'))).toBe('/admin');
  for (const role of ['restaurant_owner', 'cashier', 'waiter'] as const)
    expect(landingOf(who(role))).toBe('/restaurant-admin/menu');
});

test('a plan picked before leads its owner to the checkout, and nobody else', () => {
  expect(landingOf(who('restaurant_owner'), 'anual')).toBe('/restaurant-admin/subscription/checkout?plan=anual');
  expect(landingOf(who('waiter'), 'anual')).toBe('/restaurant-admin/menu');
  expect(landingOf(who('admin'), 'anual')).toBe('/admin');
});

test('an owner who has not paid yet goes on with the set-up, and nobody of the staff', () => {
  expect(landingOf(who('restaurant_owner', true))).toBe('/restaurant-admin/setup');
  expect(landingOf(who('restaurant_owner', true), 'anual')).toBe('/restaurant-admin/subscription/checkout?plan=anual');
  expect(landingOf(who('waiter', true))).toBe('/restaurant-admin/menu');
});

test('what an address says is a plan only when it is a plain word', () => {
  expect(['anual', '0198c0de-0000-7000-8000-000000000000'].map(planIn)).toEqual([
    'anual',
    '0198c0de-0000-7000-8000-000000000000',
  ]);
  for (const odd of ['', 'a b', '../admin', '&role=admin', 'x'.repeat(61), null, undefined, 3, {}])
    expect(planIn(odd)).toBeNull();
});

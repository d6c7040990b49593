import { expect, test } from 'vitest';
import { landingOf, planIn } from './landing.ts';

test('each role begins where it works', () => {
  expect(landingOf('admin')).toBe('/admin');
  for (const role of ['restaurant_owner', 'cashier', 'waiter'] as const)
    expect(landingOf(role)).toBe('/restaurant-admin/menu');
});

test('a plan picked before leads its owner to the checkout, and nobody else', () => {
  expect(landingOf('restaurant_owner', 'anual')).toBe('/restaurant-admin/subscription/checkout?plan=anual');
  expect(landingOf('waiter', 'anual')).toBe('/restaurant-admin/menu');
  expect(landingOf('admin', 'anual')).toBe('/admin');
});

test('what an address says is a plan only when it is a plain word', () => {
  expect(['anual', '0198c0de-0000-7000-8000-000000000000'].map(planIn)).toEqual([
    'anual',
    '0198c0de-0000-7000-8000-000000000000',
  ]);
  for (const odd of ['', 'a b', '../admin', '&role=admin', 'x'.repeat(61), null, undefined, 3, {}])
    expect(planIn(odd)).toBeNull();
});

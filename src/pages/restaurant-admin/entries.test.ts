import { expect, test } from 'vitest';
import { closedTo, entryGroups, isCurrent, shortcutsOf } from './entries.ts';

const pages = (role: Parameters<typeof entryGroups>[0]) =>
  entryGroups(role)
    .flat()
    .map(({ to }) => to.replace('/restaurant-admin', '') || '/');

test("the owner's menu is whole and in order; the floor's is short", () => {
  const order = ['/', '/menu', '/tables', '/orders', '/staff', '/reservations', '/subscription', '/history'];
  const whole = [...order, '/customization', '/feedback', '/support', '/settings'];
  const owner = pages('restaurant_owner');
  expect(owner).toEqual(whole.filter((page) => owner.includes(page)));
  expect(whole.filter((page) => page !== '/history' && !owner.includes(page))).toEqual([]);
  for (const role of ['cashier', 'waiter'] as const)
    expect(pages(role)).toEqual(['/', '/menu', '/tables', '/orders', '/reservations']);
});

test('the bar at the bottom is for the floor, and leads to what it works with', () => {
  for (const role of ['cashier', 'waiter'] as const)
    expect(shortcutsOf(role).map(({ to }) => to.split('/')[2])).toEqual(['menu', 'tables', 'orders', 'reservations']);
  expect(shortcutsOf('restaurant_owner')).toEqual([]);
});

test('an entry is current on its own page and below it', () => {
  const orders = { to: '/restaurant-admin/orders' };
  expect(isCurrent(orders, '/restaurant-admin/orders/')).toBe(true);
  expect(isCurrent(orders, '/restaurant-admin/orders/history')).toBe(true);
  expect(isCurrent(orders, '/restaurant-admin/orders-more')).toBe(false);
  expect(isCurrent({ to: '/restaurant-admin' }, '/restaurant-admin/orders')).toBe(false);
});

test('a page that is not for the role is closed to it', () => {
  expect(closedTo('waiter', '/restaurant-admin/staff')?.to).toBe('/restaurant-admin/staff');
  expect(closedTo('cashier', '/restaurant-admin/subscription/checkout')?.to).toBe('/restaurant-admin/subscription');
  expect(closedTo('restaurant_owner', '/restaurant-admin/staff')).toBeNull();
  expect(closedTo('waiter', '/restaurant-admin/account')).toBeNull();
});

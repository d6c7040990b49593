import { expect, test } from 'vitest';
import { closedTo, entryGroups, isCurrent, shortcutsOf } from './entries.ts';

const pages = (role: Parameters<typeof entryGroups>[0]) =>
  entryGroups(role)
    .flat()
    .map(({ to }) => to.replace('/restaurant-admin', '') || '/');

test("the owner's menu is whole and in order; the floor's is short", () => {
  const order = [
    '/',
    '/menu',
    '/floor',
    '/tables',
    '/orders',
    '/orders/corrections',
    '/till',
    '/kitchen',
    '/staff',
    '/reservations',
    '/subscription',
    '/history',
  ];
  const whole = [...order, '/customization', '/feedback', '/support', '/printers', '/settings'];
  const owner = pages('restaurant_owner');
  expect(owner).toEqual(whole.filter((page) => owner.includes(page)));
  expect(whole.filter((page) => page !== '/history' && !owner.includes(page))).toEqual([]);
  expect(pages('waiter')).toEqual(['/', '/menu', '/floor', '/tables', '/orders', '/kitchen', '/reservations']);
  expect(pages('cashier')).toEqual([
    '/',
    '/menu',
    '/floor',
    '/tables',
    '/orders',
    '/till',
    '/kitchen',
    '/reservations',
  ]);
});

test('the bar at the bottom is for the floor, and leads to what it works with', () => {
  const bar = (role: 'cashier' | 'waiter') => shortcutsOf(role).map(({ to }) => to.split('/')[2]);
  expect(bar('waiter')).toEqual(['menu', 'floor', 'tables', 'orders', 'reservations']);
  expect(bar('cashier')).toEqual(['menu', 'tables', 'orders', 'till', 'reservations']);
  const specified = ['Menu', 'Mesas', 'Pedidos', 'Reservas'];
  expect(shortcutsOf('waiter').map(({ label }) => label())).toEqual(expect.arrayContaining(specified));
  expect(shortcutsOf('restaurant_owner')).toEqual([]);
});

test('an entry is current on its own page and below it', () => {
  const orders = { to: '/restaurant-admin/orders' };
  expect(isCurrent(orders, '/restaurant-admin/orders/')).toBe(true);
  expect(isCurrent(orders, '/restaurant-admin/orders/history')).toBe(true);
  expect(isCurrent(orders, '/restaurant-admin/orders-more')).toBe(false);
  expect(isCurrent({ to: '/restaurant-admin' }, '/restaurant-admin/orders')).toBe(false);
  // One page, one entry.
  const corrections = '/restaurant-admin/orders/corrections';
  expect([isCurrent(orders, corrections), isCurrent({ to: corrections }, corrections)]).toEqual([false, true]);
});

test('a page that is not for the role is closed to it', () => {
  expect(closedTo('waiter', '/restaurant-admin/staff')?.to).toBe('/restaurant-admin/staff');
  expect(closedTo('cashier', '/restaurant-admin/subscription/checkout')?.to).toBe('/restaurant-admin/subscription');
  expect(closedTo('cashier', '/restaurant-admin/orders/corrections')?.to).toBe('/restaurant-admin/orders/corrections');
  expect(closedTo('restaurant_owner', '/restaurant-admin/staff')).toBeNull();
  expect(closedTo('waiter', '/restaurant-admin/account')).toBeNull();
});

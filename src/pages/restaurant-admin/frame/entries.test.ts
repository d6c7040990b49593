import { expect, test } from 'vitest';
import { staffPaths } from '#lib/addresses.ts';
import { closedTo, entriesOf, entryGroups, houseGroupAt, houseGroups, isCurrent, shortcutsOf } from './entries.ts';
import { housePages } from './house-pages.ts';
import { tablesPath } from './tables-view.ts';

const pages = (role: Parameters<typeof entryGroups>[0]) =>
  entryGroups(role)
    .flat()
    .map(({ to }) => to.replace('/restaurant-admin', '') || '/');

test("the owner's menu is short and in order, and so is the floor's", () => {
  const owner = ['/', '/menu', '/tables', '/orders', '/till', '/kitchen', '/reservations', '/feedback', '/house'];
  expect(pages('restaurant_owner')).toEqual(owner);
  expect(pages('waiter')).toEqual(['/', '/menu', '/tables', '/orders', '/kitchen', '/reservations']);
  expect(pages('cashier')).toEqual(['/', '/menu', '/tables', '/orders', '/till', '/kitchen', '/reservations']);
});

test('what left the rail stands on the page of the house, each thing once', () => {
  const inHouse = houseGroups.flatMap((group) => housePages('restaurant_owner', group)).map(({ to }) => to);
  const all = [
    ...inHouse,
    ...entryGroups('restaurant_owner')
      .flat()
      .map(({ to }) => to),
  ].sort();
  // The floor is a view of the tables.
  const pages = entriesOf('restaurant_owner').filter(({ within }) => !within);
  expect(all).toEqual([...pages.map(({ to }) => to), staffPaths.account].sort());
});

test('the house is current on all of its pages and below them, and on no other', () => {
  const house = { to: staffPaths.house };
  for (const page of ['staff', 'staff/security', 'orders/corrections', 'settings', 'house'])
    expect(isCurrent(house, `/restaurant-admin/${page}`), page).toBe(true);
  for (const page of ['', '/orders', '/feedback', '/reservations', '/account', '/account/'])
    expect(isCurrent(house, `/restaurant-admin${page}`), page).toBe(false);
  expect(houseGroupAt('/restaurant-admin/subscription/renew')).toBe('billing');
  expect(houseGroupAt(staffPaths.house)).toBeNull();
});

test('the bar at the bottom is for the floor, and leads to what it works with', () => {
  const bar = (role: 'cashier' | 'waiter') => shortcutsOf(role).map(({ to }) => to.split('/')[2]);
  expect(bar('waiter')).toEqual(['menu', 'tables', 'orders', 'reservations']);
  expect(bar('cashier')).toEqual(['menu', 'tables', 'orders', 'till', 'reservations']);
  const specified = ['Menu', 'Mesas', 'Pedidos', 'Reservas'];
  expect(shortcutsOf('waiter').map(({ label }) => label())).toEqual(specified);
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
  expect(closedTo('waiter', staffPaths.house)?.to).toBe(staffPaths.house);
  expect(closedTo('restaurant_owner', '/restaurant-admin/staff')).toBeNull();
  expect(closedTo('waiter', '/restaurant-admin/account')).toBeNull();
});

test('the floor is a view of the tables: their entry is current there, and the palette still finds it', () => {
  const tables = { to: staffPaths.tables };
  const pages = [staffPaths.floor, staffPaths.tables, staffPaths.tablesPrint];
  expect(pages.map((page) => isCurrent(tables, page))).toEqual([true, true, true]);
  expect(entriesOf('waiter').map(({ to }) => to)).toContain(staffPaths.floor);
});

test('the tables open as they were seen last, or else a waiter on the floor and everybody else on the list', () => {
  expect(tablesPath('waiter', null)).toBe(staffPaths.floor);
  for (const role of ['cashier', 'restaurant_owner'] as const) expect(tablesPath(role, null)).toBe(staffPaths.tables);
  expect(tablesPath('waiter', 'list')).toBe(staffPaths.tables);
  expect(tablesPath('cashier', 'plan')).toBe(`${staffPaths.floor}?mesas=planta`);
  expect(tablesPath('waiter', 'no view')).toBe(staffPaths.floor);
});

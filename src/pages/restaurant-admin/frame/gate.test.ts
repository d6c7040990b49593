import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { gatedAt, isGated } from './entries.ts';

test("the gate stands before the restaurant's work, and never before the subscription itself", () => {
  const work = 'menu floor tables staff orders history settings feedback support customization reservations'.split(' ');
  for (const page of work) {
    expect(isGated(`/restaurant-admin/${page}`), page).toBe(true);
    expect(isGated(`/restaurant-admin/${page}/`), page).toBe(true);
  }
  for (const open of ['', '/', '/house', '/account', '/subscription', '/subscription/checkout', '/subscription/renew'])
    expect(isGated(`/restaurant-admin${open}`), open).toBe(false);
});

test('whoever is sent away is told of the page in the words of the navigation', () => {
  expect(gatedAt('/restaurant-admin/orders')?.label).toBe(m['shell.orders']);
  expect(gatedAt('/restaurant-admin/menu/print')?.to).toBe('/restaurant-admin/menu');
  for (const open of ['', '/house', '/subscription', '/subscription/renew', '/account'])
    expect(gatedAt(`/restaurant-admin${open}`), open).toBeNull();
  expect(gatedAt('/somewhere')).toBeNull();
});

import { expect, test } from 'vitest';
import { isGated } from './entries.ts';

test("the gate stands before the restaurant's work, and never before the subscription itself", () => {
  const work = 'menu floor tables staff orders history settings feedback support customization reservations'.split(' ');
  for (const page of work) {
    expect(isGated(`/restaurant-admin/${page}`), page).toBe(true);
    expect(isGated(`/restaurant-admin/${page}/`), page).toBe(true);
  }
  for (const open of ['', '/', '/account', '/subscription', '/subscription/checkout', '/subscription/renew'])
    expect(isGated(`/restaurant-admin${open}`), open).toBe(false);
});

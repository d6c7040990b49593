import { expect, test } from 'vitest';
import { isLocked, stepFor } from './setup-steps.ts';

const owner = { user: { role: 'restaurant_owner' }, restaurant: { beginning: true, subscribed: false } } as const;

test("a page that waits for the subscription is led to by its own step of the set-up, which knows the page's address", () => {
  const steps = {
    menu: 'menu',
    floor: 'tables',
    tables: 'tables',
    orders: 'order',
    kitchen: 'order',
    staff: 'team',
    customization: 'look',
  };
  for (const [page, step] of Object.entries(steps))
    expect(stepFor(owner, `/restaurant-admin/${page}`)).toBe(
      `/restaurant-admin/setup?step=${step}&pagina=${encodeURIComponent(`/restaurant-admin/${page}`)}`,
    );
  expect(stepFor(owner, '/restaurant-admin/floor?mesas=planta')).toContain('step=tables');
});

test('what has no step, what is open, and whoever has paid or may not set up keep their addresses', () => {
  for (const page of ['', '/house', '/subscription', '/till', '/reservations', '/settings', '/printers', '/devices'])
    expect(stepFor(owner, `/restaurant-admin${page}`), page).toBeNull();
  expect(
    stepFor({ ...owner, restaurant: { beginning: false, subscribed: false } }, '/restaurant-admin/menu'),
  ).toBeNull();
  expect(stepFor({ ...owner, user: { role: 'waiter' } }, '/restaurant-admin/menu')).toBeNull();
});

test('a lock is on what has no step before the first payment, and on all work once a subscription has ended', () => {
  const locked = (who: Parameters<typeof isLocked>[0]) =>
    ['', '/menu', '/tables', '/till', '/reservations', '/feedback', '/house'].filter((page) =>
      isLocked(who, `/restaurant-admin${page}`),
    );
  expect(locked(owner)).toEqual(['/till', '/reservations', '/feedback']);
  const ended = { ...owner, restaurant: { beginning: false, subscribed: false } };
  expect(locked(ended)).toEqual(['/menu', '/tables', '/till', '/reservations', '/feedback']);
  expect(locked({ ...owner, restaurant: { beginning: false, subscribed: true } })).toEqual([]);
});

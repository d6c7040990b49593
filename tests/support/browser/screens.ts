import type { Page } from '@playwright/test';
import { paymentMethods } from '../../../src/features/billing/values.ts';
import type { textIn } from './journey.ts';

type Text = ReturnType<typeof textIn>;

/** A screen of the product, and who looks at it. */
export interface Screen {
  /** As in the table of routes. */
  route: string;
  /** Where a route has parameters, what stands in their place. */
  path: string;
  /** What lies over the page, by the name of what opens it. */
  dialog?: string;
  open?: (page: Page, t: Text) => Promise<void>;
}

export const identities = ['guest', 'diner', 'waiter', 'owner', 'newcomer', 'admin'] as const;
export type Who = (typeof identities)[number];

/** A table of the demonstration at which the walk orders. */
export const walkedTable = 9;
const instance = '/r/restaurant-demo';
const seat = `${instance}/table/${walkedTable}`;
const desk = '/restaurant-admin';

const page = (route: string, path = route): Screen => ({ route, path });
const over = (route: string, dialog: string, path = route): Screen => ({
  route,
  path,
  dialog,
  open: (at, t) => press(at, t(dialog, { number: walkedTable }).split(/\s*\{/)[0] ?? ''),
});
const within = (root: string, places: string[]) => places.map((place) => page(`${root}${place}`));

/** Texts with a name in them are known by how they begin. */
const press = (at: Page, name: string) =>
  at
    .getByRole('button', { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) })
    .first()
    .click();

const pages: Record<Who, Screen[]> = {
  guest: [
    '/',
    '/restaurants',
    '/pricing',
    '/demo',
    '/terms',
    '/privacy',
    '/offline',
    '/login',
    '/register-restaurant',
    '/forgot-password',
    '/account-link',
    '/kitchen',
    '/dev/ui',
  ].map((path) => page(path)),
  diner: [
    page('/r/:slug/table/:number', seat),
    page('/r/:slug/table/:number/menu', `${seat}/menu`),
    page('/r/:slug/table/:number/orders', `${seat}/orders`),
    page('/r/:slug/table/:number/bill', `${seat}/bill`),
    page('/r/:slug/table/:number/bill', `${seat}/bill?view=split`),
    over('/r/:slug/table/:number/menu', 'diner.add', `${seat}/menu`),
    over('/r/:slug/table/:number/menu', 'diner.call', `${seat}/menu`),
    {
      ...page('/r/:slug/table/:number/menu', `${seat}/menu`),
      dialog: 'diner.seeComanda',
      open: async (at, t) => {
        await press(at, t('diner.add'));
        const dialog = at.getByRole('dialog');
        await dialog.getByRole('button', { name: t('diner.confirmAdd'), exact: true }).click();
        await dialog.waitFor({ state: 'hidden' });
        await at.getByRole('button', { name: t('diner.seeComanda') }).click();
      },
    },
  ],
  waiter: [
    ...within(desk, ['', '/floor', '/tables', '/orders', '/kitchen']),
    page(`${desk}/floor`, `${desk}/floor?mesas=todas`),
    over(`${desk}/floor`, 'orders.table', `${desk}/floor?mesas=todas`),
    page(`${desk}/kitchen`, `${desk}/kitchen?station=expedicao`),
    over(`${desk}/kitchen`, 'kitchen.recall'),
    over(`${desk}/kitchen`, 'kitchen.settings'),
  ],
  owner: [
    ...within(desk, ['', '/menu', '/menu/print', '/tables', '/tables/print', '/orders', '/orders/corrections']),
    ...within(desk, ['/floor', '/till', '/reservations', '/staff']),
    over(`${desk}/floor`, 'floor.sections.title'),
    page(`${desk}/floor`, `${desk}/floor?mesas=planta`),
    ...within(desk, ['/subscription', '/subscription/checkout', '/subscription/renew', '/history', '/customization']),
    ...within(desk, ['/feedback', '/support', '/printers', '/settings', '/settings/connected', '/account']),
    over(desk, 'shell.openMenu'),
    over(`${desk}/menu`, 'menu.add'),
    over(`${desk}/menu`, 'menu.list.categories'),
    over(`${desk}/menu`, 'menu.list.optionGroups'),
    over(`${desk}/menu`, 'menu.list.edit'),
    over(`${desk}/menu`, 'menu.list.remove'),
    over(`${desk}/menu`, 'menu.tools.import'),
    over(`${desk}/tables`, 'tables.add'),
    over(`${desk}/tables`, 'tables.orders'),
    over(`${desk}/tables`, 'tables.code'),
    over(`${desk}/tables`, 'tables.remove'),
    over(`${desk}/orders`, 'orders.add'),
    over(`${desk}/orders`, 'orders.editOrderOf'),
    {
      ...page(`${desk}/orders`),
      dialog: 'bills.complete.action',
      open: async (at, t) => {
        await press(at, t('orders.more', { number: walkedTable }));
        await at.getByRole('menuitem', { name: t('bills.complete.action') }).click();
      },
    },
    over(`${desk}/till`, 'till.drawer.out'),
    over(`${desk}/till`, 'till.fee.share'),
    {
      ...page(`${desk}/till`),
      dialog: 'till.numbered',
      open: (at, t) => press(at, t('till.numbered', { number: '' }).trim()),
    },
    over(`${desk}/settings`, 'calls.settings.edit'),
    over(`${desk}/reservations`, 'reservations.add'),
    over(`${desk}/staff`, 'staff.add'),
    over(`${desk}/staff`, 'staff.edit'),
    over(`${desk}/printers`, 'printing.add'),
    over(`${desk}/printers`, 'printing.agents.add'),
    over(`${desk}/staff`, 'devices.pair'),
    over(`${desk}/subscription`, 'billing.current.cancel'),
    over(`${desk}/history`, 'billing.history.details'),
    over(`${desk}/account`, 'accounts.mine.email.change'),
    over(`${desk}/account`, 'accounts.mine.twoFactor.enable'),
  ],
  newcomer: [
    ...within(desk, ['/subscription', '/subscription/checkout', '/history']),
    ...paymentMethods.map((method) =>
      page(`${desk}/subscription/payment/:id`, `${desk}/subscription/payment/${method}`),
    ),
  ],
  admin: [
    ...within('/admin', ['', '/restaurants', '/subscriptions', '/discounts', '/plans', '/feedback', '/privacy']),
    ...within('/admin', ['/audit', '/account']),
    over('/admin/restaurants', 'platform.restaurants.edit'),
    over('/admin/discounts', 'platform.discounts.add'),
    over('/admin/plans', 'platform.plans.edit'),
  ],
};
pages.guest.push(
  page('/*', '/nothing-here'),
  page('/demo', '/demo?view=restaurant'),
  page('/reset-password', '/reset-password?token=unknown'),
  page('/r/:slug/login', `${instance}/login`),
  page('/r/:slug', instance),
  page('/r/:slug/menu', `${instance}/menu`),
  page('/r/:slug/reservations', `${instance}/reservations`),
);

export const screensOf = (who: Who): readonly Screen[] => pages[who];

/** As many as one test walks in good time. */
export const partsOf = (who: Who): (readonly Screen[])[] =>
  Array.from({ length: Math.ceil(pages[who].length / 10) }, (_, n) => pages[who].slice(n * 10, n * 10 + 10));

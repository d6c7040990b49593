import { paymentMethods } from '../../../src/features/billing/values.ts';
import { settingsParts } from '../../../src/features/restaurants/web/settings/section-address.ts';
import { dialogs, type Open, walkedTable } from './dialogs.ts';

/** A screen of the product, and who looks at it. */
export interface Screen {
  /** As in the table of routes. */
  route: string;
  /** Where a route has parameters, what stands in their place. */
  path: string;
  /** What lies over the page, and the source that draws it. */
  dialog?: string;
  shows?: string;
  open?: Open;
  /** Wider screens have no such thing. */
  phoneOnly?: boolean;
  /** With which status its address, or what opens it, is refused: the browser's console says so. */
  refused?: number;
}

export const identities = ['guest', 'diner', 'waiter', 'owner', 'newcomer', 'admin'] as const;
export type Who = (typeof identities)[number];

const instance = '/r/restaurant-demo';
const seat = `${instance}/table/${walkedTable}`;
const desk = '/restaurant-admin';

const page = (route: string, path = route): Screen => ({ route, path });
const missing = (route: string, path: string): Screen => ({ ...page(route, path), refused: 404 });
const within = (root: string, places: string[]) => places.map((place) => page(`${root}${place}`));

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
  ].map((path) => page(path)),
  diner: [
    page('/r/:slug/table/:number', seat),
    page('/r/:slug/table/:number/menu', `${seat}/menu`),
    page('/r/:slug/table/:number/orders', `${seat}/orders`),
    page('/r/:slug/table/:number/bill', `${seat}/bill`),
    page('/r/:slug/table/:number/bill', `${seat}/bill?view=split`),
    page('/r/:slug/table/:number/bill', `${seat}/bill?view=receipt`),
  ],
  waiter: [
    ...within(desk, ['', '/floor', '/tables', '/orders', '/kitchen']),
    page(`${desk}/floor`, `${desk}/floor?mesas=todas`),
    page(`${desk}/kitchen`, `${desk}/kitchen?station=expedicao`),
  ],
  owner: [
    {
      ...page(desk),
      dialog: 'shell.openMenu',
      shows: 'src/ui/staff/side-menu.tsx',
      phoneOnly: true,
      open: (at, t) => at.getByRole('button', { name: t('shell.openMenu') }).click(),
    },
    ...within(desk, ['', '/menu', '/menu/print', '/tables', '/tables/print', '/orders', '/orders/corrections']),
    ...within(desk, ['/floor', '/till', '/reservations', '/staff', '/staff/security']),
    page(`${desk}/floor`, `${desk}/floor?mesas=planta`),
    ...settingsParts.map((part) => page(`${desk}/settings`, `${desk}/settings?abrir=${part}`)),
    ...within(desk, ['/subscription', '/subscription/checkout', '/subscription/renew', '/history', '/customization']),
    ...within(desk, [
      '/feedback',
      '/support',
      '/printers',
      '/devices',
      '/settings',
      '/settings/connected',
      '/account',
      '/house',
    ]),
    missing(`${desk}/*`, `${desk}/nothing-here`),
  ],
  newcomer: [
    ...within(desk, ['', '/subscription', '/subscription/checkout', '/history', '/setup']),
    ...['look', 'menu', 'tables', 'team', 'order'].map((step) => page(`${desk}/setup`, `${desk}/setup?step=${step}`)),
    ...paymentMethods.map((method) =>
      page(`${desk}/subscription/payment/:id`, `${desk}/subscription/payment/${method}`),
    ),
  ],
  admin: [
    ...within('/admin', ['', '/restaurants', '/subscriptions', '/discounts', '/plans', '/feedback', '/privacy']),
    ...within('/admin', ['/audit', '/security', '/account']),
    page('/admin/restaurants/:id', '/admin/restaurants/restaurant-demo'),
    missing('/admin/*', '/admin/nothing-here'),
  ],
};
pages.guest.push(
  missing('/*', '/nothing-here'),
  // The gallery is there while the screens are being worked on.
  missing('/dev/ui', '/dev/ui'),
  missing('/r/:slug/login', '/r/no-such-house/login'),
  missing('/r/:slug/table/:number', `${instance}/table/999`),
  missing('/r/:slug/table/:number/menu', '/r/no-such-house/table/1/menu'),
  page('/restaurants', '/restaurants?q=nada-disso'),
  page('/demo', '/demo?view=restaurant'),
  page('/reset-password', '/reset-password?token=unknown'),
  page('/r/:slug/login', `${instance}/login`),
  page('/r/:slug', instance),
  page('/r/:slug/menu', `${instance}/menu`),
  page('/r/:slug/reservations', `${instance}/reservations`),
  missing('/r/:slug/reservations/:key', `${instance}/reservations/00000000-0000-4000-8000-000000000000`),
);

for (const who of identities) pages[who].push(...dialogs[who]);

export const screensOf = (who: Who): readonly Screen[] => pages[who];

/** As many as one test walks in good time. */
export const partsOf = (who: Who): (readonly Screen[])[] =>
  Array.from({ length: Math.ceil(pages[who].length / 3) }, (_, n) => pages[who].slice(n * 3, n * 3 + 3));

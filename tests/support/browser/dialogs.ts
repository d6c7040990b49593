import type { Locator, Page } from '@playwright/test';
import { firstPassword } from './entrance.ts';
import { asRead, plainDish, type textIn } from './journey.ts';

export type Text = ReturnType<typeof textIn>;

/** A table of the demonstration at which the walk orders. */
export const walkedTable = 9;
/** Who reserved it for this very moment, and finds it occupied. */
export const walkedGuest = 'João Batista de Albuquerque';

export type Open = (page: Page, t: Text) => Promise<void>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Texts with a name in them are known by how they begin, with these names for their gaps. */
const beginning = (t: Text, key: string, values = {}) => {
  const texts = [plainDish, asRead('en', plainDish)].map((dish) =>
    t(key, { number: walkedTable, item: dish, product: dish, ...values }),
  );
  return new RegExp(`^(?:${texts.map((text) => escaped(text.split(/\s*\{/)[0] ?? '')).join('|')})`);
};

/** What lies uppermost. */
async function top(at: Page): Promise<Page | Locator> {
  const dialogs = at.locator('dialog:modal');
  return (await dialogs.count()) > 0 ? dialogs.last() : at;
}

const button =
  (key: string, values = {}): Open =>
  async (at, t) =>
    (await top(at))
      .getByRole('button', { name: beginning(t, key, values) })
      .first()
      .click();
const named =
  (name: RegExp): Open =>
  async (at) =>
    (await top(at)).getByRole('button', { name }).first().click();
const key =
  (pressed: string): Open =>
  (at) =>
    at.keyboard.press(pressed);
const item =
  (key: string): Open =>
  (at, t) =>
    at.getByRole('menuitem', { name: t(key) }).click();
const radio =
  (key: string): Open =>
  (at, t) =>
    at.getByRole('radio', { name: t(key) }).check();
const fold =
  (key: string): Open =>
  async (at, t) =>
    (await top(at)).getByText(t(key)).click();
const dish: Open = async (at, t) => {
  const dialog = at.getByRole('dialog');
  await dialog.getByRole('button', { name: t('diner.confirmAdd'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};
const password: Open = async (at) => {
  await at.getByRole('dialog').locator('input[type=password]').fill(firstPassword);
  await at.keyboard.press('Enter');
};

export interface Dialog {
  route: string;
  path: string;
  /** The source that draws it. */
  shows: string;
  dialog: string;
  open: Open;
  phoneOnly?: boolean;
  refused?: number;
}

const over = (at: string | { route: string; path: string }, shows: string, ...steps: (string | Open)[]): Dialog => ({
  ...(typeof at === 'string' ? { route: at, path: at } : at),
  shows: `src/${shows}.tsx`,
  dialog: `${shows.split('/').at(-1)} ${steps.filter((step) => typeof step === 'string').join(' ')}`,
  open: async (page, t) => {
    for (const step of steps) await (typeof step === 'string' ? button(step) : step)(page, t);
  },
});

const desk = '/restaurant-admin';
const table = `/r/restaurant-demo/table/${walkedTable}`;
const menu = { route: '/r/:slug/table/:number/menu', path: `${table}/menu` };
const split = { route: '/r/:slug/table/:number/bill', path: `${table}/bill?view=split` };
const settings = (part: string) => ({ route: `${desk}/settings`, path: `${desk}/settings?abrir=${part}` });
const floor = { route: `${desk}/floor`, path: `${desk}/floor?mesas=todas` };

export const dialogs = {
  guest: [over(menu, 'features/tables/web/diner/seat-dialog', 'diner.call')],
  diner: [
    over(menu, 'features/orders/web/diner/choosing/item-dialog', 'diner.addTo'),
    over(menu, 'features/calls/web/diner/call-sheet', 'diner.call'),
    {
      ...over(menu, 'features/orders/web/diner/comanda/comanda-sheet', 'diner.addTo', dish, (at, t) =>
        named(new RegExp(t('diner.seeComanda')))(at, t),
      ),
      // Beside the menu it is a panel.
      phoneOnly: true,
    },
    over(split, 'features/checks/web/diner/paying/pay-button', radio('checks.byPeople'), 'checks.pay.amount'),
  ],
  waiter: [
    over(floor, 'features/floor/web/table-sheet', 'orders.table'),
    over(`${desk}/kitchen`, 'features/kitchen/web/recall-sheet', 'kitchen.recall'),
    over(`${desk}/kitchen`, 'features/kitchen/web/settings-sheet', 'kitchen.settings'),
    over(`${desk}/kitchen`, 'features/menu/web/availability/sold-out-sheet', 'menu.availability.open'),
  ],
  owner: [
    over(`${desk}/staff`, 'pages/restaurant-admin/palette/palette', key('Control+k')),
    over(`${desk}/orders`, 'pages/restaurant-admin/palette/keys-sheet', key('?')),
    over(`${desk}/floor`, 'features/floor/web/sections-dialog', 'floor.sections.title'),
    over(floor, 'features/floor/web/change-table-dialog', 'orders.table', 'floor.deed.move'),
    over(floor, 'features/floor/web/change-table-dialog', 'orders.table', 'floor.deed.merge'),
    over(floor, 'features/floor/web/hand-over-dialog', 'orders.table', 'floor.deed.hand'),
    over(`${desk}/menu`, 'features/menu/web/editing/products/product-dialog', 'menu.add'),
    over(`${desk}/menu`, 'features/menu/web/editing/products/product-dialog', 'menu.list.edit'),
    over(
      `${desk}/menu`,
      'features/menu/web/editing/products/remove-product-dialog',
      'menu.list.more',
      item('menu.remove.yes'),
    ),
    over(`${desk}/menu`, 'features/menu/web/editing/categories/categories-dialog', 'menu.list.categories'),
    over(`${desk}/menu`, 'features/menu/web/editing/groups/groups-dialog', 'menu.list.optionGroups'),
    over(`${desk}/menu`, 'features/menu/web/editing/groups/group-dialog', 'menu.list.optionGroups', 'menu.groups.edit'),
    over(`${desk}/menu`, 'features/menu/web/editing/stations/stations-dialog', 'menu.list.stations'),
    over(
      `${desk}/menu`,
      'features/menu/web/availability/sale-state',
      'menu.availability.of',
      item('menu.availability.countLeft'),
    ),
    over(`${desk}/menu`, 'features/menu/web/import-dialog', 'menu.tools.import'),
    over(`${desk}/tables`, 'features/tables/web/table-form-dialog', 'tables.add'),
    over(`${desk}/tables`, 'features/bills/web/settlement/settlement-dialog', 'tables.orders', 'bills.addChargeLabel'),
    over(`${desk}/tables`, 'features/tables/web/qr-dialog', 'tables.code'),
    over(`${desk}/orders`, 'features/orders/web/order-form-dialog', 'orders.add'),
    over(`${desk}/orders`, 'features/orders/web/order-form-dialog', 'orders.editOrderOf'),
    ...(
      [
        ['bills/web/settlement/settlement-dialog', 'bills.complete.action'],
        ['orders/web/history-dialog', 'orders.history.action'],
        ['orders/web/correction/correction-dialog', 'orders.corrections.action'],
      ] as const
    ).map(([shows, action]) => over(`${desk}/orders`, `features/${shows}`, 'orders.more', item(action))),
    over(
      `${desk}/orders`,
      'features/orders/web/correction/correction-form',
      'orders.more',
      item('orders.corrections.action'),
      named(/^2×/),
    ),
    over(`${desk}/till`, 'features/till/web/movement-dialog', 'till.drawer.out'),
    over(`${desk}/till`, 'features/till/web/sharing-dialog', 'till.fee.share'),
    over(`${desk}/till`, 'features/till/web/closed-till-dialog', (at, t) =>
      named(new RegExp(`^${t('till.numbered', { number: '' }).trim()}`))(at, t),
    ),
    over(settings('dias'), 'features/reservations/web/special-days/special-day-dialog', 'restaurants.days.add'),
    over(`${desk}/reservations`, 'features/reservations/web/reservation-form-dialog', 'reservations.add'),
    over(`${desk}/reservations`, 'features/reservations/web/evening/walk-in-dialog', 'reservations.walkIn.title'),
    over(
      `${desk}/reservations`,
      'features/reservations/web/evening/reservation-dialog',
      radio('reservations.view.evening'),
      named(new RegExp(walkedGuest)),
    ),
    {
      ...over(
        `${desk}/reservations`,
        'features/reservations/web/seat-dialog',
        radio('reservations.view.list'),
        button('reservations.outcome.arriveOf', { name: walkedGuest }),
      ),
      refused: 409,
    },
    over(`${desk}/staff`, 'features/staff/web/staff-form-dialog', 'staff.add'),
    over(`${desk}/staff`, 'features/staff/web/staff-form-dialog', 'staff.edit'),
    over(`${desk}/devices`, 'features/devices/web/device-form-dialog', 'devices.pair'),
    over(`${desk}/printers`, 'features/printing/web/adding/add-printer-dialog', 'printing.add'),
    over(
      `${desk}/printers`,
      'features/printing/web/adding/add-printer-dialog',
      'printing.add',
      'printing.kinds.agent',
      fold('printing.agents.forInstallers'),
      'printing.agents.showCommand',
    ),
    over(`${desk}/printers`, 'features/printing/web/adding/add-printer-dialog', 'printing.add', 'printing.kinds.star'),
    over(`${desk}/printers`, 'features/printing/web/pairing-dialog', 'printing.agents.add'),
    over(`${desk}/subscription`, 'features/billing/web/cancel-dialog', 'billing.current.cancel'),
    over(`${desk}/history`, 'features/billing/web/history/details-dialog', 'billing.history.details'),
    over(`${desk}/account`, 'features/accounts/web/change-email-dialog', 'accounts.mine.email.change'),
    over(`${desk}/account`, 'features/accounts/web/password-dialog', 'accounts.mine.twoFactor.enable'),
    over(`${desk}/account`, 'features/accounts/web/phone-dialog', 'accounts.mine.phone.add'),
    over(`${desk}/account`, 'features/accounts/web/pin-dialog', 'accounts.mine.pin.create'),
  ],
  newcomer: [over(`${desk}/account`, 'features/accounts/web/scan-dialog', 'accounts.mine.twoFactor.enable', password)],
  admin: [
    over('/admin/restaurants', 'features/platform/web/restaurants/restaurant-dialog', 'platform.restaurants.edit'),
    over('/admin/discounts', 'features/platform/web/discounts/discount-dialog', 'platform.discounts.add'),
    over('/admin/plans', 'features/platform/web/plans/plan-dialog', 'platform.plans.edit'),
  ],
};

/** Those that the walk does not come to, and why. */
export const unwalked: Record<string, string> = {
  'accounts/web/phone-code-dialog': 'one field, as the dialog of the number before it; comes after a text message',
  'accounts/web/recovery-codes-dialog': 'comes once, after a code of an app',
  'bills/web/guest-part-question':
    'asks when what is typed is what a guest asked to pay; looked at by the journey of that',
  'bills/web/receive-dialog': 'comes when a guest asks to pay at the table; looked at by the journey of that',
  'bills/web/reverse-payment': 'of a payment of an open bill; looked at by the journey of that',
  'bills/web/unready-dishes': 'asks when a bill is closed whose dishes are not ready; looked at by the journey of that',
  'checks/web/give-back-dialog': 'comes when the house owes a guest; looked at by the journey of that',
  'kitchen/web/ended-sheet':
    'tickets as on the wall, which is walked, of orders that were cancelled or closed: the journey of the kitchen opens it',
  'kitchen/web/held-sheet': 'comes where several dishes of an order are held; looked at by the journey of that',
  'kitchen/web/whole-ticket': 'a ticket of the wall, which is walked, over the others',
  'kitchen/web/sheet': 'what the sheets of the display are made of',
  'orders/web/diner/following/bill-closed': 'comes by itself when a bill is closed; looked at by the journey of that',
  'orders/web/ready-tray': 'stands only while something is ready; looked at by the journey of those who carry',
  'pages/restaurant-admin/palette/opening': 'stands for a moment, until the palette was fetched',
  'printing/web/kitchen-notice':
    'stands only while a printer does not print; looked at by the journey of one that never came',
  'platform/web/edit-dialog': 'what the dialogs of the platform are made of',
  'printing/web/jobs-dialog': 'of a printer, and the demonstration has none; looked at by the journey of that',
  'printing/web/printer-form-dialog':
    'of a printer, and the demonstration has none; looked at by the journey of owners who add printers',
  'printing/web/printer-notice': 'of a printer that is in trouble',
  'printing/web/secret-dialog': 'comes once, when the address of a printer was changed',
  'till/web/open-till-dialog': 'only while no till is open',
};

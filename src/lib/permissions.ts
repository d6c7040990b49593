/**
 * Who can ask. A diner is anyone without an account, at a table or not; a kitchen is a display that an owner has paired; a visitor is a
 * browser that has a table of the demonstration.
 */
export const roles = ['admin', 'restaurant_owner', 'cashier', 'waiter', 'kitchen', 'diner', 'visitor'] as const;
export type Role = (typeof roles)[number];
/** The roles of accounts. */
export type PersonRole = Exclude<Role, 'kitchen' | 'diner' | 'visitor'>;
export const staffRoles = ['restaurant_owner', 'cashier', 'waiter'] as const satisfies Role[];
export type StaffRole = (typeof staffRoles)[number];

const everyone = roles;
const owner = ['restaurant_owner'] as const;
const till = ['restaurant_owner', 'cashier'] as const;
const floor = staffRoles;
const kitchen = [...floor, 'kitchen'] as const;

/** The one table of who may do what. The server enforces it for every call; screens read it to show or hide. */
export const permissions = {
  platform: ['admin'],
  'restaurant.manage': owner,
  settings: owner,
  // Needs no open subscription: it is how one is opened.
  subscription: owner,
  /** What sets a house up, for whoever has not paid yet too: see `mayBegin`. */
  setup: owner,
  staff: owner,
  menu: floor,
  stations: owner,
  tables: floor,
  'tables.delete': owner,
  // Needs no open subscription: the first page is where people learn that there is none.
  dashboard: floor,
  // Needs no open subscription: a payment that opens it reaches the screens that are open then.
  live: kitchen,
  /** How the house has done over weeks. */
  reports: owner,
  orders: floor,
  /** Guests who want somebody at their table. */
  calls: floor,
  /** Who serves which table. */
  floor,
  /** Gives tables to others. */
  'floor.sections': till,
  /** What a kitchen does: its lines begin and are ready. */
  lines: kitchen,
  /** What of the menu has run out, or how much of it is left. */
  availability: kitchen,
  'orders.complete': till,
  /** Says what a product costs whose price is open. */
  'orders.openPrice': till,
  /** Takes back or gives without asking, and allows it to others by a PIN. */
  approvals: till,
  /** The drawer: opened, counted, closed. Which tills somebody sees is the till's own to say. */
  till,
  'till.sharing': owner,
  reservations: floor,
  // How printers stand, and what is to come out where; the printers themselves are the owner's.
  printing: floor,
  /** That papers do not come out, and which: whoever cooks by them has to know, and sends them to another printer. */
  'printing.trouble': kitchen,
  printers: owner,
  account: ['admin', 'restaurant_owner', 'cashier', 'waiter'],
  /** The kitchen of one table of the demonstration. No account opens it: it belongs to the browser that has the table. */
  demo: ['visitor'],
  public: everyone,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role);
}

/** These are the calls of a restaurant at work: they need an open subscription as well as the role. */
const gated: ReadonlySet<Permission> = new Set([
  'restaurant.manage',
  'staff',
  'menu',
  'stations',
  'reports',
  'tables',
  'tables.delete',
  'orders',
  'calls',
  'floor',
  'floor.sections',
  'lines',
  'availability',
  'orders.complete',
  'orders.openPrice',
  'approvals',
  'till',
  'till.sharing',
  'reservations',
  'printing',
  'printing.trouble',
  'printers',
  'settings',
  'setup',
]);

export function needsSubscription(permission: Permission): boolean {
  return gated.has(permission);
}

/** Before a restaurant's first subscription these are open too: whoever has not paid yet sees what they would pay for. */
export function mayBegin(permission: Permission): boolean {
  return permission === 'setup';
}

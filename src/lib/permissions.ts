/** Who can ask. A diner is anyone without an account, at a table or not. */
export const roles = ['admin', 'restaurant_owner', 'cashier', 'waiter', 'diner'] as const;
export type Role = (typeof roles)[number];
export const staffRoles = ['restaurant_owner', 'cashier', 'waiter'] as const satisfies Role[];
export type StaffRole = (typeof staffRoles)[number];

const everyone: readonly Role[] = roles;
const owner: readonly Role[] = ['restaurant_owner'];
const till: readonly Role[] = ['restaurant_owner', 'cashier'];
const floor: readonly Role[] = staffRoles;

/** The one table of who may do what. The server enforces it for every call; screens read it to show or hide. */
export const permissions = {
  platform: ['admin'],
  'restaurant.manage': owner,
  settings: owner,
  // Needs no open subscription: it is how one is opened.
  subscription: owner,
  staff: owner,
  menu: floor,
  tables: floor,
  'tables.delete': owner,
  // Needs no open subscription: the first page is where people learn that there is none.
  dashboard: floor,
  orders: floor,
  'orders.complete': till,
  reservations: floor,
  account: ['admin', 'restaurant_owner', 'cashier', 'waiter'],
  public: everyone,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role);
}

/** These are the calls of a restaurant at work: they need an open subscription as well as the role. */
const gated: ReadonlySet<Permission> = new Set([
  'staff',
  'menu',
  'tables',
  'tables.delete',
  'orders',
  'orders.complete',
  'reservations',
  'settings',
]);

export function needsSubscription(permission: Permission): boolean {
  return gated.has(permission);
}

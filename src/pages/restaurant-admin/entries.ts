import { m } from '#generated/messages/messages.js';
import { may, type Permission, type Role } from '#lib/permissions.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { HomeIcon, ReceiptIcon } from '#ui/icons.tsx';

export interface Entry {
  to: string;
  label: () => string;
  icon: IconComponent;
  permission: Permission;
  /** Entries of one group stand together, with air between the groups. */
  group: (typeof groups)[number];
  /** Also in the bar at the bottom of a waiter's or cashier's phone. */
  shortcut?: boolean;
  /** Wears the count of pending orders. */
  counted?: boolean;
}

const groups = ['service', 'account', 'house'] as const;

/** The restaurant's navigation, in the specification's order. A page enters it when it exists. */
const entries: Entry[] = [
  { to: '/restaurant-admin', label: m['shell.dashboard'], icon: HomeIcon, permission: 'orders', group: 'service' },
  {
    to: '/restaurant-admin/orders',
    label: m['shell.orders'],
    icon: ReceiptIcon,
    permission: 'orders',
    group: 'service',
    shortcut: true,
    counted: true,
  },
];

function entriesOf(role: Role): Entry[] {
  return entries.filter((entry) => may(role, entry.permission));
}

export function entryGroups(role: Role): Entry[][] {
  return groups
    .map((group) => entriesOf(role).filter((entry) => entry.group === group))
    .filter((entries) => entries.length > 0);
}

/** Those who work the floor have the bar at hand; an owner has the menu. */
export function shortcutsOf(role: Role): Entry[] {
  return role === 'cashier' || role === 'waiter' ? entriesOf(role).filter((entry) => entry.shortcut) : [];
}

export function isCurrent(entry: Entry, pathname: string): boolean {
  return pathname.replace(/\/$/, '') === entry.to;
}

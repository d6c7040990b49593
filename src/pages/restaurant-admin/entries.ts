import { m } from '#generated/messages/messages.js';
import { may, type Permission, type Role } from '#lib/permissions.ts';
import {
  BadgeCheckIcon,
  CalendarIcon,
  HistoryIcon,
  LifebuoyIcon,
  MessageIcon,
  PaletteIcon,
  SlidersIcon,
  TableIcon,
  UsersIcon,
} from '#ui/admin/icons.tsx';
import type { IconComponent } from '#ui/icon.tsx';
import { HomeIcon, ReceiptIcon } from '#ui/icons.tsx';
import { UtensilsIcon } from '#ui/icons-more.tsx';

export interface Entry {
  to: string;
  label: () => string;
  icon: IconComponent;
  permission: Permission;
  /** Entries of one group stand together, with air between the groups. */
  group: (typeof groups)[number];
  /** Also in the bar at the bottom of a waiter's or cashier's phone. */
  shortcut?: boolean;
  /** Wears the count of what waits: orders that nobody has begun, reservations that nobody has answered. */
  counted?: keyof Counts;
}

export interface Counts {
  orders: number;
  reservations: number;
}

const groups = ['service', 'account', 'house'] as const;
const root = '/restaurant-admin';
const service = { group: 'service', shortcut: true } as const;
const account = { group: 'account', permission: 'restaurant.manage' } as const;
const house = { group: 'house', permission: 'restaurant.manage' } as const;

/** The restaurant's navigation, in the specification's order. A page enters it when it exists. */
const entries: Entry[] = [
  { to: root, label: m['shell.dashboard'], icon: HomeIcon, permission: 'dashboard', group: 'service' },
  { to: `${root}/menu`, label: m['shell.menu'], icon: UtensilsIcon, permission: 'menu', ...service },
  { to: `${root}/tables`, label: m['shell.tables'], icon: TableIcon, permission: 'tables', ...service },
  {
    to: `${root}/orders`,
    label: m['shell.orders'],
    icon: ReceiptIcon,
    permission: 'orders',
    counted: 'orders',
    ...service,
  },
  { to: `${root}/staff`, label: m['shell.staff'], icon: UsersIcon, permission: 'staff', group: 'service' },
  {
    to: `${root}/reservations`,
    label: m['shell.reservations'],
    icon: CalendarIcon,
    permission: 'reservations',
    counted: 'reservations',
    ...service,
  },
  { to: `${root}/subscription`, label: m['shell.subscription'], icon: BadgeCheckIcon, ...account },
  { to: `${root}/history`, label: m['shell.history'], icon: HistoryIcon, ...account },
  { to: `${root}/customization`, label: m['shell.customization'], icon: PaletteIcon, ...account },
  { to: `${root}/feedback`, label: m['shell.feedback'], icon: MessageIcon, ...house },
  { to: `${root}/support`, label: m['shell.support'], icon: LifebuoyIcon, ...house },
  { to: `${root}/settings`, label: m['shell.settings'], icon: SlidersIcon, ...house },
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

/** Also on the pages below it; the first page is below nothing. */
export function isCurrent({ to }: Pick<Entry, 'to'>, pathname: string): boolean {
  const here = pathname.replace(/\/$/, '');
  return here === to || (to !== root && here.startsWith(`${to}/`));
}

/** The page at an address that the role may not open, or null. */
export function closedTo(role: Role, pathname: string): Entry | null {
  const entry = entries.find((each) => isCurrent(each, pathname));
  return entry && !may(role, entry.permission) ? entry : null;
}

/** The count that an entry wears, and what it counts in words. */
export function countOf({ counted }: Entry, counts: Counts): { count: number; mark?: string } {
  const count = counted ? counts[counted] : 0;
  if (count === 0) return { count };
  const say = counted === 'reservations' ? m['reservations.pendingCount'] : m['shell.newCount'];
  return { count, mark: say({ count }) };
}

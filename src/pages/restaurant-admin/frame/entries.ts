import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { may, type Permission, type Role } from '#lib/permissions.ts';
import { CalendarIcon } from '#ui/calendar-icon.tsx';
import type { IconComponent } from '#ui/icon.tsx';
import { HomeIcon, ReceiptIcon } from '#ui/icons.tsx';
import { ClocheIcon, UtensilsIcon } from '#ui/late-icons.tsx';
import {
  BadgeCheckIcon,
  FlameIcon,
  HistoryIcon,
  HouseIcon,
  LifebuoyIcon,
  MessageIcon,
  PaletteIcon,
  PrinterIcon,
  SlidersIcon,
  TableIcon,
  TabletIcon,
  TillIcon,
  UndoIcon,
  UsersIcon,
} from '#ui/staff/icons.tsx';

export interface Entry {
  to: string;
  label: () => string;
  icon: IconComponent;
  permission: Permission;
  /** Also without an open subscription, which the others lead to. */
  ungated?: boolean;
  /** Entries of one group stand together, with air between the groups; those of the house's groups stand on its page and not in the rail. */
  group: (typeof groups)[number] | HouseGroup;
  /** Also in the bar at the bottom of these people's phones. */
  shortcut?: readonly Role[];
  /** What that bar calls it, where the specification names the bar's entries otherwise. */
  shortcutLabel?: () => string;
  /** It is no page of this frame: the whole document is loaded. */
  otherDocument?: boolean;
  /** It is a view of this other entry's, which is current there; the navigation does not list it. */
  within?: string;
  /** After 'g', leads here from the keyboard. */
  letter?: () => string;
  /** Wears the count of what waits: orders that nobody has begun, calls and reservations that nobody has answered. */
  counted?: keyof Counts;
}

export interface Counts {
  orders: number;
  calls: number;
  reservations: number;
}

const groups = ['service', 'house'] as const;
export const houseGroups = ['serving', 'team', 'look', 'billing', 'help'] as const;
export type HouseGroup = (typeof houseGroups)[number];
const service = { group: 'service', shortcut: ['cashier', 'waiter'] } as const;
const billing = { group: 'billing', permission: 'restaurant.manage' } as const;
const house = { group: 'house', permission: 'restaurant.manage' } as const;

/** The restaurant's navigation, in the specification's order. A page enters it when it exists. */
const entries: Entry[] = [
  {
    to: staffPaths.home,
    label: m['shell.dashboard'],
    letter: m['shell.palette.letter.home'],
    icon: HomeIcon,
    permission: 'dashboard',
    group: 'service',
    ungated: true,
  },
  {
    to: staffPaths.menu,
    label: m['shell.menu'],
    shortcutLabel: m['shell.menuShortcut'],
    letter: m['shell.palette.letter.menu'],
    icon: UtensilsIcon,
    permission: 'menu',
    ...service,
  },
  {
    to: staffPaths.floor,
    label: m['floor.title'],
    letter: m['shell.palette.letter.floor'],
    icon: ClocheIcon,
    permission: 'floor',
    group: 'service',
    within: staffPaths.tables,
  },
  {
    to: staffPaths.tables,
    label: m['shell.tables'],
    letter: m['shell.palette.letter.tables'],
    icon: TableIcon,
    permission: 'tables',
    counted: 'calls',
    ...service,
  },
  {
    to: staffPaths.orders,
    label: m['shell.orders'],
    letter: m['shell.palette.letter.orders'],
    icon: ReceiptIcon,
    permission: 'orders',
    counted: 'orders',
    ...service,
  },
  {
    to: staffPaths.corrections,
    label: m['orders.corrections.list.title'],
    icon: UndoIcon,
    permission: 'restaurant.manage',
    group: 'serving',
  },
  {
    to: staffPaths.till,
    label: m['till.title'],
    letter: m['shell.palette.letter.till'],
    icon: TillIcon,
    permission: 'till',
    ...service,
  },
  {
    to: staffPaths.kitchen,
    label: m['shell.kitchen'],
    letter: m['shell.palette.letter.kitchen'],
    icon: FlameIcon,
    permission: 'lines',
    group: 'service',
    otherDocument: true,
  },
  {
    to: staffPaths.staff,
    label: m['shell.staff'],
    letter: m['shell.palette.letter.staff'],
    icon: UsersIcon,
    permission: 'staff',
    group: 'team',
  },
  {
    to: staffPaths.reservations,
    label: m['shell.reservations'],
    letter: m['shell.palette.letter.reservations'],
    icon: CalendarIcon,
    permission: 'reservations',
    counted: 'reservations',
    ...service,
  },
  { to: staffPaths.subscription, label: m['shell.subscription'], icon: BadgeCheckIcon, ungated: true, ...billing },
  { to: staffPaths.history, label: m['shell.history'], icon: HistoryIcon, ...billing },
  {
    to: staffPaths.customization,
    label: m['shell.customization'],
    icon: PaletteIcon,
    permission: 'restaurant.manage',
    group: 'look',
  },
  { to: staffPaths.feedback, label: m['shell.feedback'], icon: MessageIcon, ...house },
  {
    to: staffPaths.support,
    label: m['shell.support'],
    icon: LifebuoyIcon,
    permission: 'restaurant.manage',
    group: 'help',
  },
  { to: staffPaths.printers, label: m['shell.printers'], icon: PrinterIcon, permission: 'printers', group: 'team' },
  { to: staffPaths.devices, label: m['devices.title'], icon: TabletIcon, permission: 'staff', group: 'team' },
  {
    to: staffPaths.settings,
    label: m['shell.settings'],
    letter: m['shell.palette.letter.settings'],
    icon: SlidersIcon,
    permission: 'restaurant.manage',
    group: 'serving',
  },
  { to: staffPaths.house, label: m['shell.house.title'], icon: HouseIcon, ungated: true, ...house },
];

/** The pages that the role may open. */
export function entriesOf(role: Role): Entry[] {
  return entries.filter((entry) => may(role, entry.permission));
}

/** What stands in the rail. */
export function entryGroups(role: Role): Entry[][] {
  return groups
    .map((group) => entriesOf(role).filter((entry) => entry.group === group && !entry.within))
    .filter((entries) => entries.length > 0);
}

/** Those who work the floor have the bar at hand; an owner has the menu. */
export function shortcutsOf(role: Role): Entry[] {
  const its = entriesOf(role).filter((entry) => entry.shortcut?.includes(role));
  return its.map((entry) => ({ ...entry, label: entry.shortcutLabel ?? entry.label }));
}

/** A page's own entry, or the nearest one that it is below; nothing is below the first page. */
function entryAt(pathname: string): Entry | undefined {
  const here = pathname.replace(/\/$/, '');
  const above = entries.filter(({ to }) => here === to || (to !== staffPaths.home && here.startsWith(`${to}/`)));
  return above.sort((a, b) => b.to.length - a.to.length)[0];
}

/** The house is current on each page of its area too, but on one's own account, which is named at the navigation's foot. */
export function isCurrent({ to }: Pick<Entry, 'to'>, pathname: string): boolean {
  const entry = entryAt(pathname);
  const inHouse = entry !== undefined && houseGroupAt(pathname) !== null;
  return (entry?.within ?? entry?.to) === to || (to === staffPaths.house && inHouse);
}

/** The group of the house that the page at an address belongs to, or null. One's own account has no entry: everybody has it. */
export function houseGroupAt(pathname: string): HouseGroup | null {
  if (pathname.replace(/\/$/, '') === staffPaths.account) return 'help';
  const group = entryAt(pathname)?.group;
  return houseGroups.find((each) => each === group) ?? null;
}

/** The page at an address that only an open subscription opens, or null. */
export function gatedAt(pathname: string): Entry | null {
  const entry = entryAt(pathname);
  return entry && !entry.ungated ? entry : null;
}

/** Whether an open subscription stands before the page. */
export const isGated = (pathname: string) => gatedAt(pathname) !== null;

/** The page at an address that the role may not open, or null. */
export function closedTo(role: Role, pathname: string): Entry | null {
  const entry = entryAt(pathname);
  return entry && !may(role, entry.permission) ? entry : null;
}

/** The count that an entry wears, and what it counts in words. */
export function countOf({ counted }: Entry, counts: Counts): { count: number; mark?: string } {
  const count = counted ? counts[counted] : 0;
  return counted && count > 0 ? { count, mark: countWords[counted](count) } : { count };
}

const countWords: Record<keyof Counts, (count: number) => string> = {
  orders: (count) => (count === 1 ? m['shell.newCountOne']() : m['shell.newCount']({ count })),
  calls: (count) => (count === 1 ? m['shell.callCountOne']() : m['shell.callCount']({ count })),
  reservations: (count) =>
    count === 1 ? m['reservations.pendingCountOne']() : m['reservations.pendingCount']({ count }),
};

import { m } from '#generated/messages/messages.js';
import { platformPaths } from '#lib/addresses.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { HomeIcon } from '#ui/icons.tsx';
import { UtensilsIcon } from '#ui/late-icons.tsx';
import {
  BadgeCheckIcon,
  CreditCardIcon,
  HistoryIcon,
  LockIcon,
  MessageIcon,
  ShieldIcon,
  TagIcon,
} from '#ui/staff/icons.tsx';

export interface Entry {
  to: string;
  label: () => string;
  icon: IconComponent;
}

const root = platformPaths.home;

/** The platform's navigation: first what the specification names, in its order. */
export const entryGroups: Entry[][] = [
  [
    { to: root, label: m['platform.nav.dashboard'], icon: HomeIcon },
    { to: `${root}/restaurants`, label: m['platform.nav.restaurants'], icon: UtensilsIcon },
    { to: `${root}/subscriptions`, label: m['platform.nav.subscriptions'], icon: BadgeCheckIcon },
    { to: `${root}/discounts`, label: m['platform.nav.discounts'], icon: TagIcon },
  ],
  [
    { to: `${root}/plans`, label: m['platform.nav.plans'], icon: CreditCardIcon },
    { to: `${root}/feedback`, label: m['platform.nav.feedback'], icon: MessageIcon },
    { to: `${root}/privacy`, label: m['platform.nav.privacy'], icon: ShieldIcon },
    { to: `${root}/audit`, label: m['platform.nav.audit'], icon: HistoryIcon },
    { to: `${root}/security`, label: m['accounts.events.title'], icon: LockIcon },
  ],
];

export const isCurrent = (to: string, pathname: string) => pathname.replace(/\/$/, '') === to || isUnder(to, pathname);

/** A page of one thing lies under the list of them; everything lies under the first page, which is no list. */
const isUnder = (to: string, pathname: string) => to !== root && pathname.startsWith(`${to}/`);

/** The list that a page lies under, if it is of one thing. */
export const listAbove = (pathname: string): Entry | undefined =>
  entryGroups.flat().find(({ to }) => isUnder(to, pathname));

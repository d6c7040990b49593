import { useLocation } from 'react-router';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import type { SidebarProps } from '#ui/staff/sidebar.tsx';
import { SidebarFoot } from '../../frame/sidebar-foot.tsx';
import { type Counts, countOf, entryGroups, isCurrent } from './entries.ts';
import { LockLegend } from './lock-legend.tsx';
import { useEntryLink, useIsLocked } from './use-entry-link.ts';

/** The navigation of the person signed in, for the side of the desk and for the menu that slides in. */
export function useSidebar(counts: Counts, search: SidebarProps['search']): SidebarProps {
  const { user, restaurant } = useSignedIn();
  const { pathname } = useLocation();
  const linkOf = useEntryLink();
  const isLocked = useIsLocked();
  return {
    label: m['shell.navigation'](),
    name: restaurant?.name ?? m['common.appName'](),
    role: m[`shell.role.${user.role}`](),
    logo: restaurant?.imgUrl ?? null,
    groups: entryGroups(user.role).map((entries) =>
      entries.map((entry) => ({
        ...linkOf(entry),
        label: entry.label(),
        icon: entry.icon,
        current: isCurrent(entry, pathname),
        ...countOf(entry, counts),
        locked: isLocked(entry) ? m['shell.locked']() : undefined,
      })),
    ),
    search,
    notice: restaurant?.subscribed ? undefined : <LockLegend />,
    footer: <SidebarFoot />,
  };
}

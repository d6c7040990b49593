import { useLocation } from 'react-router';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { BottomBar, BottomBarItem } from '#ui/bottom-bar.tsx';
import { type Counts, countOf, isCurrent, shortcutsOf } from './entries.ts';
import { useEntryLink } from './use-entry-link.ts';

/** The waiter's and cashier's pages under the thumb. */
export function ShortcutBar({ counts }: { counts: Counts }) {
  const shortcuts = shortcutsOf(useSignedIn().user.role);
  const { pathname } = useLocation();
  const linkOf = useEntryLink();
  if (shortcuts.length === 0) return null;
  return (
    <BottomBar
      label={m['shell.bottomNavigation']()}
      className="max-[24rem]:px-0 max-[24rem]:[&_a]:text-[0.6875rem] max-[22rem]:[&_a]:text-[0.625rem] lg:hidden print:hidden"
    >
      {shortcuts.map((entry) => (
        <BottomBarItem
          key={entry.to}
          to={linkOf(entry).to}
          icon={entry.icon}
          label={entry.label()}
          current={isCurrent(entry, pathname)}
          {...countOf(entry, counts)}
        />
      ))}
    </BottomBar>
  );
}

import { Link, useLocation } from 'react-router';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';
import type { HouseGroup } from './entries.ts';
import { housePages } from './house-pages.ts';

const itemClass =
  'flex min-h-11 items-center gap-1 rounded-md px-3 font-medium text-ink-2 text-sm hover:bg-sunken hover:text-ink [&[aria-current]]:bg-tint-2 [&[aria-current]]:font-semibold [&[aria-current]]:text-brand-ink';

/** Above each page of the house: the way back to all of it, and the pages of its group. On phones the header has the way back. */
export function HouseNav({ group }: { group: HouseGroup }) {
  const { role } = useSignedIn().user;
  const here = useLocation().pathname.replace(/\/$/, '');
  return (
    <nav
      data-above-header
      aria-label={m['shell.house.navigation']()}
      className="hidden px-4 pt-4 lg:block print:hidden"
    >
      <ul className="flex flex-wrap items-center gap-1">
        <li className="mr-1 border-hairline border-r pr-1">
          <Link to={staffPaths.house} className={itemClass}>
            <ChevronLeftIcon size={18} />
            {m['shell.house.title']()}
          </Link>
        </li>
        {housePages(role, group).map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={here === to ? 'page' : here.startsWith(`${to}/`) ? 'true' : undefined}
              className={itemClass}
            >
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

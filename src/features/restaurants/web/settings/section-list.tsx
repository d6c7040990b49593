import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { openingPath, staffPaths } from '#lib/addresses.ts';
import { cx } from '#ui/cx.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { SettingsPart } from './section-address.ts';

interface SectionListProps {
  entries: readonly {
    part: SettingsPart;
    title: string;
    /** How it stands, where that can be said; its text is undefined while it is awaited, and null where there is none. */
    state?: { text: string | null | undefined };
  }[];
  /** Null on a phone that shows the list alone. */
  current: SettingsPart | null;
  className?: string;
}

export const sectionLinkId = (part: SettingsPart) => `settings-link-${part}`;

/** Leads to the sections: beside the one that is shown on wide screens, a page of its own on narrow ones. */
export function SectionList({ entries, current, className }: SectionListProps) {
  return (
    <nav aria-label={m['restaurants.settings.sections']()} className={className}>
      <ul className="overflow-hidden rounded-lg bg-surface shadow-card lg:grid lg:gap-1 lg:overflow-visible lg:rounded-none lg:bg-transparent lg:shadow-none">
        {entries.map(({ part, title, state }) => (
          <li key={part} className="border-hairline border-t first:border-0 lg:border-0">
            <Link
              id={sectionLinkId(part)}
              to={openingPath(staffPaths.settings, part)}
              aria-current={part === current ? 'page' : undefined}
              className={cx(
                'flex min-h-13 items-center justify-between gap-3 px-4 py-2.5 -outline-offset-2 lg:min-h-11 lg:rounded-md lg:px-3 lg:text-sm',
                'transition hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-semibold',
              )}
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="wrap-anywhere">{title}</span>
                {state && (
                  <span className="min-h-5 font-normal text-ink-2 text-sm wrap-anywhere lg:min-h-4 lg:text-xs">
                    {state.text === undefined ? <Skeleton className="my-1 h-3 w-24" /> : state.text}
                  </span>
                )}
              </span>
              <ChevronRightIcon size={20} className="text-ink-2 lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

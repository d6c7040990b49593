import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';
import type { Entry } from './entries.ts';

/** Above the page of one thing: the way back to all of them. On phones the header has it. */
export function BackToList({ list }: { list: Entry }) {
  return (
    <nav data-above-header aria-label={m['platform.nav.above']()} className="hidden px-4 pt-4 lg:block print:hidden">
      <Link
        to={list.to}
        className="inline-flex min-h-11 items-center gap-1 rounded-md px-3 font-medium text-ink-2 text-sm hover:bg-sunken hover:text-ink"
      >
        <ChevronLeftIcon size={18} />
        {list.label()}
      </Link>
    </nav>
  );
}

import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '#client/loading.tsx';
import { MorePages } from '#client/more-pages.tsx';
import { Read } from '#client/read.tsx';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { EmptyState } from '#ui/empty-state.tsx';
import type { IconComponent } from '#ui/icon.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { SearchBox } from '#ui/staff/search-box.tsx';

interface ListingProps<Item> {
  query: UseInfiniteQueryResult<Item[]>;
  /** What is shown when there is nothing at all, rather than nothing of what was looked for. */
  empty: { icon: IconComponent; title: string; hint: string };
  search: { label: string; hint: string; value: string; onChange: (value: string) => void };
  /** What else narrows it, and whether it does. */
  filter?: ReactNode;
  filtered?: boolean;
  /** The list's own grid, and the height of what comes into it. */
  className: string;
  itemClass: string;
  children: (items: Item[]) => ReactNode;
}

/** A list that is searched, a page at a time, and what stands in its place while it is awaited, has failed or is empty. */
export function Listing<Item>(props: ListingProps<Item>) {
  const { query, empty, search, filter, filtered = false, className, itemClass, children } = props;
  const searching = search.value !== '' || filtered;
  useFailureToast(query.isError, m['platform.loadFailed']());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <search className="flex flex-wrap gap-2 max-sm:flex-col">
        <SearchBox {...search} />
        {filter}
      </search>
      <Read
        query={query}
        failed={m['platform.unread']()}
        waiting={<Loading count={6} className={className} itemClass={itemClass} />}
      >
        {(items) =>
          items.length === 0 ? (
            <div role="status">
              <EmptyState
                icon={searching ? SearchIcon : empty.icon}
                title={searching ? m['platform.noneFound']() : empty.title}
              >
                {searching ? m['platform.noneFoundHint']() : empty.hint}
              </EmptyState>
            </div>
          ) : (
            <div aria-busy={query.isPlaceholderData || undefined}>
              {children(items)}
              <MorePages query={query} label={m['platform.loadMore']()} />
            </div>
          )
        }
      </Read>
    </div>
  );
}

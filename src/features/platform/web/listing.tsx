import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { m } from '#generated/messages/messages.js';
import { SearchIcon } from '#ui/admin/icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import type { IconComponent } from '#ui/icon.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ListingProps<Item> {
  query: UseInfiniteQueryResult<unknown>;
  items: Item[] | undefined;
  /** What is shown when there is nothing at all, rather than nothing of what was looked for. */
  empty: { icon: IconComponent; title: string; hint: string };
  searching: boolean;
  /** The list's own grid, and the height of what comes into it. */
  className: string;
  itemClass: string;
  children: (items: Item[]) => ReactNode;
}

/** A list a page at a time, and what stands in its place while it is awaited, has failed or is empty. */
export function Listing<Item>(props: ListingProps<Item>) {
  const { query, items, empty, searching, className, itemClass, children } = props;
  useFailure(query.isError);
  if (!items) {
    if (query.isError) return <Failed query={query} />;
    return (
      <div role="status" className={className}>
        <span className="sr-only">{m['common.loading']()}</span>
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <Skeleton key={n} className={itemClass} />
        ))}
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div role="status">
        <EmptyState
          icon={searching ? SearchIcon : empty.icon}
          title={searching ? m['platform.noneFound']() : empty.title}
        >
          {searching ? m['platform.noneFoundHint']() : empty.hint}
        </EmptyState>
      </div>
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      {children(items)}
      {query.hasNextPage && (
        <LoadMore
          label={m['platform.loadMore']()}
          busy={query.isFetchingNextPage}
          busyLabel={m['common.loading']()}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}

/** Says once that a read has failed, and again only after it had worked in between. */
export function useFailure(failed: boolean) {
  const text = m['platform.loadFailed']();
  useEffect(() => {
    if (failed) toast.error(text, { id: text });
  }, [failed, text]);
}

export function Failed({ query }: { query: { isFetching: boolean; refetch: () => unknown } }) {
  return (
    <ErrorState
      title={m['platform.unread']()}
      retryLabel={m['common.retry']()}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}

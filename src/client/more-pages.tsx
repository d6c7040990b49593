import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { m } from '#generated/messages/messages.js';
import { LoadMore } from '#ui/load-more.tsx';

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

/** Asks for the next page of a list, as long as there is one. */
export function MorePages({ query, label }: { query: Pages; label: string }) {
  if (!query.hasNextPage) return null;
  return (
    <LoadMore
      label={label}
      busy={query.isFetchingNextPage}
      busyLabel={m['common.loading']()}
      onMore={() => void query.fetchNextPage()}
    />
  );
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useAddressFilter } from '#client/use-address-query.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime } from '#lib/time.ts';
import { MessageIcon } from '#ui/admin/icons.tsx';
import { SearchBox } from '#ui/admin/search-box.tsx';
import { Card } from '#ui/card.tsx';
import { zone } from './dates.ts';
import { Listing } from './listing.tsx';
import { Stars } from './stars.tsx';

const list = 'grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4';

/** What restaurants wrote to the platform, newest first. */
export function FeedbackList() {
  const [search, setSearch] = useAddressFilter('busca');
  const query = useInfiniteQuery(
    api.platform.feedback.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, search }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <search>
        <SearchBox
          label={m['platform.feedback.search']()}
          hint={m['platform.feedback.searchHint']()}
          value={search}
          onChange={setSearch}
        />
      </search>
      <Listing
        query={query}
        items={query.data?.pages.flatMap((page) => page.feedback)}
        searching={search !== ''}
        empty={{ icon: MessageIcon, title: m['platform.feedback.empty'](), hint: m['platform.feedback.emptyHint']() }}
        className={list}
        itemClass="h-36 rounded-lg"
      >
        {(items) => (
          <ul className={list}>
            {items.map(({ id, restaurant, author, text, rating, createdAt }) => (
              <Card as="li" key={id} className="grid gap-3">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <Stars rating={rating} />
                  <time dateTime={createdAt} className="text-ink-3 text-sm">
                    {formatDateTime(createdAt, getLocale(), zone)}
                  </time>
                </div>
                <blockquote className="whitespace-pre-line wrap-anywhere">{text}</blockquote>
                <p className="text-ink-2 text-sm wrap-anywhere">
                  {author ? m['platform.feedback.by']({ author, restaurant }) : restaurant}
                </p>
              </Card>
            ))}
          </ul>
        )}
      </Listing>
    </div>
  );
}

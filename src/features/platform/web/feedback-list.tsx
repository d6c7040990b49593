import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { useAddressFilter } from '#client/use-address-query.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenTime } from '#lib/spoken-time.ts';
import { homeTimezone } from '#lib/timezones.ts';
import { Card } from '#ui/card.tsx';
import { MessageIcon } from '#ui/staff/icons.tsx';
import { Star } from '#ui/star.tsx';
import { Listing } from './listing.tsx';

const list = 'grid max-w-content grid-cols-[minmax(0,1fr)] gap-4';

/** What restaurants wrote to the platform, newest first. */
export function FeedbackList() {
  const [search, setSearch] = useAddressFilter('busca');
  const query = useInfiniteQuery(
    api.platform.feedback.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, search }),
      ...byCursor,
      placeholderData: keepPreviousData,
      select: ({ pages }) => pages.flatMap(({ feedback }) => feedback),
    }),
  );
  return (
    <Listing
      query={query}
      search={{
        label: m['platform.feedback.search'](),
        hint: m['platform.feedback.searchHint'](),
        value: search,
        onChange: setSearch,
      }}
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
                  {spokenTime(createdAt, getLocale(), homeTimezone)}
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
  );
}

/** A rating of 1 to 5; 0 is none. */
function Stars({ rating }: { rating: number }) {
  if (rating === 0) return <span className="text-ink-3 text-sm">{m['platform.feedback.noRating']()}</span>;
  return (
    <span role="img" aria-label={m['platform.feedback.rating']({ rating })} className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={20} filled={star <= rating} />
      ))}
    </span>
  );
}

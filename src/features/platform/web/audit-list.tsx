import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useAddressFilter } from '#client/use-address-query.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime } from '#lib/time.ts';
import { ArrowRightIcon, HistoryIcon } from '#ui/admin/icons.tsx';
import { SearchBox } from '#ui/admin/search-box.tsx';
import { Card } from '#ui/card.tsx';
import type { AuditEntry } from '../contract.ts';
import { actionText, fieldText, inOrder, valueText } from './audit-text.ts';
import { zone } from './dates.ts';
import { Listing } from './listing.tsx';

const list = 'grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4';

/** What was changed here, by whom and when, newest first. */
export function AuditList() {
  const [search, setSearch] = useAddressFilter('busca');
  const query = useInfiniteQuery(
    api.platform.audit.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, search }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      // Who looks here looks for what has just happened.
      staleTime: 0,
    }),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <search>
        <SearchBox
          label={m['platform.audit.search']()}
          hint={m['platform.audit.searchHint']()}
          value={search}
          onChange={setSearch}
        />
      </search>
      <Listing
        query={query}
        items={query.data?.pages.flatMap((page) => page.entries)}
        searching={search !== ''}
        empty={{ icon: HistoryIcon, title: m['platform.audit.empty'](), hint: m['platform.audit.emptyHint']() }}
        className={list}
        itemClass="h-32 rounded-lg"
      >
        {(items) => (
          <ol className={list}>
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Listing>
    </div>
  );
}

function Entry({ entry: { at, actor, action, entityName, changes } }: { entry: AuditEntry }) {
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <b className="font-semibold">{actor}</b> {actionText(action)} <b className="font-semibold">{entityName}</b>
        </p>
        <time dateTime={at} className="text-ink-3 text-sm">
          {formatDateTime(at, getLocale(), zone)}
        </time>
      </div>
      <dl className="grid gap-x-6 gap-y-1.5 border-hairline border-t pt-3 text-sm sm:grid-cols-[minmax(9rem,auto)_minmax(0,1fr)]">
        {inOrder(changes).map(([field, { from, to }]) => (
          <div key={field} className="contents">
            <dt className="text-ink-2">{fieldText(field)}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-2 max-sm:mb-1.5">
              {!action.endsWith('.created') && (
                <>
                  <span className="sr-only">{m['platform.audit.from']()}</span>
                  <s className="min-w-0 text-ink-2 wrap-anywhere">{valueText(field, from)}</s>
                  <ArrowRightIcon size={14} className="shrink-0 text-ink-3" />
                  <span className="sr-only">{m['platform.audit.to']()}</span>
                </>
              )}
              <span className="min-w-0 font-medium wrap-anywhere">{valueText(field, to)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

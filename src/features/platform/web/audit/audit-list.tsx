import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { useAddressFilter } from '#client/use-address-query.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenTime } from '#lib/spoken-time.ts';
import { homeTimezone } from '#lib/timezones.ts';
import { Card } from '#ui/card.tsx';
import { ArrowRightIcon, HistoryIcon } from '#ui/staff/icons.tsx';
import type { AuditEntry } from '../../contract.ts';
import { Listing } from '../listing.tsx';
import { actionText, fieldText, inOrder, valueText } from './audit-text.ts';

const list = 'grid max-w-content grid-cols-[minmax(0,1fr)] gap-4';

/** What was changed here, by whom and when, newest first. */
export function AuditList() {
  const [search, setSearch] = useAddressFilter('busca');
  const query = useInfiniteQuery(
    api.platform.audit.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, search }),
      ...byCursor,
      placeholderData: keepPreviousData,
      select: ({ pages }) => pages.flatMap(({ entries }) => entries),
      // Who looks here looks for what has just happened.
      staleTime: 0,
    }),
  );
  return (
    <Listing
      query={query}
      search={{
        label: m['platform.audit.search'](),
        hint: m['platform.audit.searchHint'](),
        value: search,
        onChange: setSearch,
      }}
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
          {spokenTime(at, getLocale(), homeTimezone)}
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

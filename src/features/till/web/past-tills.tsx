import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '#client/api.ts';
import { DayFilter, useDayEntry } from '#client/day-filter.tsx';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenTime } from '#lib/spoken-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import type { TillRow } from '../contract.ts';
import { ClosedTillDialog } from './closed-till-dialog.tsx';
import { differenceText, subtracted } from './till-words.ts';

/** The tills before: all of them for the owner, to others their own. */
export function PastTills({ papers }: { papers: (id: string) => ReactNode }) {
  const [day, setDay] = useState('');
  const { entry, enter } = useDayEntry(day, setDay);
  const [seen, setSeen] = useState<string | null>(null);
  const { user } = useSignedIn();
  const input = day ? { day } : {};
  const read = useQuery({ ...api.till.list.queryOptions({ input }), placeholderData: keepPreviousData });
  return (
    <section aria-labelledby="till-past" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="till-past" className="text-xl">
          {m['till.past.title']()}
        </h2>
        <DayFilter
          label={m['till.past.day']()}
          max={read.data?.today}
          value={entry}
          onChange={enter}
          className="w-44"
        />
        {entry !== '' && (
          <Button variant="plain" size="s" onClick={() => enter('')}>
            {m['till.past.all']()}
          </Button>
        )}
      </div>
      {user.role !== 'restaurant_owner' && <p className="text-ink-2 text-sm">{m['till.past.hint']()}</p>}
      <Read
        query={read}
        failed={m['till.past.unread']()}
        waiting={<Loading count={4} className="grid gap-3" itemClass="h-18 rounded-md!" />}
      >
        {({ tills, more }) => (
          <>
            {tills.length === 0 && <p className="text-ink-2">{m['till.past.none']()}</p>}
            {tills.length > 0 && (
              <Card flush>
                <ul className="divide-y divide-hairline">
                  {tills.map((till) => (
                    <Row key={till.id} till={till} onOpen={() => setSeen(till.id)} />
                  ))}
                </ul>
              </Card>
            )}
            {more && <Notice>{m['till.past.more']()}</Notice>}
          </>
        )}
      </Read>
      {seen !== null && <ClosedTillDialog id={seen} papers={papers(seen)} onClose={() => setSeen(null)} />}
    </section>
  );
}

function Row({ till, onOpen }: { till: TillRow; onOpen: () => void }) {
  const timeZone = useTimezone();
  const { number, openedAt, openedBy, closedAt, closedBy, receivedCents, differenceCents } = till;
  const said = closedAt
    ? m['till.closedBy']({ name: closedBy ?? '', at: spokenTime(closedAt, getLocale(), timeZone) })
    : m['till.openedBy']({ name: openedBy, at: spokenTime(openedAt, getLocale(), timeZone) });
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 px-5 py-3 text-left transition hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{m['till.numbered']({ number })}</span>
          <span className="block text-ink-2 text-sm wrap-break-word">{said}</span>
        </span>
        <span className="grid justify-items-end gap-1">
          <span className="money font-semibold">{subtracted(receivedCents)}</span>
          {differenceCents === null ? (
            <Badge tone="green">{m['till.isOpen']()}</Badge>
          ) : (
            <Badge tone={differenceCents === 0 ? 'gray' : 'yellow'}>{differenceText(differenceCents)}</Badge>
          )}
        </span>
        <ChevronRightIcon className="text-ink-2" />
      </button>
    </li>
  );
}

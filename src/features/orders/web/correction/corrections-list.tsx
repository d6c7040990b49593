import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { DayFilter, useDayEntry } from '#client/day-filter.tsx';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useTimezone } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { staffPaths } from '#lib/addresses.ts';
import { formatDay } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';
import { CorrectionEntries } from './correction-entries.tsx';
import { CorrectionTotals, SumsTable } from './correction-sums.tsx';

interface CorrectionsListProps {
  /** What else is told of the same day, or of the last thirty, before all is told one by one. */
  children: (input: { day?: string }) => ReactNode;
}

/** What left bills after it was sent: how much in all, by day and person, and one by one. */
export function CorrectionsList({ children }: CorrectionsListProps) {
  const [day, setDay] = useState('');
  const { entry, enter } = useDayEntry(day, setDay);
  const timeZone = useTimezone();
  const input = day ? { day } : {};
  const read = useQuery({ ...api.orders.corrections.queryOptions({ input }), placeholderData: keepPreviousData });
  useFailureToast(read.isError, m['orders.corrections.list.loadFailed']());
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-ink-2">{m['orders.corrections.list.hint']()}</p>
      <div className="flex flex-wrap items-center gap-2">
        <DayFilter
          label={m['orders.corrections.list.day']()}
          max={read.data?.today}
          value={entry}
          onChange={enter}
          className="w-44"
        />
        {entry ? (
          <Button variant="plain" size="s" onClick={() => enter('')}>
            {m['orders.corrections.list.thirty']()}
          </Button>
        ) : (
          <span className="text-ink-2 text-sm">{m['orders.corrections.list.thirty']()}</span>
        )}
      </div>
      <Read
        query={read}
        failed={m['orders.corrections.list.loadFailed']()}
        waiting={<Loading count={4} className="grid gap-4" itemClass="h-24 rounded-lg!" />}
      >
        {({ sums, days, people, entries, more }) =>
          entries.length === 0 ? (
            <>
              {children(input)}
              <Teaching
                ghost="rows"
                title={m['orders.corrections.list.none']()}
                action={
                  <Link to={staffPaths.orders} className={buttonClass({ pill: true })}>
                    {m['orders.toActive']()}
                  </Link>
                }
              >
                {m['orders.corrections.list.noneHint']()}
              </Teaching>
            </>
          ) : (
            <>
              <CorrectionTotals sums={sums} />
              <div className="grid items-start gap-4 min-[110rem]:grid-cols-2">
                <SumsTable
                  title={m['orders.corrections.list.byPerson']()}
                  heading={m['orders.corrections.list.person']()}
                  rows={people.map(({ id, name, ...rest }) => ({ key: id, name, ...rest }))}
                />
                <SumsTable
                  title={m['orders.corrections.list.byDay']()}
                  heading={m['orders.corrections.list.day']()}
                  rows={days.map(({ day: each, ...rest }) => ({
                    key: each,
                    name: formatDay(each, getLocale(), 'short'),
                    ...rest,
                  }))}
                />
              </div>
              {children(input)}
              <Card className="grid gap-3">
                <h2 className="text-xl">{m['orders.corrections.list.entries']()}</h2>
                {more && <Notice>{m['orders.corrections.list.more']()}</Notice>}
                <CorrectionEntries entries={entries} timeZone={timeZone} />
              </Card>
            </>
          )
        }
      </Read>
    </div>
  );
}

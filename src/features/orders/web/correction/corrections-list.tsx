import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { useTimezone } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { CorrectionEntries } from './correction-entries.tsx';
import { CorrectionTotals, SumsTable } from './correction-sums.tsx';

/** What left bills after it was sent: how much in all, by day and person, and one by one. */
export function CorrectionsList() {
  const [day, setDay] = useState('');
  const timeZone = useTimezone();
  const input = day ? { day } : {};
  const read = useQuery({ ...api.orders.corrections.queryOptions({ input }), placeholderData: keepPreviousData });
  useFailureToast(read.isError, m['orders.corrections.list.loadFailed']());
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-ink-2">{m['orders.corrections.list.hint']()}</p>
      <div className="flex flex-wrap items-center gap-2">
        <TextInput
          type="date"
          aria-label={m['orders.corrections.list.day']()}
          max={read.data?.today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          className="w-44!"
        />
        {day ? (
          <Button variant="plain" size="s" onClick={() => setDay('')}>
            {m['orders.corrections.list.thirty']()}
          </Button>
        ) : (
          <span className="text-ink-2 text-sm">{m['orders.corrections.list.thirty']()}</span>
        )}
      </div>
      <Read
        query={read}
        failed={m['orders.corrections.list.loadFailed']()}
        waiting={<Spinner label={m['common.loading']()} />}
      >
        {({ sums, days, people, entries, more }) =>
          entries.length === 0 ? (
            <EmptyState icon={ReceiptIcon} title={m['orders.corrections.list.none']()}>
              {m['orders.corrections.list.noneHint']()}
            </EmptyState>
          ) : (
            <>
              <CorrectionTotals sums={sums} />
              <div className="grid items-start gap-4 xl:grid-cols-2">
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
                    name: formatDay(each, getLocale()),
                    ...rest,
                  }))}
                />
              </div>
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

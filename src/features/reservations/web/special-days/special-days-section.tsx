import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import type { ListedSpecialDay } from '#features/restaurants/opening/contract.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { SpecialDayDialog } from './special-day-dialog.tsx';
import { SpecialDayRow } from './special-day-row.tsx';
import { StrandedDialog } from './stranded-dialog.tsx';
import { useRemoveSpecialDay } from './use-special-day.ts';

/** Among the restaurant's settings: the days on which its week does not hold. Each is saved by itself. */
export function SpecialDaysSection() {
  const list = useQuery(api.specialDays.list.queryOptions());
  /** Null: none; 'new': one that is being added. */
  const [edited, setEdited] = useState<ListedSpecialDay | 'new' | null>(null);
  const { remove, confirm } = useRemoveSpecialDay();
  return (
    <>
      <Card className="grid gap-4 sm:p-6">
        <Button
          variant="soft"
          disabled={!list.data}
          onClick={() => setEdited('new')}
          className="justify-self-start max-sm:w-full"
        >
          <PlusIcon size={18} />
          {m['restaurants.days.add']()}
        </Button>
        <Read query={list} failed={m['restaurants.days.unread']()} waiting={<Loading itemClass="h-13 rounded-md!" />}>
          {({ today, days }) => {
            const past = days.filter(({ date }) => date < today);
            const ahead = days.filter(({ date }) => date >= today);
            return (
              <>
                {ahead.length === 0 && <p className="text-ink-2 text-sm">{m['restaurants.days.none']()}</p>}
                {ahead.length > 0 && (
                  <ul>
                    {ahead.map((day) => (
                      <SpecialDayRow
                        key={day.date}
                        day={day}
                        onEdit={() => setEdited(day)}
                        onRemove={() => remove(day)}
                      />
                    ))}
                  </ul>
                )}
                {past.length > 0 && (
                  <details className="group rounded-md border border-hairline">
                    <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-md px-4 text-sm [&::-webkit-details-marker]:hidden">
                      <span className="min-w-0 flex-1">{m['restaurants.days.past']({ count: past.length })}</span>
                      <ChevronDownIcon size={18} className="transition group-open:rotate-180" />
                    </summary>
                    <ul className="px-4 pb-2">
                      {past.reverse().map((day) => (
                        <SpecialDayRow key={day.date} day={day} />
                      ))}
                    </ul>
                  </details>
                )}
                {edited && (
                  <SpecialDayDialog
                    day={edited === 'new' ? null : edited}
                    today={today}
                    known={ahead}
                    onClose={() => setEdited(null)}
                  />
                )}
              </>
            );
          }}
        </Read>
      </Card>
      <StrandedDialog {...confirm} />
    </>
  );
}

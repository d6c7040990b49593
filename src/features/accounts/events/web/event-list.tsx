import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Loading } from '#client/loading.tsx';
import { MorePages } from '#client/more-pages.tsx';
import { Read } from '#client/read.tsx';
import { useTimezone } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenTime } from '#lib/spoken-time.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LockIcon } from '#ui/staff/icons.tsx';
import type { SecurityEvent } from '../contract.ts';

interface EventListProps {
  query: UseInfiniteQueryResult<SecurityEvent[]>;
  /** Of all restaurants, for whoever knows what a permission is called. */
  everywhere?: boolean;
}

/** Sign-ins, refusals and changes of access, newest first. */
export function EventList({ query, everywhere = false }: EventListProps) {
  useFailureToast(query.isError, m['accounts.events.loadFailed']());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-prose text-ink-2">{m['accounts.events.hint']()}</p>
      <Read
        query={query}
        failed={m['accounts.events.loadFailed']()}
        waiting={
          <Loading
            count={6}
            className="grid max-w-content grid-cols-[minmax(0,1fr)] gap-2"
            itemClass="h-12 rounded-lg"
          />
        }
      >
        {(events) =>
          events.length === 0 ? (
            <EmptyState icon={LockIcon} title={m['accounts.events.empty']()}>
              {m['accounts.events.emptyHint']()}
            </EmptyState>
          ) : (
            <div>
              <Card className="max-w-content py-2">
                <ol className="divide-y divide-hairline">
                  {events.map((event) => (
                    <Entry key={event.id} event={event} everywhere={everywhere} />
                  ))}
                </ol>
              </Card>
              <MorePages query={query} label={m['accounts.events.more']()} />
            </div>
          )
        }
      </Read>
    </div>
  );
}

function Entry({ event, everywhere }: { event: SecurityEvent; everywhere: boolean }) {
  const { at, kind, person, actor, address, restaurant } = event;
  const timeZone = useTimezone();
  const by = actor !== null && actor !== person ? m['accounts.events.by']({ name: actor }) : null;
  const subject = everywhere || kind !== 'permissionRefused' ? subjectText(event) : null;
  const parts = [person, by, subject, everywhere && restaurant, address].filter(Boolean);
  return (
    <li className="grid items-baseline gap-x-4 gap-y-0.5 py-2.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_7rem]">
      <b className="min-w-0 font-semibold text-sm wrap-anywhere">{m[`accounts.events.kinds.${kind}`]()}</b>
      <p className="min-w-0 text-ink-2 text-sm wrap-anywhere">{parts.join(' · ') || m['accounts.events.nobody']()}</p>
      <time dateTime={at} className="text-ink-3 text-sm md:text-right">
        {spokenTime(at, getLocale(), timeZone)}
      </time>
    </li>
  );
}

function subjectText({ kind, subject }: SecurityEvent): string {
  if (subject === 'waiter' || subject === 'cashier') return m[`staff.roles.${subject}`]();
  if (kind !== 'sessionsEnded') return subject;
  return subject === '1'
    ? m['accounts.events.sessionsOne']()
    : m['accounts.events.sessions']({ count: Number(subject) });
}

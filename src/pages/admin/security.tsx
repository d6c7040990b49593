import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { byCursor } from '#client/by-cursor.ts';
import { EventList } from '#features/accounts/events/web/event-list.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Security() {
  const events = useInfiniteQuery(
    api.securityEvents.ofAll.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      ...byCursor,
      select: ({ pages }) => pages.flatMap(({ events }) => events),
      // Who looks here looks for what has just happened.
      staleTime: 0,
    }),
  );
  return (
    <>
      <PageHeader title={m['accounts.events.title']()} />
      <div className="px-4 pb-10 lg:px-7">
        <EventList query={events} everywhere />
      </div>
    </>
  );
}

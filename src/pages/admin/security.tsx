import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { EventList } from '#features/accounts/events/web/event-list.tsx';
import { eventPages } from '#features/accounts/events/web/event-pages.ts';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Security() {
  const events = useInfiniteQuery(api.securityEvents.ofAll.infiniteOptions(eventPages));
  return (
    <>
      <PageHeader title={m['accounts.events.title']()} />
      <div className="px-4 pb-10 lg:px-7">
        <EventList query={events} everywhere />
      </div>
    </>
  );
}

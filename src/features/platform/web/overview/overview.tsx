import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { ReadFailed, RereadFailed } from '#client/read.tsx';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { ActionPanel, NewsPanel } from './attention-panels.tsx';
import { Figures } from './figures.tsx';
import { MonthsPanel } from './months-panel.tsx';

const rereadMs = 60_000;

/** The service at a glance. */
export function Overview() {
  const query = useQuery({ ...api.platform.stats.queryOptions(), refetchInterval: rereadMs });
  useFailureToast(query.isError, m['platform.loadFailed']());
  if (query.isError && !query.data) return <ReadFailed query={query}>{m['platform.unread']()}</ReadFailed>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RereadFailed query={query}>{m['platform.unread']()}</RereadFailed>
      <Figures stats={query.data} />
      {/* What waits comes first on a phone, and stands at the right where there is room. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="xl:col-start-2 xl:row-start-1">
          <ActionPanel />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:row-start-1">
          <MonthsPanel months={query.data?.months} />
          <NewsPanel />
        </div>
      </div>
    </div>
  );
}

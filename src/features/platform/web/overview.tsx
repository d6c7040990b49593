import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Figures } from './figures.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { Failed, useFailure } from './listing.tsx';
import { MonthsPanel } from './months-panel.tsx';

const rereadMs = 60_000;

/** The service at a glance. */
export function Overview() {
  const query = useQuery({ ...api.platform.stats.queryOptions(), refetchInterval: rereadMs });
  useFailure(query.isError);
  if (query.isError && !query.data) return <Failed query={query} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {query.isError && (
        <Notice
          tone="yellow"
          live
          action={
            <Button variant="quiet" size="s" onClick={() => void query.refetch()} busy={query.isFetching}>
              {m['common.retry']()}
            </Button>
          }
        >
          {m['platform.unread']()}
        </Notice>
      )}
      <Figures stats={query.data} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <MonthsPanel months={query.data?.months} />
        <LatestOrders orders={query.data?.latestOrders} />
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '#client/api.ts';
import { Read, RereadFailed } from '#client/read.tsx';
import { useMedia } from '#client/use-media.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type ReportDays, reportDays } from '../kitchen-times/values.ts';
import { KitchenTimesTables } from './kitchen-times-tables.tsx';

/** How long the kitchen took, over some weeks: what is late again and again, where and when. */
export function KitchenTimesPanel() {
  const titleId = useId();
  const [days, setDays] = useState<ReportDays>('7');
  // A phone has the day first; these are two screens more of it.
  const folds = useMedia('(max-width: 39.99rem)');
  const [unfolded, setUnfolded] = useState(false);
  const shown = !folds || unfolded;
  const report = useQuery({ ...api.stats.kitchenTimes.queryOptions({ input: { days } }), enabled: shown });
  return (
    <Card as="section" aria-labelledby={titleId} className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-lg">
          {m['stats.times.title']()}
        </h2>
        {shown && (
          <Segmented
            label={m['stats.times.period']()}
            value={days}
            onChange={setDays}
            segments={reportDays.map((value) => ({ value, label: m['stats.times.days']({ days: value }) }))}
          />
        )}
      </div>
      {!shown && (
        <Button variant="soft" wide onClick={() => setUnfolded(true)}>
          {m['stats.times.show']()}
        </Button>
      )}
      <RereadFailed query={report}>{m['stats.times.unread']()}</RereadFailed>
      {shown && (
        <Read query={report} failed={m['stats.times.unread']()} waiting={<Skeleton className="h-88 rounded-md" />}>
          {({ all, stations, hours }) =>
            all === null ? (
              <p className="mx-auto max-w-96 py-8 text-center text-ink-2">{m['stats.times.none']()}</p>
            ) : (
              <KitchenTimesTables all={all} stations={stations} hours={hours} />
            )
          }
        </Read>
      )}
    </Card>
  );
}

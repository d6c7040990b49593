import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import type { Today } from '#features/orders/stats/contract.ts';
import { DayCards } from '#features/orders/web/stats/day-cards.tsx';
import { HoursPanel } from '#features/orders/web/stats/hours-panel.tsx';
import { RecentPanel } from '#features/orders/web/stats/recent-panel.tsx';
import { RevenuePanel } from '#features/orders/web/stats/revenue-panel.tsx';
import { useClock } from '#features/orders/web/use-clock.ts';
import { useFailureToast } from '#features/orders/web/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime, localClock } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { OpenNow } from './open-now.tsx';
import { PageHeader } from './page-header.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';

export const handle = { area: 'admin' };

/** A business day ends by itself: without an order, nobody would say so. */
const rereadMs = 5 * 60_000;

export default function Home() {
  const { user, restaurant } = useSignedIn();
  const figures = useQuery({ ...api.stats.today.queryOptions(), refetchInterval: rereadMs });
  const today = figures.data;
  const now = useClock(today?.now, figures.dataUpdatedAt);
  useFailureToast(figures.isError, m['house.dashboard.loadFailed']());
  const timeZone = restaurant?.timezone ?? 'America/Sao_Paulo';
  const open = restaurant?.subscribed ?? false;
  const retry = () => void figures.refetch();
  const openNow = restaurant && <OpenNow slug={restaurant.slug} now={now} />;
  const subscription = (
    <SubscriptionPanel
      subscription={open ? today?.subscription : null}
      now={now}
      timeZone={timeZone}
      owner={user.role === 'restaurant_owner'}
      className={open ? undefined : 'max-w-xl'}
    />
  );
  return (
    <>
      <PageHeader title={m['shell.dashboard']()} actions={<span className="max-sm:hidden">{openNow}</span>} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 lg:px-7">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
          <p className="font-semibold text-xl tracking-tight wrap-anywhere">{greeting(now, timeZone, user.name)}</p>
          <span className="order-last sm:hidden">{openNow}</span>
          {today && (
            <time dateTime={new Date(now).toISOString()} className="text-ink-2 text-sm">
              {formatDateTime(new Date(now), getLocale(), timeZone)}
            </time>
          )}
        </div>
        {today && figures.isError && (
          <Notice
            tone="yellow"
            live
            action={
              <Button variant="quiet" size="s" onClick={retry} busy={figures.isFetching}>
                {m['common.retry']()}
              </Button>
            }
          >
            {m['house.dashboard.unread']()}
          </Notice>
        )}
        {!open ? (
          subscription
        ) : !today && figures.isError ? (
          <ErrorState
            title={m['house.dashboard.unread']()}
            retryLabel={m['common.retry']()}
            onRetry={retry}
            busy={figures.isFetching}
          />
        ) : (
          <>
            <DayCards today={today} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <HoursPanel today={today} hourNow={hourOf(today, now, timeZone)} />
              <RevenuePanel today={today} />
              <RecentPanel orders={today?.recent} timeZone={timeZone} />
              {subscription}
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** After midnight the business day goes on counting: one in the morning is its hour 25. */
function hourOf(today: Today | undefined, now: number, timeZone: string): number {
  const { day, minutes } = localClock(new Date(now), timeZone);
  return Math.floor(minutes / 60) + (today && day !== today.day ? 24 : 0);
}

function greeting(now: number, timeZone: string, fullName: string): string {
  const name = fullName.split(' ')[0] ?? fullName;
  const { minutes } = localClock(new Date(now), timeZone);
  if (minutes >= 5 * 60 && minutes < 12 * 60) return m['shell.morning']({ name });
  if (minutes >= 12 * 60 && minutes < 18 * 60) return m['shell.afternoon']({ name });
  return m['shell.evening']({ name });
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { ReadFailed, RereadFailed } from '#client/read.tsx';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import type { SignedIn } from '#features/accounts/contract.ts';
import { useClock } from '#features/orders/web/use-clock.ts';
import { OpenNow } from '#features/restaurants/web/open-now.tsx';
import type { Today } from '#features/stats/contract.ts';
import { DayCards } from '#features/stats/web/day-cards.tsx';
import { HoursPanel } from '#features/stats/web/hours-panel.tsx';
import { RecentPanel } from '#features/stats/web/recent-panel.tsx';
import { RevenuePanel } from '#features/stats/web/revenue-panel.tsx';
import { SubscriptionPanel } from '#features/stats/web/subscription-panel.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { staffPaths } from '#lib/addresses.ts';
import { formatDateTime, localClock } from '#lib/time.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

/** A business day ends by itself: without an order, nobody would say so. */
const rereadMs = 5 * 60_000;

export default function Home() {
  const { user, restaurant } = useSignedIn();
  const figures = useQuery({ ...api.stats.today.queryOptions(), refetchInterval: rereadMs });
  const today = figures.data;
  const now = useClock(today?.now, figures.dataUpdatedAt);
  useFailureToast(figures.isError, m['stats.loadFailed']());
  const timeZone = useTimezone();
  const open = restaurant?.subscribed ?? false;
  // The house's clock, not this device's, says what time of day it is.
  const told = today !== undefined || figures.isError;
  const openNow = restaurant && told && <OpenNow slug={restaurant.slug} now={now} />;
  const subscription = (
    <SubscriptionPanel
      subscription={today?.subscription}
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
          {told ? (
            <p className="font-semibold text-xl tracking-tight wrap-anywhere">{greeting(now, timeZone, user)}</p>
          ) : (
            <Skeleton className="h-7 w-48" />
          )}
          {!user.named && (
            <Link to={staffPaths.account} className="font-medium text-brand-ink text-sm underline underline-offset-4">
              {m['shell.tellName']()}
            </Link>
          )}
          <span className="order-last sm:hidden">{openNow}</span>
          {today && (
            <time dateTime={new Date(now).toISOString()} className="text-ink-2 text-sm">
              {formatDateTime(new Date(now), getLocale(), timeZone)}
            </time>
          )}
        </div>
        <RereadFailed query={figures}>{m['stats.unread']()}</RereadFailed>
        {!today && figures.isError ? (
          <ReadFailed query={figures}>{m['stats.unread']()}</ReadFailed>
        ) : !open ? (
          subscription
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

/** By their own name, where they have said it. */
function greeting(now: number, timeZone: string, { name: fullName, named }: SignedIn['user']): string {
  const name = fullName.split(' ')[0] ?? fullName;
  const { minutes } = localClock(new Date(now), timeZone);
  if (minutes >= 5 * 60 && minutes < 12 * 60) return named ? m['shell.morning']({ name }) : m['shell.morningPlain']();
  if (minutes >= 12 * 60 && minutes < 18 * 60)
    return named ? m['shell.afternoon']({ name }) : m['shell.afternoonPlain']();
  return named ? m['shell.evening']({ name }) : m['shell.eveningPlain']();
}

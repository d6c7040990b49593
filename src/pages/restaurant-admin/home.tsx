import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { ReadFailed, RereadFailed } from '#client/read.tsx';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import type { SignedIn } from '#features/accounts/contract.ts';
import { useClock } from '#features/orders/web/use-clock.ts';
import { PrinterNotice } from '#features/printing/web/printer-notice.tsx';
import { usePrinters } from '#features/printing/web/use-printers.ts';
import { OpenNow } from '#features/restaurants/web/open-now.tsx';
import { Checklist } from '#features/setup/web/checklist.tsx';
import type { Today } from '#features/stats/contract.ts';
import { DayCards } from '#features/stats/web/day-cards.tsx';
import { DishesPanel } from '#features/stats/web/dishes-panel.tsx';
import { FirstDay } from '#features/stats/web/first-day.tsx';
import { HoursPanel } from '#features/stats/web/hours-panel.tsx';
import { KitchenPanel } from '#features/stats/web/kitchen-panel.tsx';
import { KitchenTimesPanel } from '#features/stats/web/kitchen-times-panel.tsx';
import { PresentPanel } from '#features/stats/web/present-panel.tsx';
import { RecentPanel } from '#features/stats/web/recent-panel.tsx';
import { RevenuePanel } from '#features/stats/web/revenue-panel.tsx';
import { SubscriptionPanel } from '#features/stats/web/subscription-panel.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { staffPaths } from '#lib/addresses.ts';
import { may } from '#lib/permissions.ts';
import { formatDateTime, localClock } from '#lib/time.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { closedTo } from './frame/entries.ts';

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
  const owner = user.role === 'restaurant_owner';
  const setup = useQuery({ ...api.setup.read.queryOptions(), enabled: owner });
  const paying = useQuery({ ...api.billing.subscription.queryOptions(), staleTime: 0, enabled: owner && !open });
  // A printer that stands still is told of above the figures, and would push them as well.
  const printers = usePrinters({ enabled: open });
  const awaited = setup.isLoading || paying.isLoading || printers.isLoading || !told;
  const openNow = restaurant && told && <OpenNow slug={restaurant.slug} now={now} />;
  const subscription = (
    <SubscriptionPanel
      subscription={today?.subscription}
      pending={paying.data?.pending ?? null}
      now={now}
      timeZone={timeZone}
      owner={owner}
      className={open ? undefined : 'max-w-xl'}
    />
  );
  // Nothing was ordered of late: drawings of nothing would say less than what they are for.
  const quiet = today?.recent.length === 0 && today.days.every(({ orders }) => orders === 0);
  // What was paid for once and is not any more is for the plans' page.
  const ended = today?.subscription && !today.subscription.open && today.subscription.status !== 'pending';
  const setsUp = owner && today !== undefined && !ended;
  return (
    <>
      <PageHeader title={m['shell.dashboard']()} actions={<span className="max-sm:hidden">{openNow}</span>} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 lg:px-7">
        {/* Each of these has its place before it is there. */}
        <div className="grid gap-1 sm:flex sm:flex-wrap sm:items-center sm:gap-x-3">
          <div className="min-h-7 text-ink-2 text-lg wrap-anywhere">
            {told ? <p>{greeting(now, timeZone, user)}</p> : <Skeleton className="h-7 w-48" />}
          </div>
          {!user.named && (
            <Link to={staffPaths.account} className="font-medium text-brand-ink text-sm underline underline-offset-4">
              {m['shell.tellName']()}
            </Link>
          )}
          <div className="min-h-5 text-ink-2 text-sm">
            {today && (
              <time dateTime={new Date(now).toISOString()}>{formatDateTime(new Date(now), getLocale(), timeZone)}</time>
            )}
          </div>
          <div className="min-h-7 sm:hidden">{openNow}</div>
        </div>
        {setsUp && !awaited && <Checklist />}
        {open && (
          // There from the beginning: what comes later would read the printers once more.
          <div hidden={awaited} className="empty:hidden">
            <PrinterNotice />
          </div>
        )}
        <RereadFailed query={figures}>{m['stats.unread']()}</RereadFailed>
        {!today && figures.isError ? (
          <ReadFailed query={figures}>{m['stats.unread']()}</ReadFailed>
        ) : !open ? (
          !awaited && subscription
        ) : (
          // What comes above all of this would push it.
          <Fragment key={awaited ? 'awaited' : 'read'}>
            {!quiet && <PresentPanel today={today} />}
            <DayCards today={today} sees={(path) => closedTo(user.role, path) === null} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              {quiet ? (
                <FirstDay />
              ) : (
                <>
                  <HoursPanel today={today} hourNow={hourOf(today, now, timeZone)} />
                  <RevenuePanel today={today} />
                  <RecentPanel orders={today?.recent} timeZone={timeZone} />
                  <DishesPanel dishes={today?.dishes} />
                  <KitchenPanel kitchen={today?.kitchen} />
                </>
              )}
              <div className="grid">{subscription}</div>
            </div>
            {/* It is last and pushes nothing; drawn twice, it would fold up under a finger. */}
            {!awaited && !quiet && may(user.role, 'reports') && <KitchenTimesPanel />}
          </Fragment>
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

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { ActiveCounts } from '#features/orders/web/active-counts.tsx';
import { useClock } from '#features/orders/web/use-clock.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDateTime, localClock } from '#lib/time.ts';
import { ArrowRightIcon } from '#ui/admin/icons.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { PageHeader } from './page-header.tsx';

export const handle = { area: 'admin' };

export default function Home() {
  const { user, restaurant } = useSignedIn();
  const board = useQuery(api.orders.board.queryOptions());
  const now = useClock(board.data?.now, board.dataUpdatedAt);
  const timeZone = restaurant?.timezone ?? 'America/Sao_Paulo';
  return (
    <>
      <PageHeader title={m['shell.dashboard']()} />
      <div className="grid gap-6 px-4 lg:px-7">
        <div>
          <p className="font-semibold text-xl tracking-tight lg:text-3xl wrap-anywhere">
            {greeting(now, timeZone, user.name)}
          </p>
          {board.data && (
            <time dateTime={new Date(now).toISOString()} className="text-ink-2">
              {formatDateTime(new Date(now), getLocale(), timeZone)}
            </time>
          )}
        </div>
        <ActiveCounts board={board.data} failed={board.isError} now={now} onRetry={() => void board.refetch()} />
        <Link to="/restaurant-admin/orders" className={`${buttonClass({ size: 'l' })} sm:justify-self-start`}>
          {m['shell.goToOrders']()}
          <ArrowRightIcon />
        </Link>
      </div>
    </>
  );
}

function greeting(now: number, timeZone: string, fullName: string): string {
  const name = fullName.split(' ')[0] ?? fullName;
  const { minutes } = localClock(new Date(now), timeZone);
  if (minutes >= 5 * 60 && minutes < 12 * 60) return m['shell.morning']({ name });
  if (minutes >= 12 * 60 && minutes < 18 * 60) return m['shell.afternoon']({ name });
  return m['shell.evening']({ name });
}

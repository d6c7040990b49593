import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { Dot } from '#ui/dot.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { awaitedCount } from '../../calls/web/group-by-table.ts';
import { lateTables } from '../../floor/web/late-tables.ts';
import { useClock } from '../../orders/web/use-clock.ts';
import { stillToCome } from '../../reservations/still-to-come.ts';
import type { Today } from '../contract.ts';
import { sentencesOf } from './sentence.ts';

/** How the house stands at this moment, each of it leading to where it is seen to; below it the day in a sentence. */
export function PresentPanel({ today }: { today: Today | undefined }) {
  const board = useQuery(api.orders.board.queryOptions());
  const calls = useQuery(api.calls.board.queryOptions());
  const reserved = useQuery(api.reservations.ofDay.queryOptions({ input: {} }));
  const now = useClock(board.data?.now, board.dataUpdatedAt);
  const orders = board.data?.orders;
  const late = orders && lateTables(orders, now);
  const told = [
    {
      to: `${staffPaths.floor}?mesas=todas`,
      name: m['stats.present.calls'],
      text: calls.data && callsText(awaitedCount(calls.data.calls)),
      failed: calls.isError,
    },
    {
      to: staffPaths.orders,
      name: m['stats.present.orders'],
      text: orders && ordersText(orders.filter(({ status }) => status === 'pendente').length),
      failed: board.isError,
    },
    {
      to: staffPaths.reservations,
      name: m['stats.present.reservations'],
      text: reserved.data && reservationsText(stillToCome(reserved.data.reservations, now).length),
      failed: reserved.isError,
    },
  ];
  return (
    <section
      aria-label={m['stats.present.title']()}
      className="on-dark grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-panel p-4 text-on-panel lg:px-6 lg:py-5"
    >
      <Link
        to={`${staffPaths.floor}?mesas=todas`}
        className="-mx-2 flex min-h-16 items-center gap-3 rounded-md px-2 font-semibold text-lg leading-snug tracking-tight hover:bg-on-panel/8 sm:min-h-11 lg:text-xl"
      >
        {late || board.isError ? (
          <>
            <Dot tone={late ? (late.tables > 0 ? 'red' : 'green') : 'gray'} />
            <span className="min-w-0 wrap-anywhere">{late ? lateText(late) : m['stats.present.unread']()}</span>
            <ChevronRightIcon size={20} className="ml-auto shrink-0 text-on-panel-2" />
          </>
        ) : (
          <Awaited className="h-6 w-72" />
        )}
      </Link>
      <ul className="grid gap-2 sm:grid-cols-3">
        {told.map(({ to, name, text, failed }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center justify-between gap-2 rounded-md bg-on-panel/8 px-3.5 py-2 font-medium text-sm tabular-nums transition hover:bg-on-panel/14 xl:text-base"
            >
              {text === undefined && !failed ? (
                <Awaited className="h-4 w-32" />
              ) : (
                <span className="min-w-0 wrap-anywhere">{text ?? name()}</span>
              )}
              <ChevronRightIcon size={18} className="shrink-0 text-on-panel-2" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="min-h-15 text-on-panel-2 text-sm sm:min-h-5">
        {today ? (
          <p className="wrap-anywhere">{sentencesOf(today).join(' ')}</p>
        ) : (
          <Skeleton className="h-4 w-80 max-w-full" />
        )}
      </div>
    </section>
  );
}

/** A link whose words are awaited is heard as that. */
function Awaited({ className }: { className: string }) {
  return (
    <>
      <Skeleton className={`max-w-full ${className}`} />
      <span className="sr-only">{m['common.loading']()}</span>
    </>
  );
}

function lateText({ tables, minutes }: { tables: number; minutes: number }): string {
  if (tables === 0) return m['stats.present.inTime']();
  return tables === 1
    ? m['stats.present.lateOne']({ minutes })
    : m['stats.present.lateMany']({ count: tables, minutes });
}

function callsText(count: number): string {
  if (count === 0) return m['stats.present.callsNone']();
  return count === 1 ? m['stats.present.callsOne']() : m['stats.present.callsMany']({ count });
}

function ordersText(count: number): string {
  if (count === 0) return m['stats.present.ordersNone']();
  return count === 1 ? m['stats.present.ordersOne']() : m['stats.present.ordersMany']({ count });
}

function reservationsText(count: number): string {
  if (count === 0) return m['stats.present.reservationsNone']();
  return count === 1 ? m['stats.present.reservationsOne']() : m['stats.present.reservationsMany']({ count });
}

import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { weekdayOf } from '#lib/days.ts';
import { formatMoney } from '#lib/money.ts';
import { cx } from '#ui/cx.ts';
import { Dot } from '#ui/dot.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatCard, StatCards } from '#ui/staff/stat-card.tsx';
import type { Tone } from '#ui/tone-class.ts';
import type { Today } from '../contract.ts';

const pending = <Skeleton className="h-7.5 w-20 sm:h-10" />;
const pendingFoot = <Skeleton className="h-5 w-32" />;

/** The day in four figures. */
export function DayCards({ today }: { today: Today | undefined }) {
  const amount = today && formatMoney(today.revenueCents, getLocale()).replace(/^R\$\s?/, '');
  return (
    <StatCards label={m['stats.figures']()}>
      <StatCard label={m['stats.ordersToday']()} foot={today ? <LastWeek today={today} /> : pendingFoot}>
        {today ? today.orders : pending}
      </StatCard>
      <StatCard
        label={m['stats.activeOrders']()}
        foot={
          today ? (
            <Told>
              <Count tone="yellow">
                {today.pending === 1 ? m['stats.pendingOne']() : m['stats.pendingMany']({ count: today.pending })}
              </Count>
              <Count tone="blue">{m['stats.preparing']({ count: today.preparing })}</Count>
            </Told>
          ) : (
            pendingFoot
          )
        }
      >
        {today ? today.pending + today.preparing : pending}
      </StatCard>
      <StatCard
        label={m['stats.revenueToday']()}
        sign={amount && 'R$'}
        foot={
          today ? (
            <Told>
              {today.averageCents !== null &&
                m['stats.perOrder']({ amount: formatMoney(today.averageCents, getLocale()) })}
            </Told>
          ) : (
            pendingFoot
          )
        }
      >
        {/* Six figures and more still fit beside three other cards. */}
        {amount ? <span className={amount.length > 9 ? 'text-2xl' : undefined}>{amount}</span> : pending}
      </StatCard>
      <StatCard label={m['stats.tables']()} foot={today ? <Tables {...today.tables} /> : pendingFoot}>
        {today ? today.tables.total : pending}
      </StatCard>
    </StatCards>
  );
}

const moreTexts = [
  m['stats.moreThan.sunday'],
  m['stats.moreThan.monday'],
  m['stats.moreThan.tuesday'],
  m['stats.moreThan.wednesday'],
  m['stats.moreThan.thursday'],
  m['stats.moreThan.friday'],
  m['stats.moreThan.saturday'],
];
const lessTexts = [
  m['stats.lessThan.sunday'],
  m['stats.lessThan.monday'],
  m['stats.lessThan.tuesday'],
  m['stats.lessThan.wednesday'],
  m['stats.lessThan.thursday'],
  m['stats.lessThan.friday'],
  m['stats.lessThan.saturday'],
];

function LastWeek({ today: { day, orders, ordersLastWeek } }: { today: Today }) {
  // A day on which nobody ordered, as when the house was closed, is nothing to compare with.
  if (!ordersLastWeek) return <Told />;
  const more = orders - ordersLastWeek;
  if (more === 0) return <Told>{m['stats.likeLastWeek']()}</Told>;
  const text = (more > 0 ? moreTexts : lessTexts)[weekdayOf(day)];
  return <p className={cx('min-h-5', more > 0 && 'text-green')}>{text?.({ count: Math.abs(more) })}</p>;
}

function Tables({ occupied, reserved }: Today['tables']) {
  return (
    <Told>
      <Count tone="red">
        {occupied === 1 ? m['stats.occupiedOne']() : m['stats.occupiedMany']({ count: occupied })}
      </Count>
      <Count tone="yellow">
        {reserved === 1 ? m['stats.reservedOne']() : m['stats.reservedMany']({ count: reserved })}
      </Count>
    </Told>
  );
}

/** As high as a line, where there is nothing to say too. */
function Told({ children }: { children?: ReactNode }) {
  return <div className="flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1">{children}</div>;
}

function Count({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Dot tone={tone} />
      {children}
    </span>
  );
}

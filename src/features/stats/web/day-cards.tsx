import { type ReactNode, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { staffPaths } from '#lib/addresses.ts';
import { formatMoney } from '#lib/money.ts';
import { moneyParts } from '#lib/money-parts.ts';
import { cx } from '#ui/cx.ts';
import { Dot } from '#ui/dot.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatCard, StatCards } from '#ui/staff/stat-card.tsx';
import type { Tone } from '#ui/tone-class.ts';
import type { Today } from '../contract.ts';
import { type Period, periodNames, periods } from '../periods.ts';
import { type ChangeText, ordersChange, revenueChange } from './change-text.ts';

const pending = <Skeleton className="h-7.5 w-20 sm:h-10" />;
const pendingFoot = <Skeleton className="h-5 w-32" />;

/** The day in four figures; orders and revenue also of seven and of thirty days, beside what they were before. */
export function DayCards({ today, sees }: { today: Today | undefined; sees: (path: string) => boolean }) {
  const [period, setPeriod] = useState<Period>('today');
  const shown = today && (period === 'today' ? today : today[period]);
  const amount = shown && moneyParts(shown.revenueCents, getLocale());
  const { days } = periods[period];
  const orders = today && shown ? ordersChange(shown, period, today.day) : null;
  const revenue = today && shown ? revenueChange(shown, period, today.day) : null;
  const to = (path: string) => (sees(path) ? path : undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented
          label={m['stats.period.title']()}
          value={period}
          onChange={setPeriod}
          segments={periodNames.map((each) => ({
            value: each,
            label: each === 'today' ? m['stats.period.today']() : m['stats.period.days'](periods[each]),
          }))}
        />
        <p className="min-h-5 text-ink-2 text-sm">
          {shown && ((orders ?? revenue) ? m['stats.period.until']() : m['stats.period.none']())}
        </p>
      </div>
      <StatCards label={m['stats.figures']()}>
        <StatCard
          to={to(staffPaths.orders)}
          label={period === 'today' ? m['stats.ordersToday']() : m['stats.period.orders']({ days })}
          foot={shown ? <Change text={orders} /> : pendingFoot}
        >
          {shown ? shown.orders.toLocaleString(getLocale()) : pending}
        </StatCard>
        <StatCard
          to={to(staffPaths.orders)}
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
          to={to(staffPaths.till)}
          label={period === 'today' ? m['stats.revenueToday']() : m['stats.period.revenue']({ days })}
          sign={amount?.sign}
          foot={
            <div className="grid gap-1">
              {shown ? (
                <>
                  <Told>
                    {shown.averageCents !== null &&
                      m['stats.perOrder']({ amount: formatMoney(shown.averageCents, getLocale()) })}
                  </Told>
                  <Change text={revenue} />
                </>
              ) : (
                <>
                  {pendingFoot}
                  {pendingFoot}
                </>
              )}
            </div>
          }
        >
          {/* Six figures and more still fit beside three other cards. */}
          {amount ? (
            <span className={amount.figure.length > 9 ? 'text-2xl' : undefined}>{amount.figure}</span>
          ) : (
            pending
          )}
        </StatCard>
        <StatCard
          to={to(staffPaths.tables)}
          label={m['stats.tables']()}
          foot={today ? <Tables {...today.tables} /> : pendingFoot}
        >
          {today ? today.tables.total : pending}
        </StatCard>
      </StatCards>
    </div>
  );
}

function Change({ text }: { text: ChangeText | null }) {
  return <p className={cx('min-h-5', text?.more && 'text-green')}>{text?.text}</p>;
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

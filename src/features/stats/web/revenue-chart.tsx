import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import { formatMoney } from '#lib/money.ts';
import type { DayRevenue } from '../contract.ts';
import { axis, grid } from './chart-look.ts';
import { ChartNote } from './chart-panel.tsx';
import { evenTicks } from './even-ticks.ts';

const line = { stroke: 'var(--brand)', strokeWidth: 2, isAnimationActive: false } as const;

/** Below this the steps of the scale would all read as nothing. */
const leastStepCents = 1_00;

/** The days that are over as one line; today, which is not, as a dotted step from yesterday. */
export default function RevenueChart({ days }: { days: DayRevenue[] }) {
  const last = days.length - 1;
  const ticks = evenTicks(Math.max(...days.map(({ revenueCents }) => revenueCents)), leastStepCents);
  const points = days.map((day, index) => ({
    ...day,
    over: index < last ? day.revenueCents : null,
    running: index >= last - 1 ? day.revenueCents : null,
  }));
  const tick = new Intl.DateTimeFormat(getLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const money = new Intl.NumberFormat(getLocale(), { notation: 'compact', maximumFractionDigits: 1 });
  const dayText = (day: string) =>
    day === days[last]?.day
      ? m['stats.todayShort']()
      : tick.format(Date.parse(day)).replace(' de ', ' ').replace('.', '');
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
        <defs>
          <linearGradient id="revenue-fill" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--brand)" stopOpacity="0.2" />
            <stop offset="1" stopColor="var(--brand)" stopOpacity="0.02" />
          </linearGradient>
        </defs>
        <CartesianGrid {...grid} />
        <XAxis {...axis} dataKey="day" tickFormatter={dayText} interval="equidistantPreserveStart" minTickGap={14} />
        <YAxis
          {...axis}
          width={52}
          domain={[0, ticks.at(-1) ?? leastStepCents]}
          ticks={ticks}
          tickFormatter={(cents: number) => money.format(cents / 100)}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--control)', strokeDasharray: '3 3' }}
          content={({ payload }) => {
            const day = payload?.[0]?.payload as DayRevenue | undefined;
            if (!day) return null;
            const orders = `${m['stats.orders']()}: ${day.orders}`;
            return (
              <ChartNote
                title={formatDay(day.day, getLocale(), 'short')}
                lines={[formatMoney(day.revenueCents, getLocale()), orders]}
              />
            );
          }}
        />
        <Area {...line} dataKey="over" fill="url(#revenue-fill)" activeDot={false} />
        <Area
          {...line}
          dataKey="running"
          fill="url(#revenue-fill)"
          strokeDasharray="2 4"
          activeDot={false}
          dot={({ cx, cy, index }) => (
            <circle
              key={index}
              cx={cx}
              cy={cy}
              r={index === last ? 5 : 0}
              fill="var(--brand)"
              stroke="var(--surface)"
              strokeWidth={2}
            />
          )}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}

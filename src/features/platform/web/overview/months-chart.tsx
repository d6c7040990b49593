import { Bar, BarChart, CartesianGrid, Rectangle, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { axis, grid } from '../../../stats/web/chart-look.ts';
import { ChartNote } from '../../../stats/web/chart-panel.tsx';
import type { PlatformStats } from '../../overview/contract.ts';
import { monthText } from './month-text.ts';

type Month = PlatformStats['months'][number];

/** One bar a month; the running one, which is not over, is darker. */
export default function MonthsChart({ months }: { months: Month[] }) {
  const money = new Intl.NumberFormat(getLocale(), { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={months} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid {...grid} />
        <XAxis
          {...axis}
          dataKey="month"
          tickFormatter={(month: string) => monthText(month, 'short')}
          interval="equidistantPreserveStart"
          minTickGap={6}
        />
        <YAxis {...axis} width={52} tickCount={5} tickFormatter={(cents: number) => money.format(cents / 100)} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--sunken)' }}
          content={({ payload }) => {
            const month = payload?.[0]?.payload as Month | undefined;
            if (!month) return null;
            return (
              <ChartNote title={monthText(month.month, 'long')} lines={[formatMoney(month.paidCents, getLocale())]} />
            );
          }}
        />
        <Bar
          dataKey="paidCents"
          maxBarSize={36}
          isAnimationActive={false}
          shape={({ index, ...bar }) => (
            <Rectangle
              {...bar}
              radius={[4, 4, 0, 0]}
              fill={index === months.length - 1 ? 'var(--brand)' : 'var(--brand-soft)'}
            />
          )}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

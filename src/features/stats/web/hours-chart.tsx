import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import type { HourOfDay } from '../contract.ts';
import { axis, grid } from './chart-look.ts';
import { ChartNote } from './chart-panel.tsx';
import { evenHours, evenTicks } from './even-ticks.ts';
import { hourText } from './hour-text.ts';

interface HoursChartProps {
  hours: HourOfDay[];
  hourNow: number;
  /** What the pale bars are, or null without any. */
  usual: string | null;
}

export default function HoursChart({ hours, hourNow, usual }: HoursChartProps) {
  const orders = { stackId: 'orders', radius: 3, maxBarSize: usual ? 14 : 26, isAnimationActive: false };
  const ticks = evenTicks(Math.max(...hours.map((each) => Math.max(each.orders, each.usual ?? 0))), 1);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={hours} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid {...grid} />
        <XAxis
          {...axis}
          dataKey="hour"
          tickFormatter={hourText}
          ticks={evenHours(hours.map(({ hour }) => hour))}
          interval={0}
        />
        <XAxis dataKey="hour" xAxisId="behind" hide />
        <YAxis {...axis} width={34} domain={[0, ticks.at(-1) ?? 1]} ticks={ticks} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--hairline)' }}
          content={({ payload }) => {
            const hour = payload?.[0]?.payload as HourOfDay | undefined;
            if (!hour) return null;
            const lines = [`${m['stats.orders']()}: ${hour.orders}`];
            if (usual && hour.usual !== null) lines.push(`${usual}: ${hour.usual.toLocaleString(getLocale())}`);
            return <ChartNote title={hourText(hour.hour)} lines={lines} />;
          }}
        />
        {usual && (
          <Bar
            dataKey="usual"
            xAxisId="behind"
            fill="var(--sunken-2)"
            radius={[4, 4, 0, 0]}
            maxBarSize={30}
            isAnimationActive={false}
          />
        )}
        <Bar
          {...orders}
          dataKey={(hour: HourOfDay) => (hour.hour === hourNow ? null : hour.orders)}
          fill="var(--brand-soft)"
        />
        <Bar
          {...orders}
          dataKey={(hour: HourOfDay) => (hour.hour === hourNow ? hour.orders : null)}
          fill="var(--brand)"
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

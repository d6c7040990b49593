import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import { formatMoney } from '#lib/money.ts';
import type { Today } from '../contract.ts';
import { ChartPanel } from './chart-panel.tsx';

const RevenueChart = lazily(() => import('./revenue-chart.tsx'));

export function RevenuePanel({ today, className }: { today: Today | undefined; className?: string }) {
  const days = today?.days ?? [];
  const total = days.reduce((sum, { revenueCents }) => sum + revenueCents, 0);
  return (
    <ChartPanel
      title={m['stats.byDay']()}
      className={className}
      aside={today && <p className="money text-ink-2 text-sm">{formatMoney(total, getLocale())}</p>}
      table={
        <table>
          <caption>{m['stats.byDay']()}</caption>
          <thead>
            <tr>
              <th scope="col">{m['stats.day']()}</th>
              <th scope="col">{m['stats.orders']()}</th>
              <th scope="col">{m['stats.revenue']()}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, revenueCents }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day, getLocale())}</th>
                <td>{orders}</td>
                <td>{formatMoney(revenueCents, getLocale())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      {today && <RevenueChart days={days} />}
    </ChartPanel>
  );
}

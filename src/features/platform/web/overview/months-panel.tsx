import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { ChartPanel } from '../../../stats/web/chart-panel.tsx';
import type { PlatformStats } from '../../overview/contract.ts';
import { monthText } from './month-text.ts';

const MonthsChart = lazily(() => import('./months-chart.tsx'));

/** What was paid to the platform, month by month, drawn and as a table. */
export function MonthsPanel({ months }: { months: PlatformStats['months'] | undefined }) {
  const total = months?.reduce((sum, { paidCents }) => sum + paidCents, 0) ?? 0;
  return (
    <ChartPanel
      title={m['platform.stats.months']()}
      aside={months && <p className="money text-ink-2 text-sm">{formatMoney(total, getLocale())}</p>}
      note={
        months && m['platform.stats.monthsHint']({ amount: formatMoney(months.at(-1)?.paidCents ?? 0, getLocale()) })
      }
      table={
        <table>
          <caption>{m['platform.stats.months']()}</caption>
          <thead>
            <tr>
              <th scope="col">{m['platform.stats.month']()}</th>
              <th scope="col">{m['platform.stats.received']()}</th>
            </tr>
          </thead>
          <tbody>
            {months?.map(({ month, paidCents }) => (
              <tr key={month}>
                <th scope="row">{monthText(month, 'long')}</th>
                <td>{formatMoney(paidCents, getLocale())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      {months && <MonthsChart months={months} />}
    </ChartPanel>
  );
}

import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { weekdayOf } from '#lib/days.ts';
import type { Today } from '../../stats/contract.ts';
import { ChartPanel, Legend } from './chart-panel.tsx';
import { hourText } from './hour-text.ts';

const HoursChart = lazily(() => import('./hours-chart.tsx'));

const usualText = [
  m['house.dashboard.usual.sunday'],
  m['house.dashboard.usual.monday'],
  m['house.dashboard.usual.tuesday'],
  m['house.dashboard.usual.wednesday'],
  m['house.dashboard.usual.thursday'],
  m['house.dashboard.usual.friday'],
  m['house.dashboard.usual.saturday'],
];

interface HoursPanelProps {
  today: Today | undefined;
  /** The hour that is running, counted from the midnight of the business day. */
  hourNow: number;
  className?: string;
}

export function HoursPanel({ today, hourNow, className }: HoursPanelProps) {
  const usual = today ? (usualText[weekdayOf(today.day)]?.() ?? '') : '';
  const hours = today?.hours ?? [];
  const compared = hours.some((hour) => hour.usual !== null);
  return (
    <ChartPanel
      title={m['house.dashboard.byHour']()}
      className={className}
      aside={
        <Legend
          entries={[
            { label: m['house.dashboard.today'](), className: 'bg-brand-soft' },
            { label: m['house.dashboard.now'](), className: 'bg-brand' },
            ...(compared ? [{ label: usual, className: 'bg-sunken-2' }] : []),
          ]}
        />
      }
      table={
        <table>
          <caption>{m['house.dashboard.byHour']()}</caption>
          <thead>
            <tr>
              <th scope="col">{m['house.dashboard.hour']()}</th>
              <th scope="col">{m['house.dashboard.orders']()}</th>
              {compared && <th scope="col">{usual}</th>}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour.hour}>
                <th scope="row">{hourText(hour.hour)}</th>
                <td>{hour.orders}</td>
                {compared && <td>{hour.usual?.toLocaleString(getLocale())}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      {today &&
        (hours.length > 0 ? (
          <HoursChart hours={hours} hourNow={hourNow} usual={compared ? usual : null} />
        ) : (
          <p className="grid h-full place-content-center text-ink-2">{m['house.dashboard.noHours']()}</p>
        ))}
    </ChartPanel>
  );
}

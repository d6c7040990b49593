import { lazily } from '#client/lazily.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { weekdayOf } from '#lib/days.ts';
import type { Today } from '../contract.ts';
import { ChartPanel, Legend } from './chart-panel.tsx';
import { hourText } from './hour-text.ts';

const HoursChart = lazily(() => import('./hours-chart.tsx'));

const usualText = [
  m['stats.usual.sunday'],
  m['stats.usual.monday'],
  m['stats.usual.tuesday'],
  m['stats.usual.wednesday'],
  m['stats.usual.thursday'],
  m['stats.usual.friday'],
  m['stats.usual.saturday'],
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
      title={m['stats.byHour']()}
      className={className}
      aside={
        <Legend
          entries={[
            { label: m['stats.today'](), className: 'bg-brand-soft' },
            { label: m['stats.now'](), className: 'bg-brand' },
            ...(compared ? [{ label: usual, className: 'bg-sunken-2' }] : []),
          ]}
        />
      }
      table={
        <table>
          <caption>{m['stats.byHour']()}</caption>
          <thead>
            <tr>
              <th scope="col">{m['stats.hour']()}</th>
              <th scope="col">{m['stats.orders']()}</th>
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
          <p className="grid h-full place-content-center text-ink-2">{m['stats.noHours']()}</p>
        ))}
    </ChartPanel>
  );
}

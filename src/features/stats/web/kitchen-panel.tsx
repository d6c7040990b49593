import { m } from '#generated/messages/messages.js';
import type { Punctuality } from '../contract.ts';
import { ChartPanel, Legend } from './chart-panel.tsx';
import { hourText } from './hour-text.ts';
import { punctualityOf } from './sentence.ts';

/** Whether guests had what they were promised by when, hour by hour: late is the red top of an hour. */
export function KitchenPanel({ kitchen, className }: { kitchen: Punctuality[] | undefined; className?: string }) {
  const { late, total } = punctualityOf(kitchen ?? []);
  return (
    <ChartPanel
      title={m['stats.kitchen.title']()}
      className={className}
      aside={
        <Legend
          entries={[
            { label: m['stats.kitchen.onTime'](), className: 'bg-brand-soft' },
            { label: m['stats.kitchen.late'](), className: 'bg-red-dot' },
          ]}
        />
      }
      table={
        <table>
          <caption>{m['stats.kitchen.title']()}</caption>
          <thead>
            <tr>
              <th scope="col">{m['stats.hour']()}</th>
              <th scope="col">{m['stats.kitchen.onTime']()}</th>
              <th scope="col">{m['stats.kitchen.late']()}</th>
            </tr>
          </thead>
          <tbody>
            {kitchen?.map((hour) => (
              <tr key={hour.hour}>
                <th scope="row">{hourText(hour.hour)}</th>
                <td>{hour.onTime}</td>
                <td>{hour.late}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      {kitchen &&
        (total === 0 ? (
          <p className="mx-auto grid h-full max-w-96 place-content-center text-center text-ink-2">
            {m['stats.kitchen.none']()}
          </p>
        ) : (
          <div className="flex h-full flex-col gap-4">
            <p>
              <b className="mr-2 font-semibold text-2xl tabular-nums tracking-tight">
                {m['stats.kitchen.kept']({ kept: total - late, total })}
              </b>
              <span className="text-ink-2">{m['stats.kitchen.keptText']()}</span>
            </p>
            <Bars kitchen={kitchen} />
          </div>
        ))}
    </ChartPanel>
  );
}

const barHeight = 100;

function Bars({ kitchen }: { kitchen: Punctuality[] }) {
  const most = Math.max(...kitchen.map(({ onTime, late }) => onTime + late));
  const height = (orders: number) => `${(orders / most) * barHeight}px`;
  return (
    <ol className="mt-auto flex items-end justify-around gap-2 overflow-hidden sm:gap-3">
      {kitchen.map(({ hour, onTime, late }) => (
        <li key={hour} className="grid min-w-0 max-w-28 flex-1 gap-1.5 text-center text-xs tabular-nums">
          <b className="font-semibold">{onTime + late}</b>
          <span className="grid gap-0.5 overflow-hidden rounded-t-sm">
            {late > 0 && <span style={{ height: height(late) }} className="bg-red-dot" />}
            {onTime > 0 && <span style={{ height: height(onTime) }} className="bg-brand-soft" />}
          </span>
          <span className="border-hairline border-t pt-1 text-ink-2">{hourText(hour)}</span>
        </li>
      ))}
    </ol>
  );
}

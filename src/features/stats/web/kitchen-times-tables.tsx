import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import type { HourTimes, KitchenReport, KitchenTimes, StationTimes } from '../kitchen-times/contract.ts';
import { hourText } from './hour-text.ts';

type Tables = Pick<KitchenReport, 'stations' | 'hours'> & { all: KitchenTimes };

/** By station, and below it or beside it by hour; all of it first. */
export function KitchenTimesTables({ all, stations, hours }: Tables) {
  const whole = { key: 'all', name: m['stats.times.all'](), times: all };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Table caption={m['stats.times.byStation']()} first={m['stats.times.station']()}>
        {[whole, ...stations.map(stationRow)]}
      </Table>
      <Table caption={m['stats.times.byHour']()} first={m['stats.hour']()}>
        {hours.map(hourRow)}
      </Table>
    </div>
  );
}

interface Row {
  key: string;
  name: string;
  /** What it is measured against. */
  note?: string;
  times: KitchenTimes;
}

const stationRow = ({ stationId: key, name, targetMinutes: minutes, ...times }: StationTimes): Row => {
  return { key, name, note: m['stats.times.target']({ minutes }), times };
};
const hourRow = ({ hour, ...times }: HourTimes): Row => ({ key: String(hour), name: hourText(hour), times });

const head = 'pb-2 pl-2 sm:pl-3 text-right align-bottom font-medium text-ink-2 text-sm sm:whitespace-nowrap';
const cell = 'money py-2 pl-2 sm:pl-3 text-right align-top';

function Table({ caption, first, children }: { caption: string; first: string; children: Row[] }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-hairline border-b">
          <th scope="col" className="pb-2 text-left align-bottom font-medium text-ink-2 text-sm">
            {first}
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            {m['stats.times.lines']()}
          </th>
          <th scope="col" className={head}>
            {m['stats.times.median']()}
          </th>
          <th scope="col" className={head}>
            {m['stats.times.ninetieth']()}
          </th>
          <th scope="col" className={head}>
            {m['stats.times.late']()}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {children.map(({ key, name, note, times }) => (
          <tr key={key}>
            <th scope="row" className="w-full py-2 align-top font-medium wrap-anywhere">
              {name}
              {note && <span className="block font-normal text-ink-2">{note}</span>}
            </th>
            <td className={`${cell} max-sm:hidden`}>{count(times.lines)}</td>
            <td className={cell}>{minutes(times.medianMinutes)}</td>
            <td className={cell}>{minutes(times.ninetiethMinutes)}</td>
            <td className={`${cell} font-semibold`}>{count(times.late)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const count = (many: number) => many.toLocaleString(getLocale());
/** Tenths tell something of a drink, and nothing of a roast. */
const minutes = (many: number) =>
  m['stats.times.minutes']({
    minutes: many.toLocaleString(getLocale(), { maximumFractionDigits: many < 10 ? 1 : 0 }),
  });

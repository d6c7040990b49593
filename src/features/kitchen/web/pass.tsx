import { useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { minutesSince } from '#lib/minutes.ts';
import type { Station } from '../../menu/stations/contract.ts';
import { spanText } from '../../tables/web/span-text.ts';
import type { KitchenOrder } from '../contract.ts';
import { type PassLine, passOf, type PassRow as Row } from '../expediter.ts';
import { columnsAfter, columnWidths } from '../pass-columns.ts';
import { dueAtsOf, lateOf } from '../tabs.ts';
import { Empty } from './empty.tsx';
import { MoreLines } from './more-lines.tsx';
import { PassRow } from './pass-row.tsx';
import { useStill } from './use-still.ts';

interface PassProps {
  orders: readonly KitchenOrder[];
  stations: readonly Station[];
  now: number;
  timeZone: string;
  /** Which of their lines were carried a moment ago, by lineKey. */
  carried: ReadonlySet<string>;
  onCarry: (tableNumber: number, lines: readonly PassLine[]) => void;
  onTakeBack: (tableNumber: number) => void;
}

/** The pass: each table with what its orders still wait for, by station. */
export function Pass({ orders, stations, carried, now, timeZone, onCarry, onTakeBack }: PassProps) {
  const pass = useRef<HTMLElement>(null);
  const all = passOf(orders, stations, carried);
  const [columns, setColumns] = useState<readonly number[]>([]);
  const made = columnsAfter(columns, countsOf(all));
  if (made !== columns) setColumns(made);
  // Of a station that makes nothing at all there is nothing to read.
  const used = (at: number) => (made[at] ?? 0) > 0;
  const counts = made.filter((count) => count > 0);
  const rows = all.map((row) => ({ ...row, cells: row.cells.filter((_, at) => used(at)) }));
  const names = (stations.length > 0 ? stations.map(({ name }) => name) : [m['kitchen.onePlace']()]).filter((_, at) =>
    used(at),
  );
  const places = (stations.length > 0 ? stations.map(({ id }) => new Set([id])) : [null]).filter((_, at) => used(at));
  useStill(pass, [rows.map(({ tableNumber }) => String(tableNumber))], (table) => {
    const row = pass.current?.querySelector(`[data-ticket="${table}"]`);
    return row?.getBoundingClientRect().height ?? 0;
  });
  const longest = rows.find(({ readyAt, ready }) => readyAt !== null && ready.length > 0)?.tableNumber;
  if (rows.length === 0) {
    return (
      // The same element as with tables in it: what listens to its touches goes on.
      <main
        ref={(main) => {
          pass.current = main;
        }}
        className="k-pass"
        data-laid=""
      >
        <Empty />
      </main>
    );
  }
  return (
    // Drawn on the server, a style of its own would be refused: until it is set, nothing is seen in the wrong place.
    <main
      ref={(main) => {
        main?.style.setProperty('--stations', columnWidths(counts));
        main?.setAttribute('data-laid', '');
        // As high as the stations' names make it: what sticks below it begins there.
        const head = main?.querySelector('.k-head')?.getBoundingClientRect().height;
        main?.style.setProperty('--pass-head', `${head ?? 0}px`);
        pass.current = main;
      }}
      className="k-pass"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: while nothing is ready there is nothing else in it by which keys could scroll it
      tabIndex={0}
    >
      <div className="k-head" aria-hidden="true">
        <span>{m['kitchen.table']()}</span>
        {names.map((name, column) => (
          <Column key={name} name={name} dueAts={dueAtsOf(orders, stations, places[column] ?? null)} now={now} />
        ))}
        <span>{m['kitchen.passColumn']()}</span>
      </div>
      {rows.map((row) => (
        <PassRow
          key={row.tableNumber}
          row={row}
          names={names}
          now={now}
          timeZone={timeZone}
          main={row.tableNumber === longest}
          onCarry={onCarry}
          onTakeBack={onTakeBack}
        />
      ))}
      <MoreLines pass={pass} rows={rows} />
    </main>
  );
}

/** How many lines each station makes. */
const countsOf = (rows: readonly Row[]): number[] =>
  (rows[0]?.cells ?? []).map((_, at) => rows.reduce((sum, { cells }) => sum + (cells[at]?.length ?? 0), 0));

function Column({ name, dueAts, now }: { name: string; dueAts: readonly number[]; now: number }) {
  const count = lateOf({ dueAts }, now);
  const minutes = Math.max(1, minutesSince(Math.min(...dueAts), now));
  return (
    <span className={count > 0 ? 'is-slow' : ''}>
      {name} <i>{count > 0 ? m['kitchen.over']({ span: spanText(minutes) }) : m['kitchen.inTime']()}</i>
    </span>
  );
}

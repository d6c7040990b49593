import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { minutesSince } from '#lib/minutes.ts';
import { cx } from '#ui/cx.ts';
import { toldDueAt } from '../../orders/due.ts';
import { lateBy } from '../../orders/promised.ts';
import { waitsTooLong } from '../../orders/waits-too-long.ts';
import { ageOf } from '../age.ts';
import type { PassLine, PassRow as Row } from '../expediter.ts';
import { placesIn } from '../pass-columns.ts';
import { isOpen } from '../tickets.ts';
import { AllergyBand } from './allergy-band.tsx';
import { isReady, PassCarry } from './pass-carry.tsx';
import { PassCell } from './pass-cell.tsx';
import { RushMark } from './rush-mark.tsx';
import { DueWords, TableNumber } from './ticket-head.tsx';

interface PassRowProps {
  row: Row;
  names: readonly string[];
  now: number;
  timeZone: string;
  /** The table that has waited longest: its action alone is filled. */
  main: boolean;
  onCarry: (tableNumber: number, lines: readonly PassLine[]) => void;
  onTakeBack: (tableNumber: number) => void;
}

export function PassRow({ row, names, now, timeZone, main, onCarry, onTakeBack }: PassRowProps) {
  const { tableNumber, readyAt, cells, live, cancelled, ready, carried, parts, partReady, count, warnings } = row;
  const [open, setOpen] = useState(false);
  const age = ageOf(row, now);
  const allLate = live.filter(isOpen).every((line) => lateBy(line.dueAt, now) > 0);
  const waiting = count === 0 ? 'ended' : age.state;
  // What waits to be carried says nothing of what is late beside it.
  const cold = readyAt !== null && waitsTooLong('food', readyAt, now);
  const overdue = age.state === 'late' && live.some(isOpen);
  const state = readyAt === null || count === 0 ? waiting : cold || overdue ? 'late' : 'ready';
  const minutes = readyAt === null ? age.minutes : minutesSince(readyAt, now);
  const made = { ready: parts.filter(isReady).length, count: parts.length };
  const stands = parts.length > count ? m['kitchen.partsReadyOf'](made) : m['kitchen.readyOf'](made);
  const acts = ready.length + carried.length + cancelled.length > 0;
  // Where nothing can be done, the dishes have that column as well.
  const places = placesIn([...cells.map((lines) => lines.length), ...(acts ? [] : [0])]);
  const gone = count === 0 && carried.length > 0;
  return (
    <article
      data-ticket={tableNumber}
      className={cx('k-row', `is-${state}`, !acts && 'is-bare')}
      aria-label={m['kitchen.tableNumber']({ number: tableNumber })}
    >
      <header>
        <div className="k-who">
          <TableNumber number={tableNumber} />
          <p>
            <b>
              {minutes} {m['kitchen.minutes']()}
            </b>{' '}
            <span>
              {gone ? (
                m['kitchen.carried']()
              ) : count === 0 ? (
                m['kitchen.cancelled']()
              ) : readyAt === null ? (
                <DueWords age={age} due={row} timeZone={timeZone} />
              ) : (
                m['kitchen.waitingSince']()
              )}
            </span>
          </p>
          {row.rush && <RushMark rush={row.rush} timeZone={timeZone} />}
          <AllergyBand warnings={warnings} here="lines" />
        </div>
      </header>
      <div className="k-cells">
        {cells.map((lines, at) => {
          const place = places[at];
          return (
            place && (
              <PassCell
                key={names[at]}
                name={names[at] ?? ''}
                lines={lines}
                place={place}
                open={open}
                onFold={() => setOpen(!open)}
                tableNumber={tableNumber}
                warnings={warnings}
                tableLate={allLate}
                toldAt={readyAt === null ? toldDueAt(age.state, row) : null}
                waits={readyAt === null ? null : minutes}
                timeZone={timeZone}
                now={now}
              />
            )
          );
        })}
      </div>
      {acts ? (
        <PassCarry {...{ row, stands, main, onCarry, onTakeBack }} />
      ) : (
        // The dishes show it, and have its room.
        <p className="sr-only">
          {stands}. {partReady ? m['kitchen.partReady']() : m['kitchen.nothingReady']()}
        </p>
      )}
    </article>
  );
}

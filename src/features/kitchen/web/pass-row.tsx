import { m } from '#generated/messages/messages.js';
import { minutesSince } from '#lib/minutes.ts';
import { cx } from '#ui/cx.ts';
import { lateBy } from '../../orders/promised.ts';
import { waitsTooLong } from '../../orders/waits-too-long.ts';
import { ageOf, toldDueAt } from '../age.ts';
import type { PassLine, PassRow as Row } from '../expediter.ts';
import { isOpen } from '../tickets.ts';
import { AllergyBand } from './allergy-band.tsx';
import { PassItem } from './pass-item.tsx';
import { RushMark } from './rush-mark.tsx';
import { SeenButton } from './seen-button.tsx';
import { DueWords, TableNumber } from './ticket-head.tsx';

interface PassRowProps {
  row: Row;
  names: readonly string[];
  /** The station that makes most of all: its column, from 0. */
  most: number;
  now: number;
  timeZone: string;
  /** The table that has waited longest: its action alone is filled. */
  main: boolean;
  onCarry: (tableNumber: number, lines: readonly PassLine[]) => void;
}

const manyParts = 12;
const isReady = ({ status }: PassLine) => status === 'pronto';

export function PassRow({ row, names, most, now, timeZone, main, onCarry }: PassRowProps) {
  const { tableNumber, readyAt, cells, live, cancelled, ready, parts, partReady, count, warnings } = row;
  const age = ageOf(row, now);
  const allLate = live.filter(isOpen).every((line) => lateBy(line.dueAt, now) > 0);
  const waiting = count === 0 ? 'ended' : age.state;
  // What waits to be carried says nothing of what is late beside it.
  const cold = readyAt !== null && waitsTooLong('food', readyAt, now);
  const overdue = age.state === 'late' && live.some(isOpen);
  const state = readyAt === null ? waiting : cold || overdue ? 'late' : 'ready';
  const minutes = readyAt === null ? age.minutes : minutesSince(readyAt, now);
  const made = { ready: parts.filter(isReady).length, count: parts.length };
  const stands = parts.length > count ? m['kitchen.partsReadyOf'](made) : m['kitchen.readyOf'](made);
  const acts = ready.length + cancelled.length > 0;
  const carry =
    ready.length === count
      ? m['kitchen.carryAll']()
      : ready.length === 1
        ? m['kitchen.carryOne']()
        : m['kitchen.carrySome']({ count: ready.length });
  return (
    <article
      className={cx('k-row', `is-${state}`, !acts && 'is-bare')}
      aria-label={m['kitchen.tableNumber']({ number: tableNumber })}
    >
      <header>
        <div className="k-who">
          <TableNumber number={tableNumber} />
          <p>
            <b>
              {minutes} {m['kitchen.minutes']()}
            </b>
            <span>
              {count === 0 ? (
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
        {cells.map((lines, at) => (
          <div key={names[at]} className={cx('k-cell', lines.length === 0 && 'is-empty', at === most && 'is-most')}>
            <p className="k-cell-name">{names[at]}</p>
            {lines.length === 0 ? (
              <p className="k-none" aria-hidden="true">
                {m['kitchen.noneHere']()}
              </p>
            ) : (
              <ul>
                {lines.map((line) => (
                  <PassItem
                    key={`${line.orderId} ${line.line}`}
                    line={line}
                    tableNumber={tableNumber}
                    warnings={warnings}
                    tableLate={allLate}
                    toldAt={readyAt === null ? toldDueAt(age.state, row) : null}
                    timeZone={timeZone}
                    now={now}
                  />
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      {acts ? (
        <div className="k-carry">
          {count > 0 && (
            <p className={cx(parts.length > manyParts && 'is-many')}>
              <span>{stands}</span>
              {parts.map((part) => (
                <i key={`${part.orderId} ${part.line} ${part.stationId}`} className={cx(isReady(part) && 'is-made')} />
              ))}
            </p>
          )}
          {ready.length > 0 && (
            <button
              type="button"
              className={cx(main && 'is-main')}
              aria-label={m['kitchen.carryOf']({ action: carry, number: tableNumber })}
              onClick={() => onCarry(tableNumber, ready)}
            >
              {carry}
            </button>
          )}
          {cancelled.map((order) => (
            <SeenButton key={order.id} ticket={order} lines={[]} whole />
          ))}
        </div>
      ) : (
        // The dishes show it, and have its room.
        <p className="sr-only">
          {stands}. {partReady ? m['kitchen.partReady']() : m['kitchen.nothingReady']()}
        </p>
      )}
    </article>
  );
}

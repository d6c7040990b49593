import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { ChevronUpIcon } from '#ui/staff/icons.tsx';
import type { PassLine } from '../expediter.ts';
import type { Place } from '../pass-columns.ts';
import { foldOf } from '../pass-fold.ts';
import { PassItem, type PassItemProps } from './pass-item.tsx';

interface PassCellProps extends Omit<PassItemProps, 'line'> {
  /** The station's. */
  name: string;
  lines: readonly PassLine[];
  /** Its columns, beside each other. */
  place: Place;
  /** Also what can wait is shown. */
  open: boolean;
  onFold: () => void;
}

/** What one station makes for a table: what is due later stands in one line, until somebody opens it. */
export function PassCell({ name, lines, place, open, onFold, ...item }: PassCellProps) {
  const { tableNumber, warnings, timeZone, now } = item;
  const { shown, folded } = foldOf(lines, warnings, now);
  const listed = open ? lines : shown;
  const Chevron = open ? ChevronUpIcon : ChevronDownIcon;
  const text =
    folded &&
    m['kitchen.dueLater']({
      count: folded.count,
      time: formatTime(new Date(folded.dueAt), getLocale(), timeZone),
    });
  return (
    <div
      // Drawn on the server, a style of its own would be refused. The first column is the table's.
      ref={(cell) => {
        cell?.style.setProperty('--place', `${place.from + 2} / span ${place.span}`);
      }}
      className="k-cell"
    >
      <p className="k-cell-name">{name}</p>
      {text && (
        <button
          type="button"
          className="k-later"
          aria-expanded={open}
          aria-label={m['kitchen.dueLaterOf']({ text, station: name, number: tableNumber })}
          onClick={onFold}
        >
          {text}
          <Chevron />
        </button>
      )}
      {listed.length > 0 && (
        <ul>
          {listed.map((line) => (
            <PassItem key={`${line.orderId} ${line.line}`} line={line} {...item} />
          ))}
        </ul>
      )}
    </div>
  );
}

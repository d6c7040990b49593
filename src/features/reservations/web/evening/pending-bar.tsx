import { useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { Dot } from '#ui/dot.tsx';
import type { ListedReservation } from '../../contract.ts';
import { AnswerButtons } from '../answer-buttons.tsx';
import { useFocusElsewhere } from '../keep-focus.ts';
import { nameText } from '../texts.ts';
import { useSetStatus } from '../use-set-status.ts';
import { peopleText, tableName } from './texts.ts';

interface PendingBarProps {
  /** Those that nobody has answered, in order of time. */
  pending: readonly ListedReservation[];
  onCancel: (reservation: ListedReservation) => void;
}

/** What is said of the row stands above it on a phone, and beside it where there is room. */
const rowClass = 'grid grid-cols-[minmax(0,1fr)] gap-2 lg:flex lg:items-center lg:gap-4';

/** Who waits for an answer. One row, however many they are: the evening below stays where it is. */
export function PendingBar({ pending, onCancel }: PendingBarProps) {
  if (pending.length === 0) return null;
  return (
    <section aria-labelledby="to-confirm" className={rowClass}>
      <h2 id="to-confirm" className="flex items-center gap-2 whitespace-nowrap font-semibold text-sm">
        <Dot tone="yellow" />
        {m['reservations.evening.toConfirm']({ count: pending.length })}
      </h2>
      <ul className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 pb-1 lg:mx-0 lg:px-0 lg:pb-0">
        {pending.map((reservation) => (
          <Waiting key={reservation.id} reservation={reservation} onCancel={onCancel} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ reservation, onCancel }: { reservation: ListedReservation } & Pick<PendingBarProps, 'onCancel'>) {
  const answer = useSetStatus();
  const entry = useRef<HTMLLIElement>(null);
  const { id, time, guests, tableNumber } = reservation;
  useFocusElsewhere(id, entry);
  return (
    <li
      ref={entry}
      className="flex min-w-80 max-w-96 shrink-0 items-center gap-1 rounded-md bg-yellow-tint py-1.5 pr-1.5 pl-3.5"
    >
      <div className="mr-2 min-w-0 grow leading-4.5">
        <p className="line-clamp-1 font-semibold text-sm wrap-anywhere">{nameText(reservation)}</p>
        <p className="text-xs text-yellow tabular-nums">
          {[formatClock(time, getLocale()), peopleText(guests), tableName(tableNumber)].join(' · ')}
        </p>
      </div>
      <AnswerButtons
        {...{ reservation, answer, onCancel }}
        first
        confirmClass="shrink-0"
        cancelClass="shrink-0 px-2.5!"
      />
    </li>
  );
}

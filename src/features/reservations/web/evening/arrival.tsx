import { useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { cx } from '#ui/cx.ts';
import type { ListedReservation } from '../../contract.ts';
import { AnswerButtons } from '../answer-buttons.tsx';
import { useFocusElsewhere } from '../keep-focus.ts';
import { nameText } from '../texts.ts';
import { useSetStatus } from '../use-set-status.ts';
import { peopleText, tableName } from './texts.ts';

interface ArrivalProps {
  reservation: ListedReservation;
  /** Others sit at its table. */
  occupied: boolean;
  onOpen: () => void;
}

const entryClass = 'snap-start rounded-md';

/** Guests who are expected: who, when and where, which opens what can be done. */
export function Coming({ reservation, occupied, onOpen }: ArrivalProps) {
  return (
    <li className={cx(entryClass, 'max-w-72 shrink-0 bg-surface shadow-card')}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="grid min-h-14 w-full content-center rounded-md px-3.5 py-1.5 text-left transition hover:bg-sunken/60"
      >
        <Words {...{ reservation, occupied }} />
      </button>
    </li>
  );
}

/** Guests whom nobody has answered yet. */
export function Waiting({
  reservation,
  occupied,
  onOpen,
  onCancel,
}: ArrivalProps & { onCancel: (reservation: ListedReservation) => void }) {
  const answer = useSetStatus();
  const entry = useRef<HTMLLIElement>(null);
  useFocusElsewhere(reservation.id, entry);
  return (
    <li
      ref={entry}
      className={cx(entryClass, 'flex w-full shrink-0 items-center gap-1 bg-yellow-tint pr-1.5 sm:w-auto sm:max-w-96')}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="grid min-h-14 min-w-0 grow content-center rounded-md py-1.5 pr-2 pl-3.5 text-left transition hover:bg-current/6"
      >
        <Words {...{ reservation, occupied }} className="text-yellow" />
      </button>
      <AnswerButtons
        {...{ reservation, answer, onCancel }}
        first
        confirmClass="shrink-0"
        cancelClass="shrink-0 px-2.5!"
      />
    </li>
  );
}

function Words({
  reservation,
  occupied,
  className = 'text-ink-2',
}: Pick<ArrivalProps, 'reservation' | 'occupied'> & { className?: string }) {
  const { time, guests, tableNumber } = reservation;
  return (
    <>
      <span className="line-clamp-2 font-semibold text-ink text-sm leading-4.5 sm:line-clamp-1 tabular-nums wrap-anywhere">
        {`${formatClock(time, getLocale())} ${nameText(reservation)}`}
      </span>
      <span className={cx('text-xs leading-4 tabular-nums', className)}>
        {`${peopleText(guests)} · ${tableName(tableNumber)}`}
        {occupied && <b className="font-semibold text-danger">{` · ${m['reservations.evening.takenNow']()}`}</b>}
      </span>
    </>
  );
}

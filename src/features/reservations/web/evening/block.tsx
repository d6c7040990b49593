import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import type { ListedReservation } from '../../contract.ts';
import { sittingOf } from '../../evening.ts';
import { nameText } from '../texts.ts';
import { stateClass, stateOf, stateText } from './state.ts';
import { peopleText, tableName } from './texts.ts';

interface BlockProps {
  reservation: ListedReservation;
  timeZone: string;
  onOpen: () => void;
}

/** A reservation on the evening. Its words stand beside the button, which says all of them: a narrow block has room for few. */
export function Block({ reservation, timeZone, onOpen }: BlockProps) {
  const { id, guests, tableNumber } = reservation;
  const state = stateOf(reservation);
  const { since, until } = sittingOf(reservation, timeZone);
  const clock = (at: number) => formatTime(new Date(at), getLocale(), timeZone);
  const label = m['reservations.evening.block']({
    table: tableName(tableNumber),
    from: clock(since),
    to: clock(until),
    name: nameText(reservation),
    people: peopleText(guests),
    state: stateText[state]().toLocaleLowerCase(getLocale()),
  });
  return (
    <div className={cx('@container relative size-full overflow-hidden rounded-md', stateClass[state])}>
      <button
        type="button"
        id={`reservation-${id}`}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={onOpen}
        className="absolute inset-0 rounded-md -outline-offset-2 transition hover:bg-current/6"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none relative grid h-full min-w-0 content-center gap-0.5 px-2.5 leading-4.5 @max-[6rem]:px-1.5"
      >
        <p className={cx('line-clamp-1 font-semibold text-sm wrap-anywhere', state !== 'arrived' && 'text-ink')}>
          {nameText(reservation)}
        </p>
        <p className="line-clamp-1 text-xs tabular-nums">
          <span className="@max-[6rem]:hidden">
            <b className="font-semibold">{stateText[state]()}</b>
            {' · '}
          </span>
          <span className="@max-[6rem]:hidden">{peopleText(guests)}</span>
          <span className="hidden @max-[6rem]:inline">{guests}</span>
        </p>
      </div>
    </div>
  );
}

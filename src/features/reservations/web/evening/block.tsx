import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { NoteIcon } from '#ui/late-icons.tsx';
import type { ListedReservation } from '../../contract.ts';
import { nameText } from '../texts.ts';
import { stateClass, stateOf, stateText } from './state.ts';
import { blockText, peopleText } from './texts.ts';

interface BlockProps {
  reservation: ListedReservation;
  timeZone: string;
  /** Others sit at its table, and it is nearly time. */
  occupied: boolean;
  onOpen: () => void;
}

/** A reservation on the evening. Its words stand beside the button, which says all of them: a narrow block has room for few. */
export function Block({ reservation, timeZone, occupied, onOpen }: BlockProps) {
  const { id, guests, customerNote } = reservation;
  const state = stateOf(reservation);
  const label = blockText(reservation, timeZone, occupied);
  // What is cut off by the end of the night may be too narrow for a whole name; the first one still tells whose it is.
  const [first, ...rest] = nameText(reservation).split(' ');
  return (
    <div
      className={cx(
        '@container relative size-full rounded-md',
        stateClass[state],
        occupied && 'border-danger! border-l-4!',
      )}
    >
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
        className="pointer-events-none sticky left-(--head) grid h-full w-fit max-w-full content-center gap-0.5 px-2.5 @max-[6rem]:px-1"
      >
        <p
          className={cx(
            'line-clamp-2 font-semibold text-sm leading-4 lg:line-clamp-1 wrap-anywhere @max-[6rem]:text-xs @max-[6rem]:leading-4',
            state !== 'arrived' && 'text-ink',
          )}
        >
          {first}
          {rest.length > 0 && <span className="@max-[6rem]:hidden"> {rest.join(' ')}</span>}
        </p>
        <p className="line-clamp-1 text-xs leading-4 tabular-nums">
          <span className="@max-[6rem]:hidden">
            <b className={cx('font-semibold', occupied && 'text-danger')}>
              {occupied ? m['reservations.evening.takenNow']() : stateText[state]()}
            </b>
            {' · '}
          </span>
          <span className="@max-[6rem]:hidden">{peopleText(guests)}</span>
          <span className="hidden @max-[6rem]:inline">{guests}</span>
          {customerNote && (
            <>
              {' '}
              <NoteIcon size={12} className="inline-block align-[-1px]" />
              <span className="@max-[6rem]:hidden">{` ${customerNote}`}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

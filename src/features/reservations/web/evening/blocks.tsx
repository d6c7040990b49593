import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { ListedReservation } from '../../contract.ts';
import { type Evening, sittingOf } from '../../evening.ts';
import { isMovable, type Landing, timeAfter } from '../../landing.ts';
import type { IsOccupied } from '../use-occupied.ts';
import { Block } from './block.tsx';
import { percent } from './grid.ts';
import { LandingPlace } from './move/landing-place.tsx';
import type { Moving } from './move/moving.ts';
import { RefusedPlaces } from './move/refused-places.tsx';
import type { Room } from './move/texts.ts';
import { type Dragged, useDrag } from './move/use-drag.ts';
import type { Move } from './move/use-move.ts';

export interface Movable {
  room: Room;
  move: Move | null;
  onMoving: (moving: Moving | null) => void;
  onPut: (landing: Landing | null) => void;
}

interface BlocksProps {
  evening: Evening<ListedReservation>;
  isOccupied: IsOccupied;
  onOpen: (reservation: ListedReservation) => void;
  /** Null of a night that is over. */
  movable: Movable | null;
  timeZone: string;
}

/** The reservations of an evening over the rows of their tables, which are dragged to others. */
export function Blocks({ evening, isOccupied, onOpen, movable, timeZone }: BlocksProps) {
  const { blocks, looseRows, since, until } = evening;
  const move = movable?.move ?? null;
  const inHand = move?.moving.by === 'hand' && move.moving.stage === 'choosing';
  const landingUnder = (reservation: ListedReservation, { movedX, y, width, height }: Dragged): Landing | null => {
    const tables = movable?.room.tables ?? [];
    const row = Math.floor((y / height) * (looseRows + tables.length)) - looseRows;
    const table = tables[Math.min(tables.length - 1, Math.max(0, row))];
    const own = sittingOf(reservation, timeZone).since;
    return table ? { tableId: table.id, at: timeAfter(own, (movedX / width) * (until - since), evening) } : null;
  };
  const { place, on } = useDrag<ListedReservation>({
    onStart: ({ id }) =>
      move?.moving.stage !== 'sent' && movable?.onMoving({ id, by: 'hand', landing: null, stage: 'choosing' }),
    onDrag: (reservation, at) => {
      if (inHand) movable?.onMoving({ ...move.moving, landing: landingUnder(reservation, at) });
    },
    // Put back with Escape, it is not in the hand any more.
    onDrop: (reservation, at) => inHand && movable?.onPut(landingUnder(reservation, at)),
    onCancel: () => movable?.onMoving(null),
  });
  return (
    <ul
      ref={place}
      aria-label={m['reservations.title']()}
      className="pointer-events-none absolute inset-y-0 right-0 left-(--head) z-1"
    >
      {move && move.moving.stage !== 'sent' && <RefusedPlaces move={move} evening={evening} />}
      {blocks.map(({ reservation, row, left, width }) => {
        const drags = movable && isMovable(reservation);
        return (
          <li
            key={reservation.id}
            {...(drags ? on(reservation) : {})}
            className={cx(
              'pointer-events-auto absolute h-(--row) px-px py-0.75 lg:py-px',
              drags && 'touch-manipulation select-none [-webkit-touch-callout:none]',
              move?.reservation.id === reservation.id && 'opacity-50',
            )}
            style={{ left: percent(left), width: percent(width), top: `calc(${row} * var(--row))` }}
          >
            <Block
              reservation={reservation}
              timeZone={timeZone}
              occupied={isOccupied(reservation)}
              onOpen={() => onOpen(reservation)}
            />
          </li>
        );
      })}
      {move && <LandingPlace move={move} evening={evening} />}
    </ul>
  );
}

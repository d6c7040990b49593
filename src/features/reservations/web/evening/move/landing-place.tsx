import { useEffect, useRef } from 'react';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { cx } from '#ui/cx.ts';
import type { Evening } from '../../../evening.ts';
import { heldFrom, isSamePlace, ownPlace } from '../../../landing.ts';
import { placeOf } from '../grid.ts';
import { refusedClass } from '../state.ts';
import type { Move } from './use-move.ts';

interface LandingPlaceProps {
  move: Move;
  evening: Pick<Evening<never>, 'since' | 'until' | 'looseRows'>;
}

/** Where a reservation that is moved would lie. In words it stands in the bar. */
export function LandingPlace({ move, evening }: LandingPlaceProps) {
  const { landing, reservation, room, refusal, moving } = move;
  const ghost = useRef<HTMLLIElement>(null);
  const row = room.tables.findIndex(({ id }) => id === landing?.tableId);
  const key = `${landing?.tableId} ${landing?.at}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is brought into sight once
  useEffect(() => {
    if (moving.by === 'keys') ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [key, moving.by]);

  if (!landing || row < 0 || isSamePlace(landing, ownPlace(reservation, room))) return null;
  return (
    <li
      ref={ghost}
      aria-hidden="true"
      className="pointer-events-none absolute z-1 h-(--row) px-px py-0.75 lg:py-px"
      style={placeOf(evening, row, heldFrom(landing.at, reservation, room))}
    >
      <p
        className={cx(
          'flex size-full items-center rounded-md border-2 px-2 font-semibold text-sm tabular-nums shadow-float',
          refusal ? cx('border-danger text-danger', refusedClass) : 'border-brand bg-tint text-brand-ink',
          moving.stage === 'sent' && 'animate-pulse',
        )}
      >
        <span className={cx(refusal && 'rounded-sm bg-surface px-1')}>
          {formatTime(new Date(landing.at), getLocale(), room.timeZone)}
        </span>
      </p>
    </li>
  );
}

import type { Evening } from '../../../evening.ts';
import { refusedSpans } from '../../../landing.ts';
import { percent } from '../grid.ts';
import { refusedClass } from '../state.ts';
import type { Move } from './use-move.ts';

interface RefusedPlacesProps {
  move: Move;
  evening: Pick<Evening<never>, 'since' | 'until' | 'looseRows'>;
}

/** The hours at which each table refuses the reservation that is moved. */
export function RefusedPlaces({ move, evening }: RefusedPlacesProps) {
  const { reservation, room } = move;
  const share = (at: number) => (at - evening.since) / (evening.until - evening.since);
  return room.tables.map((table, row) =>
    refusedSpans(table.id, reservation, room).map(({ since, until }) => (
      <li
        key={`${table.id} ${since}`}
        aria-hidden="true"
        className={`pointer-events-none absolute h-(--row) ${refusedClass}`}
        style={{
          top: `calc(${evening.looseRows + row} * var(--row))`,
          left: percent(share(since)),
          width: percent(share(until) - share(since)),
        }}
      />
    )),
  );
}

import type { Evening } from '../../../evening.ts';
import { refusedSpans } from '../../../landing.ts';
import { placeOf } from '../grid.ts';
import { refusedClass } from '../state.ts';
import type { Move } from './use-move.ts';

interface RefusedPlacesProps {
  move: Move;
  evening: Pick<Evening<never>, 'since' | 'until' | 'looseRows'>;
}

/** The hours at which each table refuses the reservation that is moved. */
export function RefusedPlaces({ move, evening }: RefusedPlacesProps) {
  const { reservation, room } = move;
  return room.tables.map((table, row) =>
    refusedSpans(table.id, reservation, room).map((span) => (
      <li
        key={`${table.id} ${span.since}`}
        aria-hidden="true"
        className={`pointer-events-none absolute h-(--row) ${refusedClass}`}
        style={placeOf(evening, row, span)}
      />
    )),
  );
}

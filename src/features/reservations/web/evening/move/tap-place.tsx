import type { MouseEvent } from 'react';
import type { Evening } from '../../../evening.ts';
import { halfHourAt } from '../../../evening.ts';
import type { Moving } from './moving.ts';
import type { Move } from './use-move.ts';

interface TapPlaceProps {
  move: Move;
  evening: Pick<Evening<never>, 'since' | 'until' | 'looseRows'>;
  onMoving: (moving: Moving) => void;
}

/** While a reservation is moved without being dragged, a tap on the evening says where to; keys say it with arrows. */
export function TapPlace({ move, evening, onMoving }: TapPlaceProps) {
  const { moving, room } = move;
  const tap = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const rows = evening.looseRows + room.tables.length;
    const table = room.tables[Math.floor(((event.clientY - top) / height) * rows) - evening.looseRows];
    const at = halfHourAt(evening, (event.clientX - left) / width, room);
    if (table && at !== null && moving.stage === 'choosing')
      onMoving({ ...moving, landing: { tableId: table.id, at } });
  };
  return <div aria-hidden="true" onClick={tap} className="absolute inset-y-0 right-0 left-(--head) z-2 cursor-copy" />;
}

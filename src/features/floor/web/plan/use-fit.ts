import { useState } from 'react';
import type { Extent } from '../../plan/extent.ts';
import { type Box, type Fit, fitRooms } from '../../plan/fit.ts';

type Measures = Omit<Parameters<typeof fitRooms>[0], 'rooms' | 'box' | 'standing'>;

/**
 * How rooms are drawn in a box; undefined before it is measured. While they are held they stay as they are drawn, so that what opens beside
 * them moves nothing; a window of another size, and rooms that changed, are drawn anew.
 */
export function useFit(rooms: readonly Extent[], box: Box | null, held: boolean, measures: Measures): Fit | undefined {
  const [standing, setStanding] = useState<{ fit: Fit; of: string }>();
  if (!box) return undefined;
  const of = [innerWidth, innerHeight, ...rooms.flatMap(({ width, height }) => [width, height])].join(' ');
  if (held && standing?.of === of) return standing.fit;
  const fit = fitRooms({ rooms, box, standing: standing?.fit.columns, ...measures });
  if (standing?.of !== of || keyOf(standing.fit) !== keyOf(fit)) setStanding({ fit, of });
  return fit;
}

const keyOf = ({ columns, cell }: Fit) => [...columns, cell.width, cell.height].join(' ');

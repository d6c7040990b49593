import { isFree } from '../../plan/grid.ts';
import { isInside, type Place } from '../../plan/values.ts';

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A square on with an arrow key, over whatever stands there to the next free place; null when there is none, or for another key. */
export function movedBy(key: string, place: Place, others: readonly Place[]): Place | null {
  const step = steps[key];
  if (!step) return null;
  let next = place;
  do {
    next = { ...next, x: next.x + step[0], y: next.y + step[1] };
  } while (isInside(next) && !isFree(next, others));
  return isInside(next) ? next : null;
}

export const isArrow = (key: string) => key in steps;

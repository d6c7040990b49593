import type { Shape } from './values.ts';

/** Chairs at each side of a table with corners. */
export interface Sides {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const order: Record<'square' | 'long', (keyof Sides)[]> = {
  square: ['top', 'bottom', 'left', 'right'],
  long: ['top', 'bottom'],
};
const perSide = { square: 2, long: 5 };

/** Which sides the seats stand at; more than fit are not drawn. */
export function sidesOf(shape: Exclude<Shape, 'round'>, seats: number): Sides {
  const sides: Sides = { top: 0, right: 0, bottom: 0, left: 0 };
  let left = seats;
  // Up to six sit along a long table; its ends are taken only then.
  if (shape === 'long' && seats > 6) {
    sides.left = 1;
    sides.right = 1;
    left -= 2;
  }
  const turns = order[shape];
  const most = Math.min(left, turns.length * perSide[shape]);
  for (let n = 0; n < most; n += 1) {
    const side = turns[n % turns.length];
    if (side) sides[side] += 1;
  }
  return sides;
}

const mostRound = 8;

/** Degrees from the top at which chairs stand around a round table. */
export function anglesOf(seats: number): number[] {
  const count = Math.min(seats, mostRound);
  return Array.from({ length: count }, (_, n) => (n * 360) / count);
}

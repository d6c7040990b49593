export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const sides = ['up', 'right', 'down', 'left'] as const;
export type Side = (typeof sides)[number];

/** The side of a window at which something lies outside it; null where more than half of it is seen both ways. */
export function sideBeyond(window: Edges, mark: Edges): Side | null {
  const x = (mark.left + mark.right) / 2;
  const y = (mark.top + mark.bottom) / 2;
  const away: Record<Side, number> = {
    up: window.top - y,
    right: x - window.right,
    down: y - window.bottom,
    left: window.left - x,
  };
  const farthest = sides.reduce((best, side) => (away[side] > away[best] ? side : best));
  return away[farthest] > 0 ? farthest : null;
}

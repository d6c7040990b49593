import { columns, type Place, rows, sizes } from './values.ts';

/** A part of a room, in squares. */
export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wholeRoom: Extent = { x: 0, y: 0, width: columns, height: rows };

/** The part of a room in which tables stand, with a square of air around them: this is what is drawn. */
export function extentOf(places: readonly Place[]): Extent {
  if (places.length === 0) return wholeRoom;
  const left = Math.min(...places.map(({ x }) => x)) - 1;
  const top = Math.min(...places.map(({ y }) => y)) - 1;
  const right = Math.max(...places.map(({ x, shape }) => x + sizes[shape].width)) + 1;
  const bottom = Math.max(...places.map(({ y, shape }) => y + sizes[shape].height)) + 1;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

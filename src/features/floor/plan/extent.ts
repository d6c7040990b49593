import { type Place, sizes } from './values.ts';

/** The part of a room that is drawn, in squares. */
export interface Extent {
  width: number;
  height: number;
}

export interface Drawing extends Extent {
  places: Place[];
}

/** A room as it was arranged, without the empty edge around its tables, so that they are drawn large. */
export function drawingOf(places: readonly Place[]): Drawing {
  if (places.length === 0) return { width: 0, height: 0, places: [] };
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  return {
    width: Math.max(...places.map(({ x, shape }) => x + sizes[shape].width)) - left,
    height: Math.max(...places.map(({ y, shape }) => y + sizes[shape].height)) - top,
    places: places.map((place) => ({ ...place, x: place.x - left, y: place.y - top })),
  };
}

import { type Place, sizes } from './values.ts';

/** The part of a room that is drawn, in squares. */
export interface Extent {
  width: number;
  height: number;
}

export interface Drawing extends Extent {
  places: Place[];
}

/** A room without its empty stretches: of rows and columns where no table stands, one is left, so that tables are drawn large. */
export function drawingOf(places: readonly Place[]): Drawing {
  const xs = squeezed(places.map(({ x, shape }) => [x, x + sizes[shape].width]));
  const ys = squeezed(places.map(({ y, shape }) => [y, y + sizes[shape].height]));
  return {
    width: xs.length,
    height: ys.length,
    places: places.map((place) => ({ ...place, x: xs.at(place.x), y: ys.at(place.y) })),
  };
}

function squeezed(spans: readonly (readonly [from: number, to: number])[]) {
  const taken = (square: number) => spans.some(([from, to]) => from <= square && square < to);
  const end = Math.max(0, ...spans.map(([, to]) => to));
  const moved: number[] = [];
  let next = 0;
  for (let square = 0; square < end; square += 1) {
    moved.push(next);
    const between = !taken(square) && taken(square - 1);
    if (taken(square) || between) next += 1;
  }
  return { length: next, at: (square: number) => moved[square] ?? 0 };
}

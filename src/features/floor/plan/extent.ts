import { type Place, sizes } from './values.ts';

/** The part of a room that is drawn, in squares. */
export interface Extent {
  width: number;
  height: number;
}

export interface Drawing extends Extent {
  places: Place[];
}

/** A room without its empty stretches: of rows and columns where no table stands, one is left, so that tables are drawn large; and `around` of them at its walls. */
export function drawingOf(places: readonly Place[], around: 0 | 1 = 1): Drawing {
  const xs = squeezed(
    places.map(({ x, shape }) => [x, x + sizes[shape].width]),
    around,
  );
  const ys = squeezed(
    places.map(({ y, shape }) => [y, y + sizes[shape].height]),
    around,
  );
  return {
    width: xs.length,
    height: ys.length,
    places: places.map((place) => ({ ...place, x: xs.at(place.x), y: ys.at(place.y) })),
  };
}

function squeezed(spans: readonly (readonly [from: number, to: number])[], around: number) {
  const taken = (square: number) => spans.some(([from, to]) => from <= square && square < to);
  const end = Math.max(0, ...spans.map(([, to]) => to));
  const moved: number[] = [];
  let next = around;
  for (let square = 0; square < end; square += 1) {
    moved.push(next);
    const between = !taken(square) && taken(square - 1);
    if (taken(square) || between) next += 1;
  }
  return { length: next + around, at: (square: number) => moved[square] ?? around };
}

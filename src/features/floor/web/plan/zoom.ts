/** A square of a room's grid in CSS pixels, where a table shows its number, its money and its minutes. */
export const readable = 28;
const most = 72;
const step = 1.4;

interface Size {
  width: number;
  height: number;
}

/** How large the squares of a drawing are where all of it fits into a box. */
export const fitted = (box: Size, squares: Size): number =>
  Math.min(box.width / squares.width, box.height / squares.height);

/** The size to begin with: to be read, and larger where there is room. */
export const begun = (fit: number): number => within(readable, fit);

/** Never smaller than wholly seen, nor larger than a table fills the screen. */
export const within = (square: number, fit: number): number => Math.max(fit, Math.min(most, square));

/** The next size by a button; undefined where there is none. */
export const larger = (square: number, fit: number) => other(square, within(square * step, fit));
export const smaller = (square: number, fit: number) => other(square, within(square / step, fit));

const other = (square: number, next: number) => (Math.abs(next - square) < 0.5 ? undefined : next);

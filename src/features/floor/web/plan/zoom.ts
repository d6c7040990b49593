import { type Box, stretched } from '../../plan/fit.ts';

/** A square of a room's grid in CSS pixels, where a table is 56 wide: its number, and what it owes, can be read. */
export const readable = 16;
/** The least for a whole room, where a table is 52 wide: its number and what it wants can be read. */
export const legible = 14;
/** A room of few tables is drawn no larger than this, and stands in the middle. */
export const roomy = 44;
const most = 72;
const step = 1.4;

/** What stands over the edge of its squares, chairs, pins and marks, and 12 pixels of floor around it; beneath, the buttons' strip is floor too. */
export const margins = { side: 12, top: 32, bottom: 20 };
const edge = 12;

/** How large the squares of a drawing are where all of it fits into a box, with its margins. */
export function fitted(box: Box, squares: Box): number {
  const { width, height } = spaceFor(box, squares);
  return Math.min(roomy, width, height);
}

/** How much longer than that they are drawn each way, to fill the box. */
export function stretchOf(box: Box, squares: Box): Box {
  const whole = fitted(box, squares);
  const { width, height } = stretched(spaceFor(box, squares), roomy);
  return whole > 0 ? { width: width / whole, height: height / whole } : { width: 1, height: 1 };
}

const spaceFor = (box: Box, squares: Box): Box => ({
  width: (box.width - 2 * margins.side) / squares.width,
  height: (box.height - margins.top - margins.bottom) / squares.height,
});

/** The size to begin with: the whole room, and larger only where its tables would be too small. */
export const begun = (fit: number): number => (fit >= legible ? fit : readable);

/** Never smaller than wholly seen, nor larger than a table fills the screen. */
export const within = (square: number, fit: number): number => Math.max(fit, Math.min(most, square));

/** The next size by a button; undefined where there is none. */
export const larger = (square: number, fit: number) => other(square, within(square * step, fit));
export const smaller = (square: number, fit: number) => other(square, within(square / step, fit));

const other = (square: number, next: number) => (Math.abs(next - square) < 0.5 ? undefined : next);

/** What a table covers one way, in pixels of the drawing. */
interface Span {
  from: number;
  to: number;
  /** Whether the drawing opens on it. */
  sought: boolean;
}

/** How far a drawing is scrolled at first, one way: what is sought is in the middle, or else all of it, and the edges cut as few tables as can be. */
export function openedAt(box: number, content: number, spans: readonly Span[]): number {
  const farthest = Math.max(0, content - box);
  const sought = spans.filter((span) => span.sought);
  const middle = middleOf(sought.length > 0 ? sought : spans) ?? content / 2;
  const centred = Math.max(0, Math.min(farthest, middle - box / 2));
  const whole = (left: number) => sought.filter(({ from, to }) => from >= left && to <= left + box).length;
  const cut = (left: number) =>
    spans.filter(({ from, to }) => [left, left + box].some((side) => from < side && side < to)).length;
  const better = (a: number, b: number) =>
    whole(b) - whole(a) || cut(a) - cut(b) || Math.abs(a - centred) - Math.abs(b - centred);
  return [centred, 0, farthest, ...spans.flatMap(({ from, to }) => [from - edge, to + edge - box])]
    .filter((left) => left >= 0 && left <= farthest)
    .reduce((best, left) => (better(left, best) < 0 ? left : best), centred);
}

function middleOf(spans: readonly Span[]) {
  if (spans.length === 0) return undefined;
  return (Math.min(...spans.map(({ from }) => from)) + Math.max(...spans.map(({ to }) => to))) / 2;
}

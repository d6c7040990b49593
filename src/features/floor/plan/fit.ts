import type { Extent } from './extent.ts';

export interface Box {
  width: number;
  height: number;
}

interface FitOptions {
  /** In the order they are read, in squares. */
  rooms: readonly Extent[];
  /** What the page has left for all of them, in pixels. */
  box: Box;
  /** What each room takes beside its squares: its name, its walls, what stands over its edge. */
  frame: Box;
  gap: number;
  /** Pixels of a square: what can just be read, what is drawn where not all of it is seen, and what is never passed. */
  sizes: { least: number; scrolled: number; most: number };
  /** The columns that stand now: they stay while others would hardly be drawn larger. */
  standing?: readonly number[] | undefined;
}

export interface Fit {
  /** What a square is drawn as, in pixels, the same in every room. */
  cell: Box;
  /** How many of the rooms stand in each column, one below another. */
  columns: number[];
}

const mostStretched = 1.5;
/** What opens beside the plan makes no room change its place for less. */
const nearly = 0.85;

/** A square as large as there is room for it: both ways alike, and longer one way to fill what would stay empty there. Small distances between tables grow with it; so does the text on them. */
export function stretched({ width, height }: Box, most: number): Box {
  const square = Math.min(width, height, most);
  const longest = mostStretched * square;
  return { width: Math.min(width, longest), height: Math.min(height, longest) };
}

/** The columns in which everything is drawn largest; where that cannot be read, those that need the least scrolling downwards. */
export function fitRooms({ rooms, box, frame, gap, sizes, standing }: FitOptions): Fit {
  const all = splitsOf(rooms.length).map((columns) => ({ columns, ...limitsOf(columns) }));
  const largest = all.reduce((best, next) => (lesserOf(next) > lesserOf(best) ? next : best));
  const stands = all.find(({ columns }) => columns.join() === standing?.join());
  const stays = stands && lesserOf(stands) >= Math.max(sizes.least, nearly * lesserOf(largest));
  const whole = stays ? stands : largest;
  if (lesserOf(whole) >= sizes.least)
    return { columns: whole.columns, cell: stretched({ width: whole.byWidth, height: whole.byHeight }, sizes.most) };
  // A little smaller, if it takes another column: that is half the way to scroll.
  const wide = all.filter(({ byWidth }) => byWidth >= (sizes.least + sizes.scrolled) / 2);
  const { columns, byWidth } =
    wide.length > 0
      ? wide.reduce((best, next) => (next.byHeight > best.byHeight ? next : best))
      : all.reduce((best, next) => (next.byWidth > best.byWidth ? next : best));
  const height = Math.max(sizes.least, Math.min(sizes.scrolled, byWidth));
  // Across there is room even so.
  return { columns, cell: stretched({ width: Math.max(height, byWidth), height }, sizes.most) };

  function limitsOf(columns: readonly number[]) {
    const grouped = inColumns(rooms, columns);
    const across = sum(grouped.map((column) => Math.max(...column.map(({ width }) => width))));
    const free = box.width - columns.length * frame.width - (columns.length - 1) * gap;
    return {
      byWidth: free / across,
      byHeight: Math.min(
        ...grouped.map(
          (column) =>
            (box.height - column.length * frame.height - (column.length - 1) * gap) /
            sum(column.map(({ height }) => height)),
        ),
      ),
    };
  }
}

/** Rooms as they stand in their columns. */
export function inColumns<Room>(rooms: readonly Room[], columns: readonly number[]): Room[][] {
  let from = 0;
  return columns.map((count) => {
    from += count;
    return rooms.slice(from - count, from);
  });
}

const lesserOf = ({ byWidth, byHeight }: { byWidth: number; byHeight: number }) => Math.min(byWidth, byHeight);
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Every way to part a row of rooms into columns; of one room, and of none, the one way. */
function splitsOf(count: number): number[][] {
  if (count <= 1) return [[count]];
  const ways: number[][] = [[count]];
  for (let first = 1; first < count; first += 1) ways.push(...splitsOf(count - first).map((rest) => [first, ...rest]));
  return ways;
}

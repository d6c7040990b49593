import { type Flow, type Flowed, type FlowWall, flow, keysIn, type Part, type TicketSize } from './flow.ts';
import { type Columns, hang, type Slot } from './hang.ts';

export interface Placed extends Omit<Slot, 'height'> {
  size: TicketSize;
  /** It must not be out of sight: it is late or rushed, or says what is not to be made any more. */
  pinned: boolean;
  /** How high its folded form is; 0 where it is not known yet. */
  folded: number;
}

export interface Layout {
  columns: Columns;
  /** By its name in the columns: what does not hang whole. */
  parts: ReadonlyMap<string, Part>;
  /** Everything is in sight. */
  fits: boolean;
  /** Each ticket hangs whole, and keeps its place from now on. */
  still: boolean;
}

const none: ReadonlyMap<string, Part> = new Map();

/**
 * Where each ticket hangs at one size. Whole, where it hung before; else anew from the first on; else with those that are
 * higher than a column going on in the next one. `before`: where they hung whole, as long as nothing else has changed.
 * Where the size is the `smallest`, any ticket goes on in the next column rather than out of sight; and where even so not all have room, those
 * that must not be out of sight hang first, and no column ends where something later has room.
 */
export function layOut(before: Columns, placed: readonly Placed[], wall: FlowWall, smallest: boolean): Layout {
  const slots = placed.map((each) => ({ ...each, height: each.size.height }));
  const isLong = ({ height }: TicketSize) => height > wall.height;
  if (!placed.some(({ size }) => isLong(size))) {
    const kept = hang(before, slots, wall);
    if (kept.length <= wall.inView) return { columns: kept, parts: none, fits: true, still: true };
    const anew = hang([], slots, wall);
    if (anew.length <= wall.inView) return { columns: anew, parts: none, fits: true, still: true };
  }
  const laid = ({ columns, parts }: Flow) => ({ columns, parts, fits: columns.length <= wall.inView, still: false });
  const long = laid(flow(placed, wall, { splits: isLong }));
  if (long.fits || !smallest) return long;
  const ways = waysOf(isLong);
  for (const way of ways) {
    const dense = laid(flow(placed, wall, way));
    if (dense.fits) return dense;
  }
  return laid(pinnedFirst(placed, wall, ways));
}

const always = () => true;

/**
 * How tickets share columns where they have no room whole and in their order, from what is read best: cut where either part has several lines, out
 * of their order where there is room, both, and cut anywhere.
 */
function waysOf(isLong: Flowed['splits']): Flowed[] {
  return [
    { splits: always, least: 2 },
    { splits: isLong, fills: true },
    { splits: always, least: 2, fills: true },
    { splits: always },
    { splits: always, fills: true },
  ];
}

/**
 * Those that must not be out of sight before the others. Where not even they have room, the last of them are folded, as few as may be: to their dishes,
 * and only where not even these have room to their names. Of the ways that leave none of them out of sight, the one that shows most tickets to their
 * end.
 */
function pinnedFirst(placed: readonly Placed[], wall: FlowWall, ways: readonly Flowed[]): Flow {
  const pinned = placed.filter((each) => each.pinned);
  const others = placed.filter((each) => !each.pinned);
  const laid = (named: number, folded: number, way: Flowed) => {
    const foldOf = (at: number) => {
      const fromLast = pinned.length - at;
      if (fromLast <= named) return 'name';
      return fromLast <= named + folded ? 'dishes' : undefined;
    };
    return flow([...pinned.map((each, at) => ({ ...each, fold: foldOf(at) })), ...others], wall, way);
  };
  const filling = ways.filter(({ fills }) => fills);
  const shown = ({ columns }: Flow) => {
    const beyond = new Set(keysIn(columns.slice(wall.inView)));
    return keysIn(columns.slice(0, wall.inView)).filter((key) => !beyond.has(key));
  };
  const keeping = (named: number, folded: number) =>
    filling
      .map((way) => laid(named, folded, way))
      .filter((flow) => {
        const whole = new Set(shown(flow));
        return pinned.every(({ key }) => whole.has(key));
      });
  let named = 0;
  while (named < pinned.length && keeping(named, pinned.length - named).length === 0) named += 1;
  let folded = 0;
  while (named + folded < pinned.length && keeping(named, folded).length === 0) folded += 1;
  const flows = keeping(named, folded);
  const most = Math.max(...flows.map((flow) => shown(flow).length));
  return flows.find((flow) => shown(flow).length === most) ?? laid(named, folded, { splits: always, fills: true });
}

/** Whether everything would be in sight at a larger size with a column to spare, so that the next ticket does not make all of it small again. */
export function hasRoomAt(placed: readonly Placed[], wall: FlowWall, ratio: number): boolean {
  const spare = { ...wall, inView: wall.inView - 1 };
  return spare.inView > 0 && fitsAt(placed, spare, ratio);
}

/** Whether everything is likely to be in sight at another size than the smallest. `ratio`: how much larger everything would be. */
export function fitsAt(placed: readonly Placed[], wall: FlowWall, ratio: number): boolean {
  const resized = placed.map((each) => ({ ...each, size: scaled(each.size, ratio) }));
  return layOut([], resized, wall, false).fits;
}

function scaled({ height, lines, foot, band }: TicketSize, ratio: number): TicketSize {
  return { height: height * ratio, lines: lines.map((line) => line * ratio), foot: foot * ratio, band: band * ratio };
}

/** A ticket as the wall sees it: how high it is, and whether it may be moved. */
export interface Slot {
  key: string;
  height: number;
  /** Somebody works on it, or may still take it back: it stays in its column. */
  fixed: boolean;
  /** It goes before all others, wherever it hung. */
  rushed?: boolean;
}

export interface Wall {
  /** How many columns are seen at once. */
  inView: number;
  /** How high a column is, and what lies between two of its tickets. */
  height: number;
  gap: number;
}

export type Columns = readonly (readonly string[])[];

/**
 * Which ticket hangs in which column. Columns fill from top to bottom, the oldest first, and the new one comes last; what is
 * being worked on already has come back, and hangs before what is younger. As long as everything is
 * in view nothing moves: what left leaves a gap behind. When something is out of view, it goes into the gaps that have room for it, and what
 * is in view stays where it is. What is being worked on stays in its column; where nothing hung before, nobody works on anything yet. What was
 * rushed hangs before all else; taken back, it stays where it hangs by then.
 */
export function hang(before: Columns, slots: readonly Slot[], wall: Wall): string[][] {
  const known = new Map(slots.map((slot) => [slot.key, slot]));
  const first = slots.filter(({ rushed }) => rushed).map(({ key }) => key);
  const columns = before.map((column) => column.filter((key) => known.has(key) && !first.includes(key)));
  if (first.length > 0) columns[0] = [...first, ...(columns[0] ?? [])];
  const fits = (column: readonly string[], key: string) =>
    column.length === 0 || heightOf([...column, key], known, wall) <= wall.height;
  const hung = new Set(columns.flat());
  for (const [order, slot] of slots.entries()) {
    const { key } = slot;
    if (hung.has(key)) continue;
    if (slot.fixed && hangBack(columns, key, slots.slice(order + 1), known, wall)) continue;
    while (columns.at(-1)?.length === 0) columns.pop();
    const last = columns.at(-1);
    if (last && fits(last, key)) last.push(key);
    else columns.push([key]);
  }
  spill(columns, known, wall);
  while (columns.at(-1)?.length === 0) columns.pop();
  const stays = (key: string) => before.length > 0 && known.get(key)?.fixed === true;
  return columns.length > wall.inView ? closeUp(columns, wall.inView, stays, fits) : columns;
}

/** Into the gap that it left, or else right before the first that is younger; where it cannot fit there, in a column of its own. */
function hangBack(
  columns: string[][],
  key: string,
  after: readonly Slot[],
  known: ReadonlyMap<string, Slot>,
  wall: Wall,
): boolean {
  const younger = new Set(after.map((slot) => slot.key));
  const at = columns.findIndex((column) => column.some((other) => younger.has(other)));
  const column = columns[at];
  if (!column) return false;
  const gap = columns[at - 1];
  const place = column.findIndex((other) => younger.has(other));
  const last = column.findLastIndex((other) => known.get(other)?.fixed);
  const staying = column.slice(0, Math.max(place, last + 1));
  if (gap?.length === 0) gap.push(key);
  else if (heightOf([key, ...staying], known, wall) <= wall.height) column.splice(place, 0, key);
  else columns.splice(at, 0, [key]);
  return true;
}

/** A ticket that has grown pushes out what hangs at the foot of its column, what nobody has begun first. */
function spill(columns: string[][], known: ReadonlyMap<string, Slot>, wall: Wall): void {
  for (const [at, column] of columns.entries()) {
    while (column.length > 1 && heightOf(column, known, wall) > wall.height) {
      const idle = column.findLastIndex((key) => !known.get(key)?.fixed);
      const out = column.splice(idle, 1);
      const next = columns[at + 1];
      if (next) next.unshift(...out);
      else columns.push(out);
    }
  }
}

/** Again as long as anything moves: a gap that has come into view is a gap to be filled. */
function closeUp(
  columns: readonly string[][],
  inView: number,
  stays: (key: string) => boolean,
  fits: (column: readonly string[], key: string) => boolean,
): string[][] {
  let all = columns.map((column) => [...column]);
  for (let moved = true; moved && all.length > inView; ) {
    moved = false;
    const seen = all.slice(0, inView);
    for (const [at, column] of all.entries()) {
      if (at < inView) continue;
      const movedIn = moveInto(seen, column, stays, fits);
      // Out of view only from the top on: there the oldest comes first.
      const before = at > inView ? all.slice(at - 1, at) : [];
      const movedUp = moveInto(before, column.slice(0, 1), stays, fits);
      column.splice(0, movedUp.length);
      moved ||= movedIn.length + movedUp.length > 0;
    }
    const left = all.filter((column) => column.length > 0);
    moved ||= left.length < all.length;
    all = left;
  }
  return all;
}

/** What of a column may move, from its top on, goes to the first place that has room for it: it says what did. */
function moveInto(
  places: readonly string[][],
  column: string[],
  stays: (key: string) => boolean,
  fits: (column: readonly string[], key: string) => boolean,
): string[] {
  const moved = column.filter((key) => {
    const place = stays(key) ? undefined : places.find((each) => fits(each, key));
    place?.push(key);
    return place !== undefined;
  });
  for (const key of moved) column.splice(column.indexOf(key), 1);
  return moved;
}

function heightOf(keys: readonly string[], known: ReadonlyMap<string, Slot>, { gap }: Wall): number {
  return keys.reduce((sum, key) => sum + (known.get(key)?.height ?? 0) + gap, 0) - gap;
}

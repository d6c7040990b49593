/** A ticket as the wall sees it: how high it is, and whether it may be moved. */
export interface Slot {
  key: string;
  height: number;
  /** Somebody works on it, or may still take it back: it stays in its column. */
  fixed: boolean;
  /** How high it is when it is folded as far as may be; it can be folded to nothing where nothing is said. */
  least?: () => number;
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
 * in view nothing moves: what left leaves a gap behind. When something is out of view, empty columns go and what nobody has begun
 * moves up to where there is room; what is being worked on stays in its column.
 */
export function hang(before: Columns, slots: readonly Slot[], wall: Wall): string[][] {
  const known = new Map(slots.map((slot) => [slot.key, slot]));
  const columns = before.map((column) => column.filter((key) => known.has(key)));
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
  return columns.length > wall.inView ? closeUp(columns, known, fits) : columns;
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

/**
 * A ticket that has grown pushes out, at the foot of its column, what nobody has begun; what is begun, only when there is no room for
 * what must be read.
 */
function spill(columns: string[][], known: ReadonlyMap<string, Slot>, wall: Wall): void {
  for (const [at, column] of columns.entries()) {
    while (column.length > 1 && heightOf(column, known, wall) > wall.height) {
      const last = column.at(-1) ?? '';
      if (known.get(last)?.fixed && leastOf(column, known, wall) <= wall.height) break;
      column.pop();
      const next = columns[at + 1];
      if (next) next.unshift(last);
      else columns.push([last]);
    }
  }
}

function leastOf(keys: readonly string[], known: ReadonlyMap<string, Slot>, { gap }: Wall): number {
  return keys.reduce((sum, key) => sum + (known.get(key)?.least?.() ?? 0) + gap, 0) - gap;
}

function closeUp(
  columns: string[][],
  known: ReadonlyMap<string, Slot>,
  fits: (column: readonly string[], key: string) => boolean,
): string[][] {
  const left = columns.filter((column) => column.length > 0);
  for (let at = 0; at < left.length - 1; at += 1) {
    const here = left[at] ?? [];
    const next = left[at + 1] ?? [];
    while (next[0] !== undefined && !known.get(next[0])?.fixed && fits(here, next[0])) here.push(next.shift() ?? '');
    if (next.length === 0) {
      left.splice(at + 1, 1);
      at -= 1;
    }
  }
  return left;
}

function heightOf(keys: readonly string[], known: ReadonlyMap<string, Slot>, { gap }: Wall): number {
  return keys.reduce((sum, key) => sum + (known.get(key)?.height ?? 0) + gap, 0) - gap;
}

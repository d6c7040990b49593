import { editableFields } from '../values.ts';
import type { LineChange, LineSnapshot, OrderChange, ToldLine, UnseenMove } from './contract.ts';

/** What became of each line: added, removed, or another quantity or note. What stayed as it was is left out. */
export function changesBetween(before: readonly ToldLine[], after: readonly ToldLine[]): LineChange[] {
  const lines = [...new Set([...before, ...after].map(({ line }) => line))].sort((a, b) => a - b);
  return lines
    .map((line) => ({ line, was: snapshotOf(before, line), became: snapshotOf(after, line) }))
    .filter(isChange);
}

/** Several edits as one: what each line was before the first of them, and what it is after the last. */
export function netChanges(changes: readonly OrderChange[]): LineChange[] {
  const byLine = new Map<number, LineChange>();
  for (const { line, was, became } of changes) {
    const first = byLine.has(line) ? (byLine.get(line)?.was ?? null) : was;
    // What of it was given since was never to be paid.
    const freeQuantity = was?.freeQuantity;
    byLine.set(line, { line, was: first && freeQuantity ? { ...first, freeQuantity } : first, became });
  }
  return [...byLine.values()].filter(isChange);
}

/**
 * What a kitchen has to look at: what each line is now beside what it was when it was last seen. An edit that another one undid
 * was told all the same, and someone may have begun with it: it stands there as the last that was heard of it.
 */
export function changesToSee(unseen: readonly OrderChange[]): LineChange[] {
  const net = new Map(netChanges(unseen).map((change) => [change.line, change]));
  const lines = new Map(unseen.map(({ line, was, became }) => [line, { line, was, became }]));
  return [...lines.values()].map((last) => net.get(last.line) ?? last);
}

/** What nobody has said yet that they have seen. */
export function unseenChanges(changes: readonly OrderChange[]): OrderChange[] {
  return changes.filter(({ seenAt }) => seenAt === null);
}

/** The stations that have seen all that nobody else has of a line. */
export function seenOfLine(unseen: readonly OrderChange[], line: number): string[] {
  const own = unseen.filter((change) => change.line === line).map(({ seenStations }) => seenStations);
  return (own[0] ?? []).filter((station) => own.every((seen) => seen.includes(station)));
}

export interface Told {
  changes: readonly OrderChange[];
  unseenMove: UnseenMove | null;
}

/** The revision of the last edit or move that nobody has said they have seen; null when all of it was seen. */
export function unseenRevision({ changes, unseenMove }: Told): number | null {
  const revisions = [...unseenChanges(changes), ...(unseenMove ? [unseenMove] : [])].map(({ revision }) => revision);
  return revisions.length === 0 ? null : Math.max(...revisions);
}

export interface LineTold {
  line: ToldLine;
  change: LineChange | undefined;
}

/** The lines with what became of each, and in their old places those that are gone. */
export function withRemoved(lines: readonly ToldLine[], changes: readonly LineChange[]): LineTold[] {
  const told = lines.map((line) => ({ line, change: changes.find((change) => change.line === line.line) }));
  const gone = changes.flatMap((change) =>
    change.was && !change.became ? [{ line: { line: change.line, ...change.was }, change }] : [],
  );
  return [...told, ...gone].sort((a, b) => a.line.line - b.line.line);
}

function snapshotOf(lines: readonly ToldLine[], line: number): LineChange['was'] {
  const found = lines.find((candidate) => candidate.line === line);
  if (!found) return null;
  const { productId, stationId, name, quantity, unitCents, choices, notes, freeQuantity } = found;
  const snapshot = { productId, stationId, name, quantity, unitCents, choices, notes } satisfies LineSnapshot;
  return freeQuantity ? { ...snapshot, freeQuantity } : snapshot;
}

/** Name, choices and price of a line are a snapshot: an edit changes how many, and what is asked of the kitchen. */
function isChange({ was, became }: LineChange): boolean {
  if (!was || !became) return was !== became;
  return editableFields.some((field) => was[field] !== became[field]);
}

/**
 * How much each station makes, as far as the columns of the pass show it: as it was when the last of them got its first dish. A column that followed
 * each order would move under the finger.
 */
export function columnsAfter(before: readonly number[], counts: readonly number[]): readonly number[] {
  if (counts.length === 0) return before;
  const known = before.length === counts.length;
  if (known && counts.every((count, at) => count === 0 || (before[at] ?? 0) > 0)) return before;
  return counts.map((count, at) => Math.max(count, (known && before[at]) || 0));
}

/** A station that makes most has most room; their names beside it change nothing. */
export function columnWidths(columns: readonly number[]): string {
  const most = Math.max(1, ...columns);
  return columns.map((count) => `minmax(0, ${(1 + count / most).toFixed(2)}fr)`).join(' ');
}

/** Which columns a cell takes, from 0. */
export interface Place {
  from: number;
  span: number;
}

/**
 * Where each cell of a row stands among its columns, from 0, and how many of them it takes: also those to its right in which nothing stands. Null where
 * nothing stands in it.
 */
export function placesIn(counts: readonly number[]): (Place | null)[] {
  return counts.map((count, from) => {
    if (count === 0) return null;
    const next = counts.findIndex((other, at) => at > from && other > 0);
    return { from, span: (next === -1 ? counts.length : next) - from };
  });
}

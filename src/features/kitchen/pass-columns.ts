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

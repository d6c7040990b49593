import type { Columns } from './hang.ts';

/** Where each ticket hangs: in which column, and how far down. */
export function placesOf(columns: Columns, heightOf: (key: string) => number): Map<string, string> {
  const places = new Map<string, string>();
  for (const [at, column] of columns.entries()) {
    let top = 0;
    for (const [row, key] of column.entries()) {
      places.set(key, `${at} ${row} ${top}`);
      top += heightOf(key);
    }
  }
  return places;
}

/** The tickets that a finger would not expect where they are: those that moved, and what came in the same moment. */
export function movedOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const elsewhere = [...after.keys()].filter((key) => before.get(key) !== after.get(key));
  return elsewhere.some((key) => before.has(key)) ? elsewhere : [];
}

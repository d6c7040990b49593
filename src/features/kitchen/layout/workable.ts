import { keysIn, type Part } from './flow.ts';
import type { Columns } from './hang.ts';

/**
 * Which of some tickets a key may work, in their sequence: those that are seen to their end on the page that is turned to. What is folded is opened
 * first. A phone's single column goes on below.
 */
export function workable(
  columns: Columns,
  parts: ReadonlyMap<string, Part>,
  page: { first: number; inView: number } | null,
  sequence: readonly string[],
): string[] {
  const pages = page !== null && page.inView > 1;
  const end = pages ? page.first + page.inView : columns.length;
  const seen = new Set(keysIn(columns.slice(pages ? page.first : 0, end)));
  const beyond = new Set(keysIn(columns.slice(end)));
  const isFolded = (key: string) => ['folded', 'strip'].includes(parts.get(key)?.place ?? '');
  return sequence.filter((key) => seen.has(key) && !beyond.has(key) && !isFolded(key));
}

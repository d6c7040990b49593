import type { CheckLine } from '../../../told/contract.ts';
import { priceOf, standingOf } from './pieces.ts';

export interface OwnLines {
  count: number;
  /** What is this phone's of them, or can be. */
  cents: number;
  /** All that can be had of them is this phone's. */
  chosen: boolean | 'mixed';
}

/** The lines that this phone ordered and can still pay for, together; null below two, where a row for them all says nothing more. */
export function ownLines(lines: readonly CheckLine[]): OwnLines | null {
  const own = lines
    .filter(({ you }) => you)
    .map((line) => ({ line, standing: standingOf(line) }))
    .filter(({ standing: { mine, free } }) => mine + free > 0);
  if (own.length < 2) return null;
  const all = own.every(({ standing }) => standing.free === 0);
  return {
    count: own.length,
    cents: own.reduce((sum, { line, standing: { mine, free } }) => sum + priceOf(line, mine + free), 0),
    chosen: all || (own.some(({ standing }) => standing.mine > 0) && 'mixed'),
  };
}

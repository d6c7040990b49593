import type { PriceRule } from './values.ts';

/** What the chosen options of one group add to the price of one, in cents; an option that is chosen twice is in the list twice. */
export function groupPrice(rule: PriceRule | undefined, deltas: readonly number[]): number {
  const count = deltas.length;
  if (rule === 'dearest' && count > 0) return Math.max(...deltas);
  const sum = deltas.reduce((total, delta) => total + delta, 0);
  // Half up in whole cents: (2s + n) / 2n, rounded down, has no fraction to lose.
  return rule === 'mean' && count > 0 ? Math.floor((2 * sum + count) / (2 * count)) : sum;
}

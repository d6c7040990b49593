import type { OptionGroup, Product } from '../menu/contract.ts';
import type { PriceRule } from '../menu/values.ts';
import { type Chosen, chosenIn } from './chosen.ts';

/** What the chosen options of one group add to the price of one, in cents; an option that is chosen twice is in the list twice. */
export function groupPrice(rule: PriceRule | undefined, deltas: readonly number[]): number {
  const count = deltas.length;
  if (rule === 'dearest' && count > 0) return Math.max(...deltas);
  const sum = deltas.reduce((total, delta) => total + delta, 0);
  // Half up in whole cents: (2s + n) / 2n, rounded down, has no fraction to lose.
  return rule === 'mean' && count > 0 ? Math.floor((2 * sum + count) / (2 * count)) : sum;
}

/** The price of one with these options, in cents. Never below zero, however deep the reductions. */
export function unitPrice(
  { priceCents }: Pick<Product, 'priceCents'>,
  groups: readonly Pick<OptionGroup, 'priceRule' | 'options'>[],
  chosen: Chosen,
): number {
  const deltasOf = (group: Pick<OptionGroup, 'options'>) => chosenIn(group, chosen).map((each) => each.priceDeltaCents);
  return Math.max(
    0,
    groups.reduce((sum, group) => sum + groupPrice(group.priceRule, deltasOf(group)), priceCents),
  );
}

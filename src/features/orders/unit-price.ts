import type { OptionGroup, Product } from '../menu/contract.ts';
import type { PriceRule } from '../menu/values.ts';
import { type Chosen, chosenIn } from './chosen.ts';

/** What the chosen options of one group add to the price of one, in cents; an option that is chosen twice is in the list twice. */
export function groupPrice(rule: PriceRule | undefined, deltas: readonly number[]): number {
  const sum = deltas.reduce((total, delta) => total + delta, 0);
  if (deltas.length === 0) return 0;
  if (rule === 'dearest') return Math.max(...deltas);
  // Half up in whole cents: (2s + n) / 2n, rounded down, has no fraction to lose.
  if (rule === 'mean') return Math.floor((2 * sum + deltas.length) / (2 * deltas.length));
  return sum;
}

/** The price of one with these options, in cents. Never below zero, however deep the reductions. */
export function unitPrice(
  { priceCents }: Pick<Product, 'priceCents'>,
  groups: readonly Pick<OptionGroup, 'priceRule' | 'options'>[],
  chosen: Chosen,
): number {
  const added = groups.map((group) =>
    groupPrice(
      group.priceRule,
      chosenIn(group, chosen).map((option) => option.priceDeltaCents),
    ),
  );
  return Math.max(
    0,
    added.reduce((sum, cents) => sum + cents, priceCents),
  );
}

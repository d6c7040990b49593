import type { OptionGroup, Product } from '../menu/contract.ts';
import { groupPrice } from '../menu/group-price.ts';
import { type Chosen, chosenIn } from './chosen.ts';

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

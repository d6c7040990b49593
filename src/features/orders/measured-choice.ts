import type { OptionGroup, Product } from '../menu/contract.ts';
import { baseCents, type Measure, weighingOf } from './base-price.ts';
import { type PricedChoice, pricedChoice } from './choices.ts';
import type { Chosen } from './chosen.ts';

/** What staff choose, with its weight or price; until that is entered the product itself counts as nothing. */
export function measuredChoice(
  product: Product,
  groups: readonly OptionGroup[],
  chosen: Chosen,
  { grams, openCents }: Measure = {},
): PricedChoice & Measure {
  const priceCents = baseCents(product, { grams, openCents }) ?? 0;
  const choice = pricedChoice({ ...product, priceCents }, groups, chosen);
  return {
    ...choice,
    choices: [...weighingOf(product, { grams }).map(({ name }) => name), ...choice.choices],
    ...(grams !== undefined && { grams }),
    ...(openCents !== undefined && { openCents }),
  };
}

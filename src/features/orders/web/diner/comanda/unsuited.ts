import type { Option, Product } from '../../../../menu/contract.ts';
import { avoidedBy, suits } from '../../../../menu/finding/filters.ts';
import type { Diet, Wanted } from '../../../../menu/finding/wanted.ts';
import {
  type Avoided,
  avoidedInOptions,
  containedIn,
  type Declared,
  mayContain,
  withoutTwins,
} from '../choosing/may-contain.ts';

export interface Unsuited {
  /** What the dish and its chosen options declare. */
  contains: Avoided[];
  /** What its options may bring. */
  mayContain: Avoided[];
  /** The diets that it is not marked as suiting. */
  diets: Diet[];
}

/** Why a dish that was chosen is not for a guest with these filters, which may have been set since; null where nothing is known against it. */
export function unsuited(
  product: Product,
  options: readonly Option[],
  wanted: Wanted,
  declared: Declared,
): Unsuited | null {
  const avoided = avoidedBy(wanted);
  const declares = [
    ...product.allergens.filter((allergen) => avoided.has(allergen)),
    ...options.flatMap((option) => containedIn(option, avoided)),
  ];
  const contains = withoutTwins([...new Set<Avoided>(declares)]);
  const inOptions = options.flatMap((option) => mayContain(option, avoidedInOptions(wanted), declared));
  const found = {
    contains,
    mayContain: [...new Set(inOptions)].filter((mark) => !contains.some((known) => known === mark)),
    diets: wanted.diets.filter((diet) => !suits(product, diet)),
  };
  return Object.values(found).some((reasons) => reasons.length > 0) ? found : null;
}

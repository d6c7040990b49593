import type { OptionGroup, Product } from './contract.ts';
import { groupPrice } from './group-price.ts';

type Group = Pick<OptionGroup, 'min' | 'max' | 'priceRule' | 'repeats' | 'options'>;
type Priced = Pick<Product, 'priceCents' | 'pricing' | 'optionGroupIds'>;

/** What can be answered with: the options that can be had, or all of them where those are too few. */
function answersOf({ min, repeats, options }: Group) {
  const available = options.filter((option) => option.available);
  const enough = available.length >= min || (repeats && available.length > 0);
  return enough ? available : options;
}

/** The least that any valid answer to a group adds to the price, in cents. */
function leastOf(group: Group): number {
  const { min, max, priceRule, repeats } = group;
  const deltas = answersOf(group)
    .map(({ priceDeltaCents }) => priceDeltaCents)
    .sort((a, b) => a - b);
  // Of any number of choices the cheapest cost least, whichever rule makes a price of them.
  const cheapest = repeats ? deltas.slice(0, 1).flatMap((delta) => Array<number>(max).fill(delta)) : deltas;
  const fewest = Math.min(min, cheapest.length);
  const most = Math.min(max, cheapest.length);
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  return Math.min(...counts.map((count) => groupPrice(priceRule, cheapest.slice(0, count))));
}

/** The least that one of a product can cost, in cents: each group answers for itself, and a price never falls below zero. */
export function leastPrice({ priceCents }: Pick<Product, 'priceCents'>, groups: readonly Group[]): number {
  return Math.max(
    0,
    groups.reduce((sum, group) => sum + leastOf(group), priceCents),
  );
}

/** The menu with what each product begins at, where its choices make that another price than its own. */
export function withLeastPrices<
  P extends Priced,
  C extends { products: P[] },
  M extends { categories: C[]; optionGroups: (Group & { id: string })[] },
>(menu: M): M {
  const groups = new Map(menu.optionGroups.map((group) => [group.id, group]));
  const priced = (product: P): P => {
    // A weight or an open price is not there before somebody enters it.
    if (product.pricing) return product;
    const fromCents = leastPrice(
      product,
      product.optionGroupIds.flatMap((id) => groups.get(id) ?? []),
    );
    return fromCents === product.priceCents ? product : { ...product, fromCents };
  };
  return {
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, products: category.products.map(priced) })),
  };
}

/** The price that a product is shown with, in cents. */
export function shownCents({ priceCents, fromCents }: Pick<Product, 'priceCents' | 'fromCents'>): number {
  return fromCents ?? priceCents;
}

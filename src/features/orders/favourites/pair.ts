import type { Menu } from '../../menu/contract.ts';
import type { Sold } from './choose.ts';
import type { Pairing } from './contract.ts';

/** Two products, and in how many orders they were together. */
export interface Together {
  a: string;
  b: string;
  orders: number;
}

/** Fewer than these together are chance. */
const fewestTogether = 5;
/** They are together this much more often than two that have nothing to do with each other. */
const leastLift = 1.15;
const mostEach = 2;

/** What goes with each product: of another category, since who has chosen a dish does not want a second one in its place. */
export function pairUp(
  { categories }: Pick<Menu, 'categories'>,
  total: number,
  sold: readonly Sold[],
  together: readonly Together[],
): Pairing[] {
  const categoryOf = new Map(categories.flatMap(({ id, products }) => products.map((product) => [product.id, id])));
  const ordersOf = new Map(sold.map(({ id, orders }) => [id, orders]));
  const worth = ({ a, b, orders }: Together) =>
    (orders * total) / Math.max(1, (ordersOf.get(a) ?? 0) * (ordersOf.get(b) ?? 0));
  const related = together
    .filter(
      ({ a, b, orders }) =>
        orders >= fewestTogether && categoryOf.has(a) && categoryOf.has(b) && categoryOf.get(a) !== categoryOf.get(b),
    )
    .filter((pair) => worth(pair) >= leastLift);
  const found = new Map<string, Together[]>();
  for (const pair of related) {
    found.set(pair.a, [...(found.get(pair.a) ?? []), pair]);
    found.set(pair.b, [...(found.get(pair.b) ?? []), { ...pair, a: pair.b, b: pair.a }]);
  }
  return [...found].map(([id, pairs]) => ({
    id,
    with: pairs
      .sort((one, other) => other.orders * worth(other) - one.orders * worth(one) || one.b.localeCompare(other.b))
      .slice(0, mostEach)
      .map(({ b }) => b),
  }));
}

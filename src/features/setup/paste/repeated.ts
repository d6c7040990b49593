import { folded } from '#lib/folded.ts';
import { groupedBy } from '#lib/grouped-by.ts';
import { isPriced } from '../../menu/starting/priced-choices.ts';
import type { ReadCategory, ReadDish } from './read-list.ts';

/** One heading twice is one category. */
export function together(categories: readonly ReadCategory[]): ReadCategory[] {
  const named = groupedBy(categories, ({ name }) => folded(name));
  return [...named.values()].map((same) => ({ name: same[0]!.name, dishes: same.flatMap(({ dishes }) => dishes) }));
}

/** The menu has one dish of a name in each category: which price is meant where a list has two, nobody can know. */
export function askRepeated(categories: readonly ReadCategory[]): ReadCategory[] {
  return categories.map(({ name, dishes }) => ({
    name,
    dishes: [...groupedBy(dishes, (dish) => folded(dish.name)).values()].map(once),
  }));
}

function once(same: ReadDish[]): ReadDish {
  const [first, ...others] = same as [ReadDish, ...ReadDish[]];
  if (others.length === 0) return first;
  const prices = same.flatMap(({ priceCents, prices: possible, choices }) =>
    priceCents === null
      ? possible
      : [priceCents, ...choices.map(({ priceDeltaCents }) => priceCents + priceDeltaCents)],
  );
  return {
    ...first,
    said: same.flatMap(({ said }) => said),
    repeated: true,
    priceCents: null,
    // What a size costs more is known beside its own price alone.
    choices: isPriced(first.choices) ? [] : first.choices,
    prices: [...new Set(prices)],
  };
}

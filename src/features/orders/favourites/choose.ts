import type { Menu } from '../../menu/contract.ts';
import { shownCents } from '../../menu/least-price.ts';
import type { Favourite } from './contract.ts';

/** In how many orders a product was. */
export interface Sold {
  id: string;
  orders: number;
}

/** Less than this is chance, and says nothing of a dish. */
const fewestOrders = 3;
const fewestDishes = 3;
const mostDishes = 8;
/** Else the row of a house that sells mostly beer would be beer. */
const mostOfCategory = 2;

/** What costs less than half of what is usual in the house, water or coffee, everybody takes along anyway. */
function leastPrice(prices: readonly number[]): number {
  const sorted = [...prices].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) / 2;
}

/** First what the house has chosen, then what is ordered most and has a picture to show. None at all unless there are some. */
export function chooseFavourites(
  { categories }: Pick<Menu, 'categories'>,
  sold: readonly Sold[],
  pins: readonly string[],
): Favourite[] {
  const onMenu = new Map(
    categories.flatMap(({ id, products }) => products.map((product) => [product.id, { ...product, category: id }])),
  );
  const priced = [...onMenu.values()].filter(({ pricing }) => !pricing);
  const least = leastPrice(priced.map(shownCents));
  const ordersOf = new Map(sold.map(({ id, orders }) => [id, orders]));
  const pinned = pins
    .filter((id) => onMenu.has(id))
    .map((id) => ({ id, orders: ordersOf.get(id) ?? 0, pinned: true }))
    .sort((a, b) => b.orders - a.orders);
  const taken = new Map<string, number>();
  const loved = sold
    .filter(({ id, orders }) => {
      const product = onMenu.get(id);
      // What the staff weigh or price cannot be added from the row.
      if (!product || product.pricing || !product.imageUrl) return false;
      return orders >= fewestOrders && !pins.includes(id) && shownCents(product) >= least;
    })
    .sort((a, b) => b.orders - a.orders)
    .filter(({ id }) => {
      const category = onMenu.get(id)?.category ?? '';
      const before = taken.get(category) ?? 0;
      taken.set(category, before + 1);
      return before < mostOfCategory;
    })
    .map((each) => ({ ...each, pinned: false }));
  const chosen = [...pinned, ...loved].slice(0, mostDishes);
  return chosen.length < fewestDishes ? [] : chosen;
}

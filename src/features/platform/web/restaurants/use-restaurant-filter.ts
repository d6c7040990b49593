import { type ListOrder, sortingOf } from '#client/list-order.ts';
import { useAddressQuery } from '#client/use-address-query.ts';
import { mostCharacters } from '#lib/limits.ts';
import { type RestaurantSort, standings } from '../../restaurants/values.ts';

const names = { text: 'busca', standing: 'situacao', plan: 'plano', order: 'ordem' };

/** The first is how the list is without a word: the newest restaurants before the others. */
export const restaurantOrders = ['-joined', 'joined', 'name', '-name'] as const satisfies ListOrder<RestaurantSort>[];

/** The filter as the address has it. What is no filter there is none. */
export function useRestaurantFilter() {
  const { read, change } = useAddressQuery(names);
  const word = (part: 'text' | 'plan') => (read(part).length > mostCharacters.search ? '' : read(part));
  const text = word('text');
  const plan = word('plan');
  const standing = standings.find((each) => each === read('standing'));
  const order: ListOrder<RestaurantSort> = restaurantOrders.find((each) => each === read('order')) ?? '-joined';
  return {
    filter: { text, plan, standing, order },
    input: { search: text, standing, plan: plan || undefined, ...sortingOf(order) },
    narrowed: standing !== undefined || plan !== '',
    change,
  };
}

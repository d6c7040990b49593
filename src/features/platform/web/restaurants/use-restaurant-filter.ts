import { useAddressQuery } from '#client/use-address-query.ts';
import { mostCharacters } from '#lib/limits.ts';
import type { Sort } from '#ui/staff/column.ts';
import { type RestaurantSort, standings } from '../../restaurants/values.ts';

const names = { text: 'busca', standing: 'situacao', plan: 'plano', order: 'ordem' };

/** `-joined`: the newest first. That is how the list is without a word. */
export const restaurantOrders = ['-joined', 'joined', 'name', '-name'] as const;
export type RestaurantOrder = (typeof restaurantOrders)[number];

/** The filter as the address has it. What is no filter there is none. */
export function useRestaurantFilter() {
  const { read, change } = useAddressQuery(names);
  const word = (part: 'text' | 'plan') => (read(part).length > mostCharacters.search ? '' : read(part));
  const text = word('text');
  const plan = word('plan');
  const standing = standings.find((each) => each === read('standing'));
  const order: RestaurantOrder = restaurantOrders.find((each) => each === read('order')) ?? '-joined';
  return {
    filter: { text, plan, standing, order },
    input: { search: text, standing, plan: plan || undefined, ...sortingOf(order) },
    narrowed: standing !== undefined || plan !== '',
    change,
  };
}

function sortingOf(order: RestaurantOrder) {
  const sort = order.replace('-', '') as RestaurantSort;
  return { sort, direction: order.startsWith('-') ? ('desc' as const) : ('asc' as const) };
}

/** As a table's header shows it. */
export const headerOf = (order: RestaurantOrder): Sort => ({
  key: order.replace('-', ''),
  direction: order.startsWith('-') ? 'descending' : 'ascending',
});

/** The same column turns round; another begins with the newest, or with A. */
export function nextOrder(order: RestaurantOrder, column: string): RestaurantOrder {
  if (order.replace('-', '') !== column) return column === 'name' ? 'name' : '-joined';
  return (order.startsWith('-') ? column : `-${column}`) as RestaurantOrder;
}

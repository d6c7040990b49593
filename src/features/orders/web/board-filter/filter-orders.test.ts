import { expect, test } from 'vitest';
import { filterOrders } from './filter-orders.ts';

const orders = [2, 12, 21].map((tableNumber) => ({ tableId: `table ${tableNumber}`, tableNumber }));
const shown = (own: string[] | null, number = '') =>
  filterOrders(orders, { own: own && new Set(own), number }).map(({ tableNumber }) => tableNumber);

test('the board shows all, or one’s own tables; a number is looked for among all of them', () => {
  expect(shown(null)).toEqual([2, 12, 21]);
  expect(shown(['table 12'])).toEqual([12]);
  expect(shown([])).toEqual([]);
  expect(shown(['table 12'], '2')).toEqual([2, 21]);
  expect(shown(null, '12')).toEqual([12]);
});

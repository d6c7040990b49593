import type { Item } from '#features/menu/availability/contract.ts';
import type { Menu } from '#features/menu/contract.ts';
import { type Left, leftOf, withStock } from '#features/menu/stock.ts';
import type { Order } from '../contract.ts';
import { indexMenu, type MenuIndex } from '../order.ts';
import { quantitiesOf, takenBy } from '../stock/left.ts';

/** The menu as it can be ordered from now: what an order has had all along is left for that order. */
export function offeredTo(
  order: Order | null,
  read: Menu,
  stock: readonly Pick<Item, 'id' | 'left'>[],
): { menu: Menu; index: MenuIndex; left: Left } {
  const left = leftOf(read, { left: stock.flatMap(({ id, left }) => (left === null ? [] : [{ id, left }])) });
  const menu = withStock(read, left);
  const had = quantitiesOf(takenBy(order?.lines ?? []), left);
  const forOrder = new Map([...left].map(([id, count]) => [id, count + (had.get(id) ?? 0)]));
  return { menu, index: indexMenu(menu), left: forOrder };
}

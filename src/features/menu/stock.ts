import type { Stock } from './availability/contract.ts';
import type { Menu } from './contract.ts';

/** How many are left, by product and option: of those that the menu says are counted. */
export type Left = ReadonlyMap<string, number>;

export function leftOf({ counted }: Menu, stock: Pick<Stock, 'left'> | undefined): Left {
  return new Map(stock?.left.flatMap(({ id, left }) => (counted.includes(id) ? [[id, left]] : [])));
}

/** The menu, without what was counted down to nothing. */
export function withStock(menu: Menu, left: Left): Menu {
  if (left.size === 0) return menu;
  const there = <Item extends { id: string; available: boolean }>(item: Item): Item =>
    left.get(item.id) === 0 ? { ...item, available: false } : item;
  return {
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, products: category.products.map(there) })),
    optionGroups: menu.optionGroups.map((group) => ({ ...group, options: group.options.map(there) })),
  };
}

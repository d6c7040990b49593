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
  const gone = (items: readonly { id: string }[]) => items.some(({ id }) => left.get(id) === 0);
  // What is as it was stays the very same, so that a phone draws again only what changed.
  return {
    ...menu,
    categories: menu.categories.map((category) =>
      gone(category.products) ? { ...category, products: category.products.map(there) } : category,
    ),
    optionGroups: menu.optionGroups.some(({ options }) => gone(options))
      ? menu.optionGroups.map((group) => ({ ...group, options: group.options.map(there) }))
      : menu.optionGroups,
  };
}

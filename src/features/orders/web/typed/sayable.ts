import type { Menu } from '#features/menu/contract.ts';

/** A sentence says neither a weight nor a price: what needs one is known by its name, and has to be picked. */
export function sayable(menu: Menu): Menu {
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map((each) => (each.pricing ? { ...each, available: false } : each)),
  }));
  return { ...menu, categories };
}

import type { Menu } from '../contract.ts';
import type { English } from './store.ts';

/** In English, and beside it what the house's people call it; what is the same in both stands once. */
function called<T extends { name: string }>(it: T, name: string | undefined): T & { inPortuguese?: string } {
  return name && name !== it.name ? { ...it, name, inPortuguese: it.name } : it;
}

/** The menu for who reads English. What the house has not written in English stays Portuguese. */
export function inEnglish(menu: Menu, { categories, products, groups, options }: English): Menu {
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...called(category, categories[category.id]),
      products: category.products.map((product) => {
        const [name, description] = products[product.id] ?? [];
        return called({ ...product, description: description || product.description }, name);
      }),
    })),
    optionGroups: menu.optionGroups.map((group) => ({
      ...called(group, groups[group.id]),
      options: group.options.map((option) => called(option, options[option.id])),
    })),
  };
}

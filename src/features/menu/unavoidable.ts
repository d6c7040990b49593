import type { Menu, OptionGroup } from './contract.ts';
import { allergens } from './values.ts';

/** Whether nobody can answer a group without it: too few of its options that can be had do not contain it. */
const brings = ({ min, options }: OptionGroup, allergen: (typeof allergens)[number]) => {
  const without = options.filter((option) => option.available && !option.allergens?.includes(allergen));
  return without.length < min && options.some((option) => option.allergens?.includes(allergen));
};

/** The menu with each dish declaring what it contains itself and what its required choices bring, whichever are made. */
export function withUnavoidable(menu: Menu): Menu {
  const brought = new Map(
    menu.optionGroups.map((group) => [group.id, allergens.filter((allergen) => brings(group, allergen))]),
  );
  if ([...brought.values()].every((each) => each.length === 0)) return menu;
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => {
      const all = [...product.allergens, ...product.optionGroupIds.flatMap((id) => brought.get(id) ?? [])];
      return { ...product, allergens: [...new Set(all)] };
    }),
  }));
  return { ...menu, categories };
}

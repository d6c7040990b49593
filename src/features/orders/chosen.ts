import type { OptionGroup, Product } from '../menu/contract.ts';

/** The ids of chosen options; one that is taken twice stands there twice. */
export type Chosen = readonly string[];

export function groupsOf(product: Product, groups: ReadonlyMap<string, OptionGroup>): OptionGroup[] {
  return product.optionGroupIds.flatMap((id) => groups.get(id) ?? []);
}

/** In the order of the menu, each as often as it was chosen. */
export function chosenIn<Option extends { id: string }>(
  group: { options: readonly Option[] },
  chosen: Chosen,
): Option[] {
  return group.options.flatMap((option) => chosen.filter((id) => id === option.id).map(() => option));
}

import type { OptionGroup, Product } from '../../contract.ts';

/** A product whose required choice has run out of options cannot be had either. */
export function isOrderable(product: Product, groups: ReadonlyMap<string, OptionGroup>): boolean {
  return (
    product.available &&
    product.optionGroupIds.every((id) => {
      const group = groups.get(id);
      return !group || group.options.filter((option) => option.available).length >= group.min;
    })
  );
}

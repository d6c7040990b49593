import type { OptionGroup, Product } from '../../contract.ts';

/** A product whose required choice has run out of options cannot be had either. */
export function isOrderable(product: Product, groups: ReadonlyMap<string, OptionGroup>): boolean {
  return (
    product.available &&
    product.optionGroupIds.every((id) => {
      const group = groups.get(id);
      if (!group) return true;
      const available = group.options.filter((option) => option.available).length;
      return available >= group.min || (group.repeats === true && available > 0);
    })
  );
}

import type { OptionGroup, Product } from '../../contract.ts';

/** It can be had, but is weighed or priced by the staff. */
export function isSoldByStaff({ available, pricing }: Product): boolean {
  return available && Boolean(pricing);
}

/** What the staff weigh or price is ordered from them. A product whose required choice has run out of options cannot be had either. */
export function isOrderable(product: Product, groups: ReadonlyMap<string, OptionGroup>): boolean {
  return (
    product.available &&
    !product.pricing &&
    product.optionGroupIds.every((id) => {
      const group = groups.get(id);
      if (!group) return true;
      const available = group.options.filter((option) => option.available).length;
      return available >= group.min || (group.repeats === true && available > 0);
    })
  );
}

import type { Scope } from '../../../src/database/scope.ts';
import { keptMenu } from '../../../src/features/menu/store.ts';
import type { ChosenLine } from '../../../src/features/orders/lines/contract.ts';
import { CodedError } from '../../../src/lib/errors.ts';
import type { PlannedLine } from './parties.ts';

/** The dishes and choices by their names, as the menu has them now. Refuses what people have taken off it. */
export async function chooseLines(scope: Scope, planned: readonly PlannedLine[]): Promise<ChosenLine[]> {
  const { categories, optionGroups } = await keptMenu(scope);
  const products = categories.flatMap((category) => category.products);
  return planned.map(({ dish, quantity, options = [], notes = '' }) => {
    const product = products.find(({ name }) => name === dish);
    if (!product) throw new CodedError('product_not_found');
    const groups = optionGroups.filter(({ id }) => product.optionGroupIds.includes(id));
    const optionIds = options.map((name) => {
      const option = groups.flatMap((group) => group.options).find((each) => each.name === name);
      if (!option) throw new CodedError('option_unavailable');
      return option.id;
    });
    return { productId: product.id, quantity, optionIds, notes };
  });
}

import type { OptionGroup, Product } from '../menu/contract.ts';
import { unitPrice } from './order.ts';

export type Chosen = ReadonlySet<string>;

/** Exactly one of them: drawn as radio buttons. */
export function isSingle(group: OptionGroup): boolean {
  return group.min === 1 && group.max === 1;
}

export function groupsOf(product: Product, groups: ReadonlyMap<string, OptionGroup>): OptionGroup[] {
  return product.optionGroupIds.flatMap((id) => groups.get(id) ?? []);
}

/** What was chosen before, as far as it can still be had. Nothing is chosen for a guest. */
export function startingChoice(groups: readonly OptionGroup[], before: readonly string[] = []): Chosen {
  return new Set(
    groups.flatMap((group) => group.options.filter((o) => o.available && before.includes(o.id)).map((o) => o.id)),
  );
}

export function chosenIn(group: OptionGroup, chosen: Chosen): OptionGroup['options'] {
  return group.options.filter((option) => chosen.has(option.id));
}

export function isGroupFull(group: OptionGroup, chosen: Chosen): boolean {
  return chosenIn(group, chosen).length >= group.max;
}

/** Presses an option. Where only one may be chosen it takes the place of the other; beyond the maximum nothing changes. */
export function press(group: OptionGroup, chosen: Chosen, optionId: string): Chosen {
  const next = new Set(chosen);
  if (next.has(optionId)) {
    if (!isSingle(group)) next.delete(optionId);
    return next;
  }
  if (group.max === 1) for (const option of group.options) next.delete(option.id);
  else if (isGroupFull(group, chosen)) return chosen;
  return next.add(optionId);
}

/** How many are still to be chosen, by group; groups with enough are left out. */
export function lackingIn(groups: readonly OptionGroup[], chosen: Chosen): Map<string, number> {
  const counts = groups.map((group) => [group.id, group.min - chosenIn(group, chosen).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

export type PricedChoice = ReturnType<typeof pricedChoice>;

/** The options in the menu's order, their names, and the price of one. */
export function pricedChoice(product: Product, groups: readonly OptionGroup[], chosen: Chosen) {
  const options = groups.flatMap((group) => chosenIn(group, chosen));
  return {
    optionIds: options.map((option) => option.id),
    choices: options.map((option) => option.name),
    seenUnitCents: unitPrice(product, options),
  };
}

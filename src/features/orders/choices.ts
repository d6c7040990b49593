import type { OptionGroup, Product } from '../menu/contract.ts';
import { type Chosen, chosenIn } from './chosen.ts';
import { unitPrice } from './unit-price.ts';

/** Exactly one of them: drawn as radio buttons. */
export function isSingle(group: OptionGroup): boolean {
  return group.min === 1 && group.max === 1;
}

/** One option may be taken several times: drawn with a stepper for each. */
export function isRepeatable({ repeats, max }: OptionGroup): boolean {
  return repeats === true && max > 1;
}

export function timesChosen(chosen: Chosen, optionId: string): number {
  return chosen.filter((id) => id === optionId).length;
}

/** What was chosen before, as far as it can still be had. Nothing is chosen for a guest. */
export function startingChoice(groups: readonly OptionGroup[], before: Chosen = []): Chosen {
  return groups.flatMap((group) => {
    const ids = chosenIn(group, before).flatMap(({ id, available }) => (available ? id : []));
    return group.repeats ? ids : [...new Set(ids)];
  });
}

export function isGroupFull(group: OptionGroup, chosen: Chosen): boolean {
  return chosenIn(group, chosen).length >= group.max;
}

/** Presses an option. Where only one may be chosen it takes the place of the other; beyond the maximum nothing changes. */
export function press(group: OptionGroup, chosen: Chosen, optionId: string): Chosen {
  if (chosen.includes(optionId)) return isSingle(group) ? chosen : chosen.filter((id) => id !== optionId);
  if (group.max === 1) return [...chosen.filter((id) => group.options.every((option) => option.id !== id)), optionId];
  return isGroupFull(group, chosen) ? chosen : [...chosen, optionId];
}

/** Takes an option this many times. */
export function takeTimes(chosen: Chosen, optionId: string, times: number): Chosen {
  return [...chosen.filter((id) => id !== optionId), ...Array.from({ length: times }, () => optionId)];
}

/** How many are still to be chosen, by group; groups with enough are left out. */
export function lackingIn(groups: readonly OptionGroup[], chosen: Chosen): Map<string, number> {
  const counts = groups.map((group) => [group.id, group.min - chosenIn(group, chosen).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

export type PricedChoice = ReturnType<typeof pricedChoice>;

/** The options in the menu's order, their names beside them, and the price of one. */
export function pricedChoice(product: Product, groups: readonly OptionGroup[], chosen: Chosen) {
  const options = groups.flatMap((group) => chosenIn(group, chosen));
  return {
    optionIds: options.map((option) => option.id),
    choices: options.map((option) => option.name),
    seenUnitCents: unitPrice(product, groups, chosen),
  };
}

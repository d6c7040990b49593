import { m } from '#generated/messages/messages.js';
import type { EditedGroup } from '../../../editing/contract.ts';

/** 'Escolha 1', 'Até 3' or 'De 1 a 3': how many options of a group are to be chosen. */
export function choiceRule({ min, max }: { min: number; max: number }): string {
  if (min === 1 && max === 1) return m['menu.groups.chooseOne']();
  if (min === max) return m['menu.groups.chooseExactly']({ count: max });
  return min === 0 ? m['menu.groups.chooseUpTo']({ max }) : m['menu.groups.chooseBetween']({ min, max });
}

/** The same, and beside it whether an option may repeat and how several of them are priced, where that is not as usual. */
export function choiceRules(group: EditedGroup): string[] {
  const several = group.max > 1;
  return [
    choiceRule(group),
    ...(several && group.repeats ? [m['menu.priceRule.repeatsShort']()] : []),
    ...(several && group.priceRule === 'dearest' ? [m['menu.priceRule.dearest']()] : []),
    ...(several && group.priceRule === 'mean' ? [m['menu.priceRule.mean']()] : []),
  ];
}

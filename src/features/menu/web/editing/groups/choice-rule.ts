import { m } from '#generated/messages/messages.js';

/** 'Escolha 1', 'Até 3' or 'De 1 a 3': how many options of a group are to be chosen. */
export function choiceRule({ min, max }: { min: number; max: number }): string {
  if (min === 1 && max === 1) return m['menu.groups.chooseOne']();
  if (min === max) return m['menu.groups.chooseExactly']({ count: max });
  return min === 0 ? m['menu.groups.chooseUpTo']({ max }) : m['menu.groups.chooseBetween']({ min, max });
}

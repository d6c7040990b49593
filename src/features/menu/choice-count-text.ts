import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import type { OptionGroup } from './contract.ts';

/** How many of a group's options are to be chosen. */
export function choiceCountText(
  { min, max }: Pick<OptionGroup, 'min' | 'max'>,
  speak: { locale?: Locale } = {},
): string {
  if (min === 0) return m['menu.public.upTo']({ count: max }, speak);
  return min === max
    ? m['menu.public.choose']({ count: min }, speak)
    : m['menu.public.chooseRange']({ min, max }, speak);
}

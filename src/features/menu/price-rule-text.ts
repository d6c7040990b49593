import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import type { OptionGroup } from './contract.ts';

const texts = { dearest: m['menu.priceRule.dearestForGuests'], mean: m['menu.priceRule.meanForGuests'] };

/** How the choices of a group make its price, as guests read it before they choose; '' where each simply costs what it says. */
export function priceRuleText(
  { priceRule = 'sum', max, options }: OptionGroup,
  speak: { locale?: Locale } = {},
): string {
  const priced = max > 1 && options.some(({ priceDeltaCents }) => priceDeltaCents !== 0);
  return priced && priceRule !== 'sum' ? texts[priceRule]({}, speak) : '';
}

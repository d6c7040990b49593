import { getLocale } from '#generated/messages/runtime.js';
import type { Locale } from '#lib/locale.ts';
import { formatMoney, signedMoney } from '#lib/money.ts';
import type { OptionGroup, Product } from './contract.ts';

/** A product has no price of its own, and this group gives it one: nothing of it can be left, and nothing of it is free. */
function makesThePrice({ min, options }: OptionGroup, { priceCents, pricing }: Product): boolean {
  return !pricing && priceCents === 0 && min > 0 && options.every(({ priceDeltaCents }) => priceDeltaCents > 0);
}

/** What a choice of a group costs: '+ R$ 4,00', or 'R$ 50,00' where it is added to nothing; '' where it costs nothing. */
export function choicePriceText(
  cents: number,
  group: OptionGroup,
  product: Product | undefined,
  locale: Locale = getLocale(),
): string {
  if (cents === 0) return '';
  return product && makesThePrice(group, product) ? formatMoney(cents, locale) : signedMoney(cents, locale);
}

import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import type { Locale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import type { OptionGroup, Product } from './contract.ts';
import { shownCents } from './least-price.ts';

/** What the menu says that a product costs: 'R$ 12,00', 'a partir de R$ 45,90', 'R$ 69,90/kg', or to ask for it. */
export function priceText(
  product: Pick<Product, 'priceCents' | 'fromCents' | 'pricing'>,
  locale = getLocale(),
): string {
  const { fromCents, pricing } = product;
  if (pricing === 'open') return m['diner.askPrice']({}, { locale });
  const price = formatMoney(shownCents(product), locale);
  if (fromCents !== undefined) return m['diner.priceFrom']({ price }, { locale });
  return pricing === 'weight' ? `${price}/kg` : price;
}

const texts = { dearest: m['menu.priceRule.dearestForGuests'], mean: m['menu.priceRule.meanForGuests'] };

/** How the choices of a group make its price, as guests read it before they choose; '' where each simply costs what it says. */
export function priceRuleText(
  { priceRule = 'sum', max, options }: OptionGroup,
  speak: { locale?: Locale } = {},
): string {
  const priced = max > 1 && options.some(({ priceDeltaCents }) => priceDeltaCents !== 0);
  return priced && priceRule !== 'sum' ? texts[priceRule]({}, speak) : '';
}

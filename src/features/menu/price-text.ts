import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { Product } from './contract.ts';
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

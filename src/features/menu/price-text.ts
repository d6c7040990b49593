import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { Product } from './contract.ts';

/** What the menu says that a product costs: 'R$ 12,00', 'R$ 69,90/kg', or to ask for it. */
export function priceText(
  { priceCents, pricing }: Pick<Product, 'priceCents' | 'pricing'>,
  locale = getLocale(),
): string {
  if (pricing === 'open') return m['diner.askPrice']({}, { locale });
  const price = formatMoney(priceCents, locale);
  return pricing === 'weight' ? `${price}/kg` : price;
}
